// cspell:ignore Acttions usrs
import {claimValues} from '@site/src/claims/claims';
import {company} from '@site/src/company';

const health = 'pages/industries/healthcare.mdx';
const home = 'pages/index.mdx';
const about = 'pages/company/about.mdx';
const contact = 'pages/contact.mdx';
const terms = 'pages/legal/terms-of-service.mdx';
const title = 'title: About us, the engineers behind the agents';
const imported = "Hero, Section} from '@site/src/components';";
const share = claimValues['cost-reduction'];
const phone = company.phone.display.replace(/ /g, '-');

/** In a file, what a writer replaces and by what, and what the doctor says there or, if it is marked, at the `¶`. */
type Mistake = readonly [file: string, find: string, put: string, says: string];

/** In place of a sentence in the text of a page. */
const typed = (put: string, says: string): Mistake => [about, 'So we turned the order around.', put, says];

export const mistakes: readonly Mistake[] = [
  // Front matter
  [contact, 'label: Contact', 'label: Contact\n¶feature: chats', '"feature" cannot be "chats". Did you mean "chat"?'],
  [about, 'icon: users', 'icon: usrs', '"icon": there is no Lucide icon "usrs". Did you mean "users"?'],
  [about, title, 'title: AI agents for healthcare teams', `"title" is the same as in ${health}. Say here what only`],
  [about, 'hue: tone-4\n', '', '"hue" is missing. The color of the page and of its icon.'],
  [about, 'hue: tone-4', 'hue: tone-44', '"hue" cannot be "tone-44". Did you mean "tone-4"?'],
  [about, 'order: 1', 'order: six', '"order" must be a number.'],
  [about, 'line: Who', 'line: At night, when nobody is there, agents read', '"line" is longer than 42 characters.'],
  [health, ', Appointment follow-up]', ']', '"use_cases" needs exactly three entries.'],
  [about, 'line: Who builds your agents', 'line: Text: read', '"line" contains a colon, so its text must be in'],
  [about, 'line: Who builds your agents', 'line: Text #1', 'In "line", everything after the # is lost.'],
  [terms, 'summary:', 'sumary:', '"sumary" is not a field of this page. Did you mean "summary"?'],
  [about, `---\n${title}`, `\uFEFF---\n${title}`, 'The file begins with a byte order mark.'],
  [about, `---\n${title}`, `—\n${title}`, 'Front matter must begin with exactly ---'],
  [about, '\norder: 1\n---', '\norder: 1\n¶', 'The front matter has no end.'],
  [about, title, 'title: "About', '"title" begins with a quotation mark that is never closed.'],
  [about, 'icon: users', '  icon: users', 'This line begins with a space or a tab. Begin it with'],
  [about, 'line: Who', 'line Who', 'This line is not a field. Write a name, a colon, a space and the text'],
  [about, 'icon: users', 'label: Us\nicon: users', '"label" appears twice. Remove one of the two lines.'],
  [contact, '{claim:reply-time}', '{claim:replytime}', 'Unknown claim "replytime". Did you mean "reply-time"?'],
  [about, 'description: Founded', 'description: In {company:town}', 'Unknown fact of src/company "town".'],
  [contact, '{claim:reply-time}', '<Claim id="reply-time" />', 'A field cannot contain <Claim id="reply-time" />.'],

  // Components
  typed('<Steps>\n\n- x\n\n</Steps>\n\nAround.', '<Steps> is used but not imported. Below the front matter, write'),
  [health, '<FeatureList>', '<FeatureLst>\n\n</FeatureLst>\n\n<FeatureList>', 'Did you mean <FeatureList>?'],
  typed('<div>Grammar.</div>', '<div> cannot be used on pages. Use Markdown or a component.'),
  typed('<card>A card</card>', '<card> cannot be used on pages. Did you mean <Card>?'),
  typed('<span style="color: red">x</span>', '<span> has no attribute "style" on pages. It accepts lang, title.'),
  [about, imported, `${imported}\n¶import {Hero} from "@site/src/components";`, '<Hero> is imported twice.'],
  [about, imported, `FeatureList, ${imported}`, '<FeatureList> is not used here. Do not import it.'],
  [about, imported, `${imported}\n¶export const year = 'x';`, 'A page cannot export anything. Remove this line;'],
  [home, '<Hero eyebrow="Custom', '<Hero eyebow="Custom', '<Hero> has no prop "eyebow". Did you mean "eyebrow"?'],
  [home, 'tone="inverse"', 'tone="dark"', '<Section>: "tone" cannot be "dark". Use one of: inverse, paper, sunken.'],
  [home, '<CardGrid columns={2}>', '<CardGrid columns="2">', '"columns" must be a number in braces: columns={2}.'],
  [home, '<Step label="Step 1" when="Monday 10:00">', '<Step>', '<Step>: "label" is missing. The name of the step,'],
  [health, '<Card icon="clipboard-list">', '<Card icon="clipbord-list">', 'Did you mean "clipboard-list"?'],
  [about, '- Two offices', '<Actions></Actions>\n\n- Two offices', '<Actions> is empty. A row of actions.'],
  [home, '<IndustryGrid />', '<IndustryGrid>Eight</IndustryGrid>', '<IndustryGrid> cannot contain text. Write just'],
  [home, 'for enterprises">', 'for enterprises>', 'The quotation mark that begins this value is never closed.'],
  [about, '<Hero eyebrow="users">', '<Hero eyebrow=“users”>', 'Curly quotation marks cannot hold a value.'],
  [about, '<Hero eyebrow="users">', '<Hero eyebrow=users>', 'Put a text value in quotes (kind="quiet"),'],
  [contact, '<ContactForm />', '', '<ContactForm> is missing, without which this page does not work. Add it:'],
  [
    about,
    '</Hero>\n',
    '</Hero>\n\n¶<Hero>\n\nAgain.\n\n</Hero>\n',
    '<Hero> can appear only once on a page, and this is',
  ],
  [about, '</Hero>\n', '</Hero>\n\n¶<IndustryGrid />\n', 'The headings of <IndustryGrid> would skip a level.'],
  typed('So.\n\n¶<Question ask="Why is that so?">\n\nB.\n\n</Question>\n\nAround.', '<Question> belongs inside <Faq>.'),
  [health, '</FeatureList>\n\n</Section>', '\n¶</Section>', '</Section> does not match: <FeatureList> from line'],
  [health, '\n\n</FeatureList>', '</FeatureList>', '</FeatureList> is glued to other text. Put it on a line of its'],
  [health, '<Actions>', '<Acttions>', '<Acttions> ends with </Actions>. Write the same name in both tags.'],

  // Headings, links and pictures
  [health, '## More time', '### More time', 'The heading "More time for patients" skips a level. After #, use ##:'],
  [health, '## More time', '# More time', 'A page can have only one headline with a single #. Remove "More time'],
  typed('See [us](/contacts).', '"/contacts" is not a page. Did you mean "/contact"?'),
  typed('See [us](/#industry).', `${home} has no anchor "industry". Did you mean "industries"?`),
  typed('See [us](/contact?topic=demos).', 'The contact page has no topic "demos". Did you mean "demo"?'),
  typed('See [us](/contact.html).', 'Addresses do not end with a slash or with .html. Write "/contact".'),
  typed('See [us](mailto:hello@example.com).', 'Do not type an email address. Use <EmailLink subject="…">'),
  typed(`See [contact](${company.url}/contact).`, 'Links within this site have no domain. Write "/contact"'),
  ...[
    '[us] (/contact)',
    '[us](/contact and',
    '[us(/contact)',
    '(us)[/contact]',
    '[us][/contact]',
    '[us](./a b.png)',
  ].map((link) => typed(`See ${link}.`, 'Visitors would see the brackets. Write [words](/address), with no space')),
  typed('##Benefits', 'Visitors would see ##. Bold words are **like these**'),
  typed('![](./x.png)', 'has no alternative text. Describe what it shows: ![What it shows](./x.png)'),
  typed('![An inbox](https://company.example/x.png)', 'is on another host. Put the file into static/.'),
  [terms, '## 1.', '![A seal](/seal.svg)\n\n## 1.', 'A policy has no pictures, because its hash does not cover them.'],

  // Numbers, facts and words
  [home, '<Claim id="cost-cut" />', claimValues['cost-cut'], 'If it is this claim, write <Claim id="cost-cut" />'],
  typed('- Handles 40 languages for 700 clients', 'The number "700 clients" is typed in. Use a claim from'),
  typed(`- As 75-${share} do`, `The number "75-${share}" is typed in. Use`),
  typed(`So ${company.name} did.`, `"${company.name}" is the name of the company, which only src/company names.`),
  typed(`So in ${company.city} we did.`, `"${company.city}" is the city of the head office, which only src/company`),
  typed(`Call ${phone}.`, `"${phone.replace(/^\+/, '')}" is the company's phone number, which only src/company names.`),
  typed('So we turned. TODO ask Sara.', 'Visitors would read "TODO". Write the text, or leave a note to colleagues'),
  typed('So we turned the or\u00adder around.', 'There is an invisible character here'),
  typed('So **we turned the order around.', 'Visitors would see **.'),
  typed('- Languages[^1]\n\n[^1]: Some.\n\n- More', 'Footnotes are not supported on pages. Say it in the text,'),
  typed(':::note\n\nSo we turned.\n\n:::', ':::note is not supported on pages. Use a component, or a plain paragraph.'),
  typed('| Task | Done |\n| Count | yes |', 'Visitors would see the bars. A table needs a line of dashes below'),

  // What MDX takes for code
  typed('<!-- the top -->', 'Write a comment {/* like this */}. Replace <!-- and -->.'),
  typed('- Handles mixed {and strange languages', 'An opening brace { has no closing }. Add it, or write &#123;'),
  typed('See {notes}.', '{notes} is code, which pages cannot have. To show the braces, write &#123;notes};'),
  typed('Up {claim:uptime}.', '{claim:uptime} is for the front matter. In the text, write <Claim id="uptime" />.'),
  typed('## More {#more}', 'The anchor of a heading is made from its words. Remove {#more}.'),
  typed('Grammar.\n\n¶<Notes\n\nMore of it.', '"<Notes" begins a tag that is never finished. Close the tag with >,'),
  typed('Grammar.<br>And more.', '<br> has no content, so it ends with a slash: <br />.'),
  typed('<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> other', 'Two versions of this text are left here by Git.'),
  typed('```\nnpm start', 'This code block is never closed.'),
  typed('{/* a note', 'This comment is never closed.'),
  typed('So we turned the \uFFFD around.', 'The file is not saved as UTF-8'),
];
