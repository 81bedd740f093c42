type Named = {name: string; hint: string};

export const messages = {
  noIcon: ({name, hint}: Named) => `there is no Lucide icon "${name}".${hint}`,
  noMark: ({name, hint}: Named) => `there is no brand mark "${name}".${hint}`,
  notOnePath: ({name}: {name: string}) => `the brand mark "${name}" is not a single path. Choose another one.`,
};
