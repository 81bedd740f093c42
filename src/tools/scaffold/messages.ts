type Named = {name: string};

/** What `npm run new` prints. */
export const messages = {
  problems: ({problems}: {problems: string}) =>
    `Nothing was created, because it would cause these problems:\n${problems}`,

  pageUsage: 'Name the page to create: npm run new -- <section> "<Title>".',
  unknownSection: ({name, hint}: Named & {hint: string}) => `Unknown section "${name}".${hint}`,
  invalidSlug: ({name, better}: Named & {better: string}) =>
    `"${name}" is not a valid address. Use lowercase letters, digits and single dashes, such as ${better}.`,
  fileExists: ({file}: {file: string}) => `${file} already exists. Edit it, or choose another slug.`,
  pageCreated: ({file, address}: {file: string; address: string}) =>
    `Created ${file}, a draft: npm start shows it at ${address}, and the published site leaves it out. ` +
    'Replace its sentences with your own. To publish it, remove the field "draft".',

  sectionUsage:
    'Name the section to add: npm run new -- section <folder> "<Name>", with --footer for one without a menu.',
  sectionExists: ({folder}: {folder: string}) =>
    `There is already a section "${folder}". Add a page to it: npm run new -- ${folder} <slug> "<Title>".`,
  addressTaken: ({address}: {address: string}) => `The address ${address} is taken. Choose another folder.`,
  sectionCreated: ({name, file, folder}: Named & {folder: string; file: string}) =>
    `Added the section "${name}" to ${file} and created pages/${folder}/index.mdx, which lists its pages. ` +
    `Add the first one with \`npm run new -- ${folder} <slug> "<Title>"\`.`,

  claimUsage: `Name the claim to add: npm run new -- claim <id> '<value>' "<What it means>".`,
  invalidId: ({name}: Named) =>
    `"${name}" is not a valid name. Use lowercase letters, digits and single dashes, such as pilot-price.`,
  claimExists: ({name, value}: Named & {value: string}) =>
    `There is already a claim "${name}": ${value}. Write <Claim id="${name}" />, or choose another name.`,
  noValue: ({value}: {value: string}) =>
    `"${value}" is not a value. Write it as visitors read it and in single quotation marks, such as '$4,000'.`,
  claimCreated: ({name, value, file}: Named & {value: string; file: string}) =>
    `Added the claim "${name}" with the value ${value}. Write <Claim id="${name}" /> in the text or {claim:${name}} in the front matter, ` +
    `and fill in its evidence in ${file}: the doctor asks for it until then.`,
};
