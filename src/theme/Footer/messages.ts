/** Errors in the footer of docusaurus.config.ts. */
export const messages = {
  linkAmongCopy:
    'The footer has links where only copy and the newsletter can be. Move them to a column without a class name.',
  noSuchCopy: ({file}: {file: string}) =>
    `The footer uses the copy "${file}", which src/theme/Footer/FooterPart.tsx does not import. Import it there.`,
};
