/** What a page says of a feature that is switched off. */
export const messages = {
  linkToMissing: ({address, label, name}: {address: string; label: string; name: string}) =>
    `The page "${address}" belongs to the ${label}, which is off in src/company/index.ts. Remove the link, or switch "${name}" on there.`,
};
