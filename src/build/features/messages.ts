/** Errors about features that are off. */
export const messages = {
  linkToMissing: ({address, label, name}: {address: string; label: string; name: string}) =>
    `The page "${address}" belongs to the ${label}, which is off in src/company/index.ts. Remove the link, or turn "${name}" on there.`,
};
