type Address = {address: string};

export const messages = {
  next: 'Review it with npm start, then commit all changes together or run npm run submit.',

  homeStays: 'The home page can be neither renamed nor removed.',
  policyStays:
    'Policies keep their addresses, because letters and contracts refer to them. To end a policy, run npm run policy -- retire; docs/legal.md says how.',
  neededByCode: ({address}: Address) =>
    `The code of the site links to "${address}" (src/content/neededPages.ts). An engineer has to change that first.`,

  invalidAddress: ({address}: Address) =>
    `"${address}" is not a valid address. Use lowercase letters, digits and single dashes, such as /industries/property.`,
  isPage: ({address, file}: Address & {file: string}) =>
    `"${address}" is already a page: ${file}. Choose another address.`,

  targetRemoved: ({address}: Address) => `"${address}" is removed too. Choose a page that stays.`,
  targetNotAPage: ({address}: Address) => `"${address}" is not a page. Choose a page as the target.`,
  publishedLinks: ({lines}: {lines: string}) =>
    `Nothing was changed, because published policies link to this page, and their text never changes:\n${lines}\nAdd --to and the address of a page that replaces it.`,

  wouldBreak: ({findings, wayOut}: {findings: string; wayOut: string}) =>
    `Nothing was changed, because it would cause these problems:\n${findings}\n${wayOut}`,
  fixThenRename: ({from, to}: {from: string; to: string}) =>
    `Correct these lines, then run the command again. Where the page needs other fields, rename it first: git mv ${from} ${to}`,
  fixThenRemove:
    'Correct these lines, then run the command again, or add --to and the address of a page that replaces it.',

  renamed: ({from, to}: {from: string; to: string}) => `${from} → ${to}`,
  exampleGoes: ({file, line}: {file: string; line: number}) =>
    `${file}:${line}: the example is removed, because it describes a figure of the removed page`,
  deleted: ({file}: {file: string}) => `${file}: deleted`,
  linksUpdated: ({file, count}: {file: string; count: string}) => `${file}: ${count} updated`,
  redirects: ({from, to}: {from: string; to: string}) => `${from} redirects to ${to}`,
  gone: ({address}: Address) => `${address} answers with the 404 page`,
};
