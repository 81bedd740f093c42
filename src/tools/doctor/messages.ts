type With<Names extends string> = Readonly<Record<Names, string>>;
/** The known name that is most similar, if any is. */
type Near = {near: string | undefined};

export const messages = {
  // Front matter
  cutOff: ({name}: With<'name'>) => `In "${name}", everything after the # is lost. Put the text in quotation marks.`,
  sameField: ({name, file}: With<'name' | 'file'>) =>
    `"${name}" is the same as in ${file}. Say here what only this page offers.`,
  sameLabel: ({file}: With<'file'>) => `"label" is the same as in ${file}. Menus need two names.`,
  noSection: ({folder}: With<'folder'>) =>
    `${folder} is not a section, so no menu lists this page. Move the file into a section, add one to src/content/menus.json, or add "unlisted: true" if only links should lead here.`,
  jobPostingElsewhere:
    '<JobPosting> shows the fields of a job, so it belongs on a page in pages/company/careers/. Remove it.',
  noCountry: ({city}: With<'city'>) =>
    `"location" names ${city} without its country, which job searches need. Add it, as in "Lisbon, Portugal".`,
  fileName: ({file}: With<'file'>) =>
    `Addresses use lowercase letters, digits and single dashes. Rename the file to ${file}.mdx.`,

  // Imports
  plainTag: ({tag, near}: With<'tag'> & Near) =>
    `<${tag}> cannot be used on pages. ${near ? `Did you mean <${near}>?` : 'Use Markdown or a component.'}`,
  unknownComponent: ({tag, near}: With<'tag'> & Near) =>
    `Unknown component <${tag}>. ${near ? `Did you mean <${near}>?` : 'The gallery of npm start, at /gallery, shows every component.'}`,
  notImported: ({tag}: With<'tag'>) => `<${tag}> is used but not imported. Below the front matter, write this line:`,
  export: 'A page cannot export anything. Remove this line; code belongs in a component in src.',
  wrongImport: 'Write this import like this:',
  notUsed: ({tag}: With<'tag'>) => `<${tag}> is imported but not used. Remove it.`,
  tagGone: ({tag}: With<'tag'>) =>
    `This site has no <${tag}>: its folder was deleted, or src/company switches it off. Remove this.`,
  unknownSource: ({source}: With<'source'>) => `A page cannot import "${source}". Remove this line.`,

  // Components and their props
  codeInBraces: ({code}: With<'code'>) =>
    `{${code}} is code, which pages cannot have. To show the braces, write &#123;${code}}; a note to colleagues is {/* like this */}.`,
  belongsInside: ({tag, parent}: With<'tag' | 'parent'>) =>
    `<${tag}> belongs inside <${parent}>. Move it there, or write <${parent}> around it.`,
  noText: ({tag}: With<'tag'>) => `<${tag}> cannot contain text. Write just <${tag} />.`,
  emptyComponent: ({tag, purpose}: With<'tag' | 'purpose'>) =>
    `<${tag}> is empty. ${purpose} Write its text between <${tag}> and </${tag}>.`,
  unknownProp: ({tag, name}: With<'tag' | 'name'>) => `<${tag}> has no prop "${name}"`,
  unknownAttribute: ({tag, name, allowed}: With<'tag' | 'name' | 'allowed'>) =>
    `<${tag}> has no attribute "${name}" on pages. It accepts ${allowed}.`,
  ofProp: ({tag, problem}: With<'tag' | 'problem'>) => `<${tag}>: ${problem}`,
  spread: ({tag}: With<'tag'>) => `<${tag}>: {...} hides which props are set. Write them one by one.`,
  computed: ({tag, name}: With<'tag' | 'name'>) =>
    `<${tag}>: "${name}" is computed. Pages can use only plain values, such as ${name}="text".`,
  unknownSection: ({name, hint}: With<'name' | 'hint'>) => `Unknown section "${name}".${hint}`,
  unknownCount: ({name, hint}: With<'name' | 'hint'>) => `"${name}" cannot be counted.${hint}`,
  missing: ({tag}: With<'tag'>) => `<${tag}> is missing, without which this page does not work. Add it:`,
  onlyOnce: ({tag}: With<'tag'>) =>
    `<${tag}> can appear only once on a page, and this is the second. Remove one of them.`,
  linkInCard: 'This link is inside a card that is itself a link. Remove it, or remove "to" from the card.',
  noSectionToShow: ({tag}: With<'tag'>) =>
    `<${tag}> shows the pages of a section that this site does not have. Remove it, with the text around it.`,

  // Headings and tables
  noLineOfDashes:
    'Visitors would see the bars. A table needs a line of dashes below its headings, with as many cells: | --- | --- |.',
  skippedLevel: ({text, before, right}: With<'text' | 'before' | 'right'>) =>
    `The heading "${text}" skips a level. After ${before}, use ${right}:`,
  emptyHeading: 'This heading has no text. Add some, or remove the line.',
  noHeadingAbove: ({tag}: With<'tag'>) =>
    `The headings of <${tag}> would skip a level. Write a heading of its section above it:`,
  titleIsField: ({what}: With<'what'>) =>
    `The title of ${what} comes from its field "title". Remove this line, or make it a section with ##.`,
  secondHeadline: ({text}: With<'text'>) =>
    `A page can have only one headline with a single #. Make "${text}" a section with ##.`,
  noHeadline: 'The page has no headline. Start its hero with a line such as: # Agents for clinics',
  noColumnHeading: ({column}: {column: number}) =>
    `Column ${column} of this table has no heading. Say in a word or two what it holds.`,
  unevenRow: ({heading, row}: With<'heading' | 'row'>) =>
    `The heading of this table has ${heading}, and this row has ${row}. Write a cell for each column, even an empty one, and \\| for a | within a cell.`,

  // Links
  spaceInLink: 'Visitors would see the brackets. Remove the space between ] and (.',
  ownDomain: ({address}: With<'address'>) =>
    `Links within this site have no domain. Write "${address}", which also works in previews.`,
  emptyLink: ({text}: With<'text'>) => `${text} leads nowhere. Add an address, such as /contact.`,
  typedEmail: 'Do not type an email address. Use <EmailLink subject="…">text</EmailLink>.',
  typedPhone: 'Do not type a phone number. Use <PhoneLink>.',
  notEncrypted: ({address}: With<'address'>) => `"${address}" is not encrypted. Start it with https://.`,
  notAnAddress: ({address}: With<'address'>) =>
    `"${address}" is not an address on this site. Start it with a slash, as in /contact.`,
  fileEnding: ({address}: With<'address'>) => `Addresses do not end with a slash or with .html. Write "${address}".`,
  formerAddress: ({address, now}: With<'address' | 'now'>) =>
    `"${address}" is the former address of "${now}". Link to that.`,
  noPage: ({address, near}: With<'address'> & Near) =>
    `"${address}" is not a page. ${near ? `Did you mean "${near}"?` : 'The address of a page is its path in pages/.'}`,
  linkToDraft: ({address, file}: With<'address' | 'file'>) =>
    `${file} is a draft, so the published site has no page "${address}". Remove the link, or "draft: true" there.`,
  featureOff: ({address, name}: With<'address' | 'name'>) =>
    `The page "${address}" belongs to the feature "${name}", which is off in src/company/index.ts. Remove the link, or turn it on there.`,
  unknownTopic: ({name, hint}: With<'name' | 'hint'>) => `The contact page has no topic "${name}".${hint}`,
  noAnchor: ({file, name, hint}: With<'file' | 'name' | 'hint'>) => `${file} has no anchor "${name}".${hint}`,
  silentLink: ({address}: With<'address'>) =>
    `The link to "${address}" has no text. Write between the brackets where it leads.`,

  noFigure: ({address, number}: With<'address'> & {number: number}) =>
    `"${address}" has no figure ${number} for this example. Name the page whose figure the text describes, or remove the <Example>.`,

  // Pictures
  noAlt: ({src}: With<'src'>) =>
    `The picture "${src}" has no alternative text. Describe what it shows: ![What it shows](${src})`,
  unreadablePicture: ({src}: With<'src'>) =>
    `The picture "${src}" cannot be read. Open it in a picture editor and save it again.`,
  pictureElsewhere: ({src}: With<'src'>) => `The picture "${src}" is on another host. Put the file into static/.`,
  pictureFormat: ({src}: With<'src'>) =>
    `The build cannot read "${src}". Save the picture as JPEG, PNG, WebP, AVIF or SVG.`,
  noPicture: ({file}: With<'file'>) => `The picture ${file} does not exist. Add the file, or correct the address.`,
  pictureInPolicy:
    'A policy has no pictures, because its hash does not cover them. Describe here what the picture shows.',
  namelessPicture: 'This picture has no address. Add it: ![What it shows](./team.jpg)',
  spaceInAddress: ({address}: With<'address'>) =>
    `The address "${address}" contains a space. Rename the file without it.`,

  // Words
  unclosedMark: ({found}: With<'found'>) =>
    `Visitors would see ${found}. Write it before and after the words, without a space inside, or remove it.`,
  invisible: 'There is an invisible character here, which breaks search and copying. Delete it.',
  brokenReference: ({found}: With<'found'>) =>
    `${found} leads nowhere, and visitors would see the brackets. Write [words](/address).`,
  unknownMarkdown: ({found}: With<'found'>) =>
    `${found} is not supported on pages. Use a component, or a plain paragraph.`,
  unfinished: ({found}: With<'found'>) =>
    `Visitors would read "${found}". Write the text, or leave a note to colleagues: {/* like this */}.`,
  footnote: 'Footnotes are not supported on pages. Say it in the text, or leave it out.',
  flagged: ({word, near}: With<'word'> & Near) =>
    `Avoid "${word}". ${near ? `Write "${near}".` : 'Say in plain words what the reader gets.'}`,
  misspelled: ({word, near}: With<'word'> & Near) =>
    `"${word}" is not in the dictionary. ${near ? `Did you mean "${near}"?` : 'Correct it.'} If it is a correct word, add it to project-words.txt.`,
  notSpelled: ({problem}: With<'problem'>) => `The spelling could not be checked.\n${problem}`,

  // Claims
  unknownClaim: ({name, hint}: With<'name' | 'hint'>) => `Unknown claim "${name}".${hint}`,
  tagInField: ({found, token}: With<'found' | 'token'>) => `A field cannot contain ${found}. Write ${token}.`,
  claimElsewhere: ({name, pages}: With<'name' | 'pages'>) =>
    `The claim "${name}" can only be used on ${pages}. Choose another one.`,
  typedNumber: ({typed, claim}: With<'typed' | 'claim'>) =>
    `The number "${typed}" is typed in. If it is this claim, write ${claim}; if not, say it without a number.`,
  newNumber: ({typed}: With<'typed'>) =>
    `The number "${typed}" is typed in. Use a claim from src/claims, say it without a number, or add a claim (docs/writing.md says how).`,
  unreviewed: ({name, value, missing, where}: With<'name' | 'value' | 'missing' | 'where'>) =>
    `The claim "${name}" (${value}) is unreviewed. Check the evidence, then fill in ${missing}. ${where}`,
  usedOn: ({files}: With<'files'>) => `It is used on ${files}.`,
  unused: 'No page uses it: if no code needs it, remove it here and from src/claims/claimValues.json.',
  claimChanged: (claim: With<'name' | 'value' | 'reviewed' | 'on' | 'owner' | 'evidence'>) =>
    `The claim "${claim.name}" says ${claim.value}, but the value reviewed on ${claim.on} was ${claim.reviewed}. ` +
    `Ask ${claim.owner} to check the evidence (${claim.evidence}), then enter the day and ${claim.value} under "reviewed", ` +
    `or restore ${claim.reviewed} in src/claims/claimValues.json.`,
  reviewDue: ({name, by, owner, evidence}: With<'name' | 'by' | 'owner' | 'evidence'>) =>
    `The claim "${name}" was due for review by ${by}. Ask ${owner} to check the evidence (${evidence}) and update both dates.`,
  notAPercentage: ({name, value}: With<'name' | 'value'>) =>
    `The claim "${name}" is "${value}", and the estimate calculates with it. Write a whole percentage from 10%, such as 75%.`,
  contradiction: ({name, value, other, otherValue, fact}: With<'name' | 'value' | 'other' | 'otherValue' | 'fact'>) =>
    `The claims "${other}" (${otherValue}) and "${name}" (${value}) give two values for one fact: ${fact}. Keep one, or list under "difference" of both the words that set them apart.`,

  // Facts of the company
  typedName: ({instead}: With<'instead'>) => `Do not type the company's name. Write ${instead}.`,
  typedFact: ({typed, what, instead}: With<'typed' | 'what' | 'instead'>) =>
    `"${typed}" is ${what}, which only src/company names. Write ${instead}.`,
  unknownFact: ({name, hint}: With<'name' | 'hint'>) => `src/company has no fact "${name}".${hint}`,
  emptyFact: ({name}: With<'name'>) =>
    `src/company lists no other country, so <Company part="${name}" /> is empty. Remove it, with the text around it.`,
  companyField: ({name, problem}: With<'name' | 'problem'>) => `${name ? `"${name}" ` : ''}${problem}. Correct it.`,
  companyType: 'is missing or has the wrong type',
  logo: ({problem}: With<'problem'>) => `The logo cannot be drawn: ${problem}`,
  noLogo: 'the file is missing. Add it as an SVG.',

  // Redirects, search and menus
  pageHasRedirect: ({address}: With<'address'>) =>
    `There is a page at "${address}". Remove this line, or rename the page.`,
  leadsNowhere: ({name, problem}: With<'name' | 'problem'>) =>
    `"${name}" leads nowhere: ${problem} Correct or remove the entry.`,
  noSuchTitle: ({title, file, near}: With<'title' | 'file'> & Near) =>
    `"${title}" is not a headline or question of ${file}.${near ? ` Did you mean "${near}"?` : ''}`,
  unreadableData: ({file, problem}: With<'file' | 'problem'>) =>
    `${file} cannot be read: ${problem}. End every line but the last with a comma, and put every word in quotation marks (").`,
  emptySection: ({folder}: With<'folder'>) =>
    `The section "${folder}" has no pages. Create the first one with \`npm run new -- ${folder} "<Title>"\`, or remove the section.`,
  lostPage: ({address}: With<'address'>) =>
    `"${address}" is on the main branch, but its page is missing here. If you renamed it, run \`npm run rename -- ${address} <new address>\`. If it is gone, run \`npm run remove -- ${address}\`.`,
};
