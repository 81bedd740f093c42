/** What changes a page before Docusaurus's own plugins do. */
export const pagePlugins = async () => [
  // One line each.
  (await import('./pictures/remark')).remarkPictures,
];
