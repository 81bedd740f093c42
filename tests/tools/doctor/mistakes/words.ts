// cspell:ignore Acttions
import {company} from '@site/src/company';
import {pages, typed, type Mistake} from './mistake';

const {health, nlp, about} = pages;

export const words: readonly Mistake[] = [
  {
    what: 'a skipped heading level',
    file: health,
    find: '## More time for patients',
    put: '### More time for patients',
    says: 'The heading "More time for patients" skips a level. After #, use ##:',
  },
  {
    what: 'a second headline',
    file: health,
    find: '## More time for patients',
    put: '# More time for patients',
    says: 'A page can have only one headline with a single #. Make "More time for patients" a section with ##.',
  },
  typed(
    "the company's name typed in",
    `So ${company.name} turned the order around.`,
    `Do not type the company's name. Write <Company part="name" />, or "we".`,
  ),
  typed(
    'the city of the head office typed in',
    `So in ${company.city} we turned the order around.`,
    `"${company.city}" is the city of the head office, which only src/company names. Write <Company part="city" />.`,
  ),
  typed(
    "the company's phone number typed in with other separators",
    `Call ${company.phone.display.replace(/ /g, '-')}. Grammar is the easy part.`,
    `"${company.phone.display.replace(/ /g, '-').replace(/^\+/, '')}" is the company's phone number, which only src/company names. Write <Company part="phone" />.`,
  ),
  {
    what: 'a fact of the company that does not exist',
    file: about,
    find: 'description: Founded in {claim:founded}',
    put: 'description: Founded in {company:town} in {claim:founded}',
    says: 'src/company has no fact "town".',
  },
  {
    what: 'an HTML comment',
    file: nlp,
    find: '<Hero eyebrow="languages">',
    put: '<!-- the top -->\n\n<Hero eyebrow="languages">',
    says: 'Write a comment {/* like this */}. Replace <!-- and -->.',
  },
  {
    what: 'a tag that is never closed',
    file: health,
    find: '</FeatureList>\n',
    put: '\n',
    says: '</Section> does not match: <FeatureList> from line',
    at: '</Section>',
  },
  typed(
    'a brace in the text',
    '- Handles mixed {and strange languages',
    'An opening brace { has no closing }. Add it, or write &#123; for a brace in the text.',
  ),
  {
    what: 'a value without quotation marks',
    file: nlp,
    find: '<Hero eyebrow="languages">',
    put: '<Hero eyebrow=languages>',
    says: 'Put a text value in quotes (kind="quiet"), and a number or true in braces (columns={3}).',
  },
  typed(
    'a note in braces',
    'Grammar is the easy part. See {notes}.',
    '{notes} is code, which pages cannot have. To show the braces, write &#123;notes}; a note to colleagues is',
  ),
  typed(
    'a claim in the syntax of front matter',
    'Grammar is the easy part. Up {claim:uptime}.',
    '{claim:uptime} is for the front matter. In the text, write <Claim id="uptime" />.',
  ),
  {
    what: 'an anchor in braces',
    file: nlp,
    find: '</Figure>',
    put: '</Figure>\n\n## More {#more}\n',
    says: 'The anchor of a heading is made from its words. Remove {#more}.',
    at: '## More',
  },
  typed(
    'a tag that is never finished',
    'Grammar is the easy part.\n\n<Notes\n\nMore of it.',
    '"<Notes" begins a tag that is never finished. Close the tag with >, or write &lt;Notes to show the character itself.',
    '<Notes',
  ),
  typed(
    'an unclosed <br>',
    'Grammar is the easy part.<br>And more.',
    '<br> has no content, so it ends with a slash: <br />.',
  ),
  typed(
    'a footnote',
    '- Handles mixed languages[^1]\n\n[^1]: Some of them.\n\n- And more',
    'Footnotes are not supported on pages. Say it in the text, or leave it out.',
  ),
  typed(
    'an admonition',
    ':::note\n\nSo we turned the order around.\n\n:::',
    ':::note is not supported on pages. Use a component, or a plain paragraph.',
  ),
  typed(
    'a note to colleagues',
    'So we turned the order around. TODO ask Sara.',
    'Visitors would read "TODO". Write the text, or leave a note to colleagues: {/* like this */}.',
  ),
  typed(
    'a table without its line of dashes',
    '| Task | Done |\n| Count | yes |',
    'Visitors would see the bars. A table needs a line of dashes below its headings',
  ),
  typed('a soft hyphen', 'So we turned the or\u00adder around.', 'There is an invisible character here'),
  typed(
    'a space in a link',
    'See [our contact page] (/contact).',
    'Visitors would see the brackets. Remove the space between ] and (.',
  ),
  typed('asterisks without a partner', 'So **we turned the order around.', 'Visitors would see **.'),
  typed(
    'the domain of the site',
    `See [contact](${company.url}/contact).`,
    'Links within this site have no domain. Write "/contact"',
  ),
  typed(
    'merge markers',
    '<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> other',
    'Two versions of this text are left here by Git.',
  ),
  typed('an unclosed code fence', '```\nnpm start', 'This code block is never closed.'),
  typed('an unclosed comment', '{/* a note', 'This comment is never closed.'),
  typed('a lowercase component', '<card>A card</card>', '<card> cannot be used on pages. Did you mean <Card>?'),
  typed(
    'a question outside its list',
    'So we turned.\n\n<Question ask="Why is that so?">\n\nBecause.\n\n</Question>\n\nAround.',
    '<Question> belongs inside <Faq>.',
    '<Question',
  ),
  typed('a file that is not UTF-8', 'So we turned the \uFFFD around.', 'The file is not saved as UTF-8'),
  {
    what: 'text glued to a closing tag',
    file: health,
    find: '\n\n</FeatureList>',
    put: '</FeatureList>',
    says: '</FeatureList> is glued to other text. Put it on a line of its own',
  },
  {
    what: 'a component with two names',
    file: health,
    find: '<Actions>',
    put: '<Acttions>',
    says: '<Acttions> ends with </Actions>. Write the same name in both tags.',
  },
];
