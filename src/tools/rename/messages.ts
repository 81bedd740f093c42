type Address = {address: string};

export const messages = {
  homeStays: 'The home page can be neither renamed nor removed.',
  policyStays:
    'Policies keep their addresses, because letters and contracts refer to them. To end a policy, run npm run policy -- retire; docs/legal.md says how.',
  neededByCode: ({address}: Address) =>
    `The code of the site links to "${address}" (src/content/neededPages.ts). An engineer has to change that first.`,
  invalidAddress: ({address}: Address) =>
    `"${address}" is not a valid address. Use lowercase letters, digits and single dashes, such as /industries/property.`,
  isPage: ({address, file}: Address & {file: string}) =>
    `"${address}" is already a page: ${file}. Choose another address.`,
  notATarget: ({address}: Address) => `"${address}" is not a page that stays. Choose another one as the target.`,
  publishedLinks: ({files}: {files: string}) =>
    `Published policies link to this page, and their text never changes: ${files}. Add --to and the address of a page that replaces it.`,

  moved: ({from, to}: {from: string; to: string}) => `${from} → ${to}`,
  deleted: ({file}: {file: string}) => `${file}: deleted`,
  linksUpdated: ({file}: {file: string}) => `${file}: links updated`,
  redirects: ({from, to}: {from: string; to: string}) => `${from} redirects to ${to}`,
  gone: ({address}: Address) => `${address} answers with the 404 page`,
  next: ({doctor}: {doctor: string}) =>
    `\nThe doctor says:\n${doctor}\nReview it with npm start, then commit all changes together or run npm run submit.`,
};
