/** What `npm run new` prints. */
export const messages = {
  usage: 'Name the page to create: npm run new -- <section> "<Title>".',
  unknownSection: ({name, hint}: {name: string; hint: string}) => `Unknown section "${name}".${hint}`,
  invalidSlug: ({name, better}: {name: string; better: string}) =>
    `"${name}" is not a valid address. Use lowercase letters, digits and single dashes, such as ${better}.`,
  fileExists: ({file}: {file: string}) => `${file} already exists. Edit it, or choose another slug.`,
  nothingToCopy: ({section}: {section: string}) =>
    `${section} has no page yet that could be copied. docs/writing.md says how to write the first one.`,
  problems: ({problems}: {problems: string}) =>
    `Nothing was created, because it would cause these problems:\n${problems}`,
  created: ({file, address, model}: Record<'file' | 'address' | 'model', string>) =>
    `Created ${file} as a copy of ${model}. It is a draft: npm start shows it at ${address}, and the published site leaves it out. ` +
    'Replace its text and its description with your own, then remove the field "draft".',
};
