type Named = {name: string};
type Hinted = Named & {hint: string};
type Tag = {tag: string};
type Address = {address: string};
type Picture = {src: string};
type File = {file: string};

/** What the doctor says to writers. */
export const messages = {
  // Front matter
  fieldsInPartial:
    'This file is part of other pages and has no address, so it takes no fields. Remove the front matter.',
  cutOff: ({name}: Named) => `"${name}" loses the words after its #. Put its text in quotation marks.`,
  sameField: ({name, file}: Named & File) =>
    `"${name}" is the same as in ${file}. Say here what only this page offers.`,
  sameLabel: ({file}: File) => `"label" is the same as in ${file}. Menus need two names.`,
  fileName: ({file}: File) =>
    `An address has lowercase letters, digits and single dashes. Rename the file to ${file}.mdx.`,

  // Jobs
  postedLater: ({day}: {day: string}) =>
    `"posted" is ${day}, which is in the future. Enter the day on which the job is published; until then, keep it a draft with "draft: true".`,
  noCountry: ({city}: {city: string}) =>
    `"location" names ${city} without its country, which job searches need. Write it as in "Lisbon, Portugal".`,
  jobPostingElsewhere:
    '<JobPosting> shows the fields of a job, so it belongs on a page in pages/company/careers/. Remove it.',
  noJobPosting:
    'The text of a job goes between <JobPosting icon="briefcase" apply="Apply Now"> and </JobPosting>, which show its fields. Add the two lines.',

  // Imports
  plainTag: ({tag, hint}: Tag & {hint: string}) => `<${tag}> cannot be used on pages.${hint}`,
  htmlTable:
    'Pages have no <table>. Write its cells between vertical bars, a row on each line, with a line of dashes below the headings: | Day | Work |, then | --- | --- |, then | Monday | Counting |.',
  unknownComponent: ({tag, hint}: Tag & {hint: string}) => `Unknown component <${tag}>.${hint}`,
  renamedComponent: ({tag, now}: Tag & {now: string}) => `<${tag}> is now called <${now}>. Rename it here:`,
  notImported: ({tag}: Tag) => `<${tag}> is used but not imported. Paste this line below the front matter:`,
  export: 'A page cannot export anything. Remove this line; code belongs in a component in src.',
  noPartial: ({file, tag}: File & Tag) => `${file} does not exist. Correct the import, or remove it and <${tag} />.`,
  wrongImport: 'Write this import like this:',
  importedTwice: ({tag}: Tag) => `<${tag}> is imported twice. Remove one of the lines.`,
  notUsed: ({tag}: Tag) => `<${tag}> is imported but not used. Remove this line.`,
  unknownSource: ({source}: {source: string}) => `A page cannot import "${source}". Remove this line.`,

  // Components and their props
  emptyBraces: 'These braces are empty. Remove them.',
  codeInBraces: ({code, asText}: {code: string; asText: string}) =>
    `{${code}} is code, which pages cannot have. To show the braces, write ${asText}; a note to colleagues is {/* like this */}.`,
  noText: ({tag}: Tag) => `<${tag}> takes no text. Write just <${tag} />.`,
  emptyComponent: ({tag, purpose}: Tag & {purpose: string}) =>
    `<${tag}> is empty. ${purpose} Write its text between <${tag}> and </${tag}>.`,
  unknownProp: ({tag, name}: Tag & Named) => `<${tag}> has no prop "${name}"`,
  unknownAttribute: ({tag, name, allowed}: Tag & Named & {allowed: string}) =>
    `<${tag}> has no attribute "${name}" on pages. It takes ${allowed}.`,
  ofProp: ({tag, problem}: Tag & {problem: string}) => `<${tag}>: ${problem}`,
  spread: ({tag}: Tag) => `<${tag}>: {...} hides which props are set. Write them one by one.`,
  computed: ({name}: Named) => `"${name}" is computed. Pages can use only plain values, such as ${name}="text".`,
  unknownSection: ({name, hint}: Hinted) => `Unknown section "${name}".${hint}`,
  unknownCount: ({name, hint}: Hinted) => `"${name}" cannot be counted.${hint}`,
  onlyOnce: ({tag}: Tag) => `<${tag}> can appear only once on a page, and this is the second. Remove one of them.`,
  oneDarkBand: 'A page can have only one dark band, and this is the second. Use tone="sunken", or remove the tone.',
  linkInCard: 'This link is inside a card that is itself a link. Remove it, or remove "to" from the card.',
  noSectionToShow: ({tag}: Tag) =>
    `<${tag}> shows the pages of a section that this site does not have. Remove it, with the text around it.`,

  // Headings and tables
  skippedLevel: ({text, before, right}: {text: string; before: string; right: string}) =>
    `The heading "${text}" skips a level. After ${before}, use ${right}:`,
  emptyHeading: 'This heading has no text. Add some, or remove the line.',
  noHeadingAbove: ({tag}: Tag) =>
    `The headings of <${tag}> would skip a level. Write a heading of its section above it:`,
  titleIsField: ({what}: {what: string}) =>
    `The title of ${what} is its field "title". Remove this line, or make it a section with ##.`,
  secondHeadline: ({text}: {text: string}) =>
    `A page can have only one headline with a single #. Make "${text}" a section with ##.`,
  noHeadline: 'The page has no headline. Start its hero with a line such as: # Agents for clinics',
  noColumnHeading: ({column}: {column: number}) =>
    `Column ${column} of this table has no heading. Say in a word or two what it holds.`,
  unevenRow: ({heading, row}: {heading: string; row: string}) =>
    `The heading of this table has ${heading}, and this row has ${row}. Write a cell for each column, even an empty one, and \\| for a | within a cell.`,

  // Links
  emptyLink: ({text}: {text: string}) => `${text} leads nowhere. Add an address, such as /contact.`,
  typedEmail: 'Do not type an email address. Use <EmailLink subject="…">text</EmailLink>.',
  typedPhone: 'Do not type a phone number. Use <PhoneLink>.',
  notEncrypted: ({address}: Address) => `"${address}" is not encrypted. Start it with https://.`,
  notAnAddress: ({address}: Address) =>
    `"${address}" is not an address on this site. Start it with a slash, as in /contact.`,
  fileEnding: ({address}: Address) => `Addresses do not end with a slash or with .html. Write "${address}".`,
  formerAddress: ({address, now}: Address & {now: string}) =>
    `"${address}" is the former address of "${now}". Link to that.`,
  noPage: ({address, hint}: Address & {hint: string}) => `"${address}" is not a page.${hint}`,
  pathIsAddress: ' The address of a page is its path in pages/.',
  linkToDraft: ({address, file}: Address & File) =>
    `${file} is a draft, so the published site has no page "${address}". Remove the link, or "draft: true" there.`,
  unknownTopic: ({name, hint}: Hinted) => `The contact page has no topic "${name}".${hint}`,
  noAnchor: ({file, name, hint}: File & Hinted) => `${file} has no anchor "${name}".${hint}`,
  silentLink: ({address}: Address) => `The link to "${address}" has no text. Say between the brackets where it leads.`,

  noFigure: ({address, number}: Address & {number: number}) =>
    `"${address}" has no figure ${number} for this example. Name the page whose figure the text describes, or remove the <Example>.`,

  // Pictures
  noAlt: ({src}: Picture) =>
    `The picture "${src}" has no alternative text. Describe what it shows: ![What it shows](${src})`,
  pictureTitle: ({src, alt, title}: Picture & {alt: string; title: string}) =>
    `Nobody on a phone sees "${title}". Write <Picture src="${src}" alt="${alt}" caption="${title}" />`,
  animated: ({src}: Picture) =>
    `The picture "${src}" moves, and nobody can stop it. Use its most telling frame, as a JPEG or PNG.`,
  scripted: ({src}: Picture) => `The picture "${src}" contains a script. Export it again without scripts and links.`,
  unreadablePicture: ({src}: Picture) =>
    `The picture "${src}" cannot be read. Open it in a picture editor and save it again.`,
  smallPicture: ({src, width, place, crop}: Picture & {width: number; place: number; crop: string}) =>
    `The picture "${src}" is ${width} pixels wide${crop}, and is shown up to ${place} wide. Use a larger one, or a narrower place such as <Prose>.`,
  pictureElsewhere: ({src}: Picture) => `The picture "${src}" is on another host. Put the file into static/.`,
  pictureFormat: ({src}: Picture) =>
    `The build cannot read "${src}". Save the picture as JPEG, PNG, WebP, AVIF or SVG.`,
  noPicture: ({file}: File) => `The picture ${file} does not exist. Add the file, or correct the address.`,
  pictureInPolicy:
    'A policy has no pictures, because its hash does not cover them. Describe here what the picture shows.',
  namelessPicture: 'This picture names no file. Write its address: ![What it shows](./team.jpg)',
  spaceInAddress: ({address, better}: Address & {better: string}) =>
    `The address "${address}" contains a space. Rename the file to ${better}.`,

  // Words
  wordToAvoid: ({word, instead}: {word: string; instead: string}) => `We do not write "${word}". ${instead}`,
  exclamation: 'Exclamation marks are not allowed. End with a period.',
  emoji: ({sign}: {sign: string}) => `Emoji such as ${sign} are not allowed. Use the "icon" of a component.`,
  brokenReference: ({found}: {found: string}) =>
    `${found} leads nowhere, and visitors would see the brackets. Write [words](/address).`,
  unknownMarkdown: ({found}: {found: string}) =>
    `${found} is not supported on pages. Use a component, or a plain paragraph.`,
  unfinished: ({found}: {found: string}) =>
    `Visitors would read "${found}". Write the text, or leave a note to colleagues: {/* like this */}.`,
  codeTitle: ({words}: {words: string}) =>
    `A block of code has no title and no marked lines here. Remove ${words} after the language.`,
  footnote: 'Footnotes are not supported on pages. Say it in the text, or leave it out.',
  placeholder: ({sentence}: {sentence: string}) =>
    `"${sentence}" is a placeholder. Write your own text, or keep the page a draft with "draft: true" in the front matter.`,
  misspelled: ({word, hint}: {word: string; hint: string}) =>
    `"${word}" is not in the dictionary. ${hint} If it is a correct word, add it to project-words.txt.`,
  spellingSuggestion: ({word}: {word: string}) => `Did you mean "${word}"?`,
  correctIt: 'Correct it.',
  notSpelled: ({problem}: {problem: string}) => `The spelling could not be checked.\n${problem}`,

  // Claims
  unknownClaim: ({name, hint}: Hinted) => `Unknown claim "${name}".${hint}`,
  claimElsewhere: ({name, pages}: Named & {pages: string}) =>
    `The claim "${name}" can only be used on ${pages}. Choose another one.`,
  typedFigure: ({typed, claim}: {typed: string; claim: string}) =>
    `The figure "${typed}" is typed in. If it is this claim, write ${claim}; if not, say it without a figure.`,
  newFigure: ({typed}: {typed: string}) =>
    `The figure "${typed}" is typed in. Use a claim from src/claims, say it without a figure, or add a claim:`,
  unreviewed: ({name, value, missing, where}: Named & {value: string; missing: string; where: string}) =>
    `The claim "${name}" (${value}) is unreviewed. Check the evidence, then fill in ${missing}. ${where}`,
  usedOn: ({files}: {files: string}) => `It is used on ${files}.`,
  unused: 'No page uses it: if no code needs it, remove it here and from src/claims/claimValues.json.',
  claimDate: ({name, date}: Named & {date: string}) =>
    `The claim "${name}" has the date "${date}". Write dates like 2026-03-31.`,
  claimChanged: ({
    name,
    value,
    reviewed,
    on,
    owner,
    evidence,
  }: Named & {value: string; reviewed: string; on: string; owner: string; evidence: string}) =>
    `The claim "${name}" says ${value}, but the value reviewed on ${on} was ${reviewed}. Ask ${owner} to check the evidence (${evidence}), then enter the day and ${value} under "reviewed", or restore ${reviewed} in src/claims/claimValues.json.`,
  reviewedLater: ({name, on}: Named & {on: string}) =>
    `The claim "${name}" was reviewed on ${on}, which is in the future. Enter the day of the review.`,
  reviewDue: ({name, by, owner, evidence}: Named & {by: string; owner: string; evidence: string}) =>
    `The claim "${name}" was due for review by ${by}. Ask ${owner} to check the evidence (${evidence}) and update both dates.`,
  notAPercentage: ({name, value}: Named & {value: string}) =>
    `The claim "${name}" is "${value}", and the estimate calculates with it. Write a whole percentage from 10%, such as 75%.`,
  contradiction: ({
    name,
    value,
    other,
    otherValue,
    fact,
  }: Record<'name' | 'value' | 'other' | 'otherValue' | 'fact', string>) =>
    `The claims "${other}" (${otherValue}) and "${name}" (${value}) give two values for one fact: ${fact}. Keep one, or say in "exception" why both are true.`,

  // Facts of the company
  typedName: ({instead}: {instead: string}) => `Do not type the company's name. Write ${instead}.`,
  typedFact: ({typed, what, instead}: {typed: string; what: string; instead: string}) =>
    `"${typed}" is ${what}, which only src/company names. Write ${instead}.`,
  unknownFact: ({name, hint}: Hinted) => `src/company has no fact "${name}".${hint}`,
  otherCount: ({typed, count}: {typed: string; count: number}) =>
    `"${typed}" does not fit src/company, whose list of countries has ${count}. Correct one of them.`,
  switchedOff: ({name, count}: {name: string; count: number}) =>
    `This policy names the ${name} in ${count} texts, but \`features\` in src/company switches it off. Ask the legal team to remove it.`,
  emptyFact: ({name}: Named) =>
    `src/company lists no other country, so <Company part="${name}" /> is empty. Remove it, with the text around it.`,
  companyField: ({name, problem}: Named & {problem: string}) => `"${name}" ${problem}. Correct it.`,
  companyIssue: ({problem}: {problem: string}) => `${problem}. Correct it.`,
  companyType: 'is missing or has the wrong type',
  logo: ({problem}: {problem: string}) => `The logo cannot be drawn: ${problem}`,
  noLogo: 'the file is missing. Add it as an SVG.',

  // Redirects, search and menus
  pageHasRedirect: ({address, to}: Address & {to: string}) =>
    `There is a page at "${address}", which redirects to "${to}". Remove the redirect, or rename the page.`,
  pageIsGone: ({address}: Address) =>
    `There is a page at "${address}", which is listed as gone. Remove the line, or rename the page.`,
  redirectToNowhere: ({address, to, hint}: Address & {to: string; hint: string}) =>
    `"${address}" redirects to "${to}", but that page does not exist.${hint} Correct the target, or remove the redirect.`,
  synonym: ({word, problem}: {word: string; problem: string}) =>
    `The search cannot lead "${word}" there: ${problem} Correct or remove the entry.`,
  notSearched: ({address}: Address) => `"${address}" is unlisted, so no search finds it.`,
  noSuchTitle: ({title, file, hint}: {title: string; hint: string} & File) =>
    `"${title}" is not a headline or question of ${file}.${hint}`,
  shellGone: ({file, place}: File & {place: string}) =>
    `${file} is missing, and the site needs it, see ${place}. Restore it: git checkout HEAD -- ${file}`,
  notMdx: ({file}: File) => `Every page of this site is an MDX file. Write the page in ${file}, and keep code in src.`,
  neededDraft: ({address}: Address) => `The site needs "${address}", so it cannot be a draft. Remove "draft: true".`,
  noContactForm: 'The contact form is missing, and buttons on all pages lead to it. Add it to this page again:',
  unreadableData: ({file, problem}: File & {problem: string}) =>
    `${file} cannot be read: ${problem}. Each line but the last ends with a comma, and each word is in quotation marks (").`,
  emptySection: ({folder}: {folder: string}) =>
    `The section "${folder}" has no pages. Create the first one with \`npm run new -- ${folder} <name> "<Title>"\`, or remove the section.`,
  lostPage: ({address, wayOut}: Address & {wayOut: string}) =>
    `"${address}" is on the main branch, and its page is missing here. ${wayOut}`,
  lostNeeded: ({place, file}: {place: string} & File) =>
    `The site needs it, see ${place}. Restore it: git checkout HEAD -- ${file}`,
  lostHome: ({file}: File) => `Every site has a home page. Restore it: git checkout HEAD -- ${file}`,
  lostRenamed: ({address, now}: Address & {now: string}) =>
    `If it is ${now} now, run \`npm run rename -- ${address} ${now}\`. If it is gone, run \`npm run remove -- ${address}\`.`,
  lostRemoved: ({address}: Address) =>
    `Run \`npm run remove -- ${address}\`, or add --to and the address of a page that replaces it.`,
};
