/** A mistake that a writer makes: in which file, what it replaces, what they write, and what the doctor says. */
export type Mistake = {
  what: string;
  file: string;
  find: string;
  put: string;
  says: string;
  /** Text on the line that the doctor must name, if it is not the first line of what they write. */
  at?: string;
};

const health = 'pages/industries/healthcare.mdx';
const home = 'pages/index.mdx';
const nlp = 'pages/ai-services/nlp.mdx';
const about = 'pages/company/about.mdx';
const contact = 'pages/contact.mdx';
const retail = 'pages/industries/retail-ecommerce.mdx';
const terms = 'pages/legal/terms-of-service.mdx';
const foot = 'pages/_shell/trust.mdx';

const heroImport = "import Hero from '@site/src/components/Hero';";

export const fields: readonly Mistake[] = [
  {
    what: 'a misspelled field',
    file: health,
    find: 'label: Healthcare',
    put: 'lable: Healthcare',
    says: '"lable" is not a field of this page. Did you mean "label"?',
  },
  {
    what: 'a missing field',
    file: health,
    find: 'hue: rose\n',
    put: '',
    says: '"hue" is missing. The color of the page and of its icon.',
    at: '---\ntitle',
  },
  {
    what: 'a hue outside the palette',
    file: health,
    find: 'hue: rose',
    put: 'hue: rouge',
    says: '"hue" cannot be "rouge". Did you mean "rose"?',
  },
  {
    what: 'an icon that does not exist',
    file: nlp,
    find: 'icon: languages',
    put: 'icon: langages',
    says: '"icon": there is no Lucide icon "langages". Did you mean "languages"?',
  },
  {
    what: 'an order written in words',
    file: health,
    find: 'order: 2',
    put: 'order: second',
    says: '"order" must be a number.',
  },
  {
    what: 'two use cases',
    file: health,
    find: 'use_cases: [Patient intake, Claim validation, Appointment follow-up]',
    put: 'use_cases: [Patient intake, Claim validation]',
    says: '"use_cases" needs exactly three entries.',
  },
  {
    what: 'a line too long for the menu',
    file: nlp,
    find: 'line: Read, sort and answer text',
    put: 'line: Read, sort and answer every text that reaches you',
    says: '"line" is longer than 42 characters.',
  },
  {
    what: 'a title too long for a search result',
    file: nlp,
    find: 'title: Natural language processing for mail and tickets',
    put: 'title: Natural language processing for mail, for tickets and for every other text',
    says: '"title" is longer than 60 characters.',
  },
  {
    what: 'a description too short to be of use',
    file: contact,
    find: 'description: Tell us which task should run itself. An engineer replies within {claim:reply-time} with a first estimate. Write, call or use the form.',
    put: 'description: Write to us.',
    says: '"description" is shorter than 50 characters.',
  },
  {
    what: 'a title that another page has',
    file: nlp,
    find: 'title: Natural language processing for mail and tickets',
    put: 'title: AI agents for healthcare teams',
    says: '"title" is the same as in pages/industries/healthcare.mdx. Say here what only this page offers.',
  },
  {
    what: 'a colon without quotation marks',
    file: nlp,
    find: 'line: Read, sort and answer text',
    put: 'line: Text: read, sorted, answered',
    says: '"line" contains a colon, so its text must be in quotation marks.',
  },
  {
    what: 'an unknown claim between the --- lines',
    file: contact,
    find: '{claim:reply-time}',
    put: '{claim:replytime}',
    says: 'There is no claim "replytime". Did you mean "reply-time"?',
    at: 'description:',
  },
  {
    what: 'fields in a file that is part of other pages',
    file: foot,
    find: "import StatGrid from '@site/src/components/StatGrid';",
    put: "---\ntitle: Trust\n---\nimport StatGrid from '@site/src/components/StatGrid';",
    says: 'This file is part of other pages and has no address, so it takes no fields. Remove the block.',
    at: 'title: Trust',
  },
  {
    what: 'a policy without a summary of its change',
    file: terms,
    find: 'summary:',
    put: 'sumary:',
    says: '"sumary" is not a field of this page. Did you mean "summary"?',
  },
];

export const tags: readonly Mistake[] = [
  {
    what: 'a component that was not imported',
    file: health,
    find: `${heroImport}\n`,
    put: '',
    says: '<Hero> is used but not imported. Paste this line below the block at the top:',
    at: '<Hero icon',
  },
  {
    what: 'a misspelled component',
    file: health,
    find: '<FeatureList>',
    put: '<FeatureLst>\n\n</FeatureLst>\n\n<FeatureList>',
    says: 'There is no component <FeatureLst>. Did you mean <FeatureList>?',
  },
  {
    what: 'a component in lowercase',
    file: nlp,
    find: '<Proofs>\n\n- Learns from your own archive',
    put: '<proofs>\n\n</proofs>\n\n<Proofs>\n\n- Learns from your own archive',
    says: '<proofs> cannot be used on pages. Did you mean <Proofs>?',
  },
  {
    what: 'an HTML tag that copy does not need',
    file: nlp,
    find: 'Grammar is the easy part.',
    put: '<div>Grammar is the easy part.</div>',
    says: '<div> cannot be used on pages. Use Markdown or a component.',
  },
  {
    what: 'an import that nothing uses',
    file: nlp,
    find: heroImport,
    put: `import Badges from '@site/src/components/Badges';\n${heroImport}`,
    says: '<Badges> is imported but not used. Remove this line.',
  },
  {
    what: 'an import from the wrong place',
    file: health,
    find: "import Claim from '@site/src/site/Claim';",
    put: "import Claim from '@site/src/components/Claim';",
    says: '<Claim> is not in "@site/src/components/Claim". Import it with this line:',
  },
  {
    what: 'an import with braces',
    file: nlp,
    find: heroImport,
    put: "import {Hero} from '@site/src/components/Hero';",
    says: "Write this import without braces and with the component's own name:",
  },
  {
    what: 'an import of a component that is not for pages',
    file: nlp,
    find: heroImport,
    put: `import Chip from '@site/src/components/Chip';\n${heroImport}`,
    says: 'A page cannot import "@site/src/components/Chip".',
  },
  {
    what: 'an export',
    file: nlp,
    find: heroImport,
    put: `${heroImport}\nexport const year = 'x';`,
    says: 'A page cannot export anything. Remove this line; code belongs in a component in src.',
    at: 'export const',
  },
];

export const props: readonly Mistake[] = [
  {
    what: 'a misspelled prop',
    file: home,
    find: '<Hero eyebrow="Custom AI agents for enterprises">',
    put: '<Hero eyebow="Custom AI agents for enterprises">',
    says: '<Hero> has no prop "eyebow". Did you mean "eyebrow"?',
  },
  {
    what: 'a wrong choice',
    file: home,
    find: 'tone="inverse"',
    put: 'tone="dark"',
    says: '<Section>: "tone" cannot be "dark". Use one of: inverse, paper, sunken.',
    at: 'tone="dark"',
  },
  {
    what: 'a number in quotation marks',
    file: home,
    find: '<CardGrid columns={2}>',
    put: '<CardGrid columns="2">',
    says: '<CardGrid>: "columns" is a number, so put it in braces: columns={2}.',
  },
  {
    what: 'a number that is not allowed',
    file: home,
    find: '<CardGrid columns={2}>',
    put: '<CardGrid columns={7}>',
    says: '<CardGrid>: "columns" cannot be "7". Use one of: 2, 3, 4.',
  },
  {
    what: 'a prop that is missing',
    file: home,
    find: '<Step label="Step 1" when="Monday 10:00">',
    put: '<Step>',
    says: '<Step>: "label" is missing. What the step is called: Step 1, Day 2, Before dawn.',
  },
  {
    what: 'a misspelled icon',
    file: health,
    find: '<UseCase icon="clipboard-list">',
    put: '<UseCase icon="clipbord-list">',
    says: '<UseCase>: There is no Lucide icon "clipbord-list". Did you mean "clipboard-list"?',
  },
  {
    what: 'a misspelled brand mark',
    file: home,
    find: '<Mark mark="python">',
    put: '<Mark mark="pyton">',
    says: '<Mark>: There is no brand mark "pyton".',
  },
  {
    what: 'a component without its text',
    file: nlp,
    find: '<Proofs>\n\n- Learns from your own archive',
    put: '<Proofs></Proofs>\n\n<Proofs>\n\n- Learns from your own archive',
    says: '<Proofs> is empty. Short proofs under the actions of a hero: a Markdown list.',
  },
  {
    what: 'text in a component that takes none',
    file: home,
    find: '<IndustryGrid />',
    put: '<IndustryGrid>Eight industries</IndustryGrid>',
    says: '<IndustryGrid> takes no text. Write just <IndustryGrid />.',
  },
  {
    what: 'a computed prop',
    file: home,
    find: '<Step label="Step 1" when="Monday 10:00">',
    put: '<Step label={"Step " + one}>',
    says: '<Step>: "label" is computed. Pages may use only plain values, such as label="text".',
  },
];

export const compositions: readonly Mistake[] = [
  {
    what: 'a second hero',
    file: nlp,
    find: '</Hero>\n',
    put: '</Hero>\n\n<Hero>\n\nAgain.\n\n</Hero>\n',
    says: '<Hero> may appear only once on a page, and this is the second. Remove one of them.',
    at: '<Hero>',
  },
  {
    what: 'a second dark band',
    file: retail,
    find: '<Section layout="split" eyebrow="Benefits">',
    put: '<Section layout="split" eyebrow="Benefits" tone="inverse">',
    says: 'A page may have only one dark band, and this is the second.',
  },
  {
    what: 'a link inside a card that is a link',
    file: about,
    find: '<Card icon="map-pin" hue="moss">',
    put: '<Card icon="map-pin" hue="moss" to="/contact">\n\n[Write to us](/contact)',
    says: 'This link is inside a card that is itself a link. Remove it, or remove "to" from the card.',
    at: '[Write to us]',
  },
];

export const figures: readonly Mistake[] = [
  {
    what: 'a table with a hole',
    file: health,
    find: '| **Results** booked | **Blood** booked |',
    put: '| **Blood** booked |',
    says: 'The heading of this table has 4 cells, and this row has 3. Write a cell for each',
    at: '| 10:20',
  },
  {
    what: 'a row more than fits',
    file: contact,
    find: '- **Now** It is stored',
    put: '- **Before** You write\n- **Then** You send\n- **Now** It is stored',
    says: 'This is item 6 of a list in <Entries>, which has room for 5. Leave out what says least.',
    at: '- **Your turn**',
  },
  {
    what: 'a time that runs backwards',
    file: about,
    find: '**14–23**',
    put: '**23–14**',
    says: '"23–14" ends before it begins. Write the earlier end first.',
  },
];

export const facts: readonly Mistake[] = [
  {
    what: 'a figure that was typed',
    file: home,
    find: 'cut costs by <Claim id="cost-cut" />',
    put: 'cut costs by 60%',
    says: 'The figure "60%" is typed in. Write <Claim id="cost-cut" />.',
  },
  {
    what: 'a figure without evidence',
    file: nlp,
    find: '- Handles mixed languages',
    put: '- Handles 40 languages for 700 clients',
    says: 'The figure "700 clients" is typed in. Use a claim from src/claims',
  },
  {
    what: 'an unknown claim',
    file: home,
    find: '<Claim id="savings" />',
    put: '<Claim id="saving" />',
    says: '<Claim>: "id" cannot be "saving". Did you mean "savings"?',
  },
  {
    what: 'a claim on a page that may not use it',
    file: home,
    find: '- <Claim id="clients" /> enterprise clients',
    put: '- <Claim id="about-clients" /> enterprise clients',
    says: 'The claim "about-clients" may only be used on pages/company/about.mdx. Choose another one.',
  },
  {
    what: 'a link to a page that does not exist',
    file: 'pages/_shell/menu-foot.mdx',
    find: '(/contact?topic=strategy-call)',
    put: '(/contacts)',
    says: 'There is no page "/contacts". Did you mean "/contact"?',
  },
  {
    what: 'a dead link in a prop',
    file: home,
    find: '<Action to="/company/about" kind="quiet">',
    put: '<Action to="/company/abuot" kind="quiet">',
    says: 'There is no page "/company/abuot". Did you mean "/company/about"?',
  },
  {
    what: 'an anchor that does not exist',
    file: 'pages/_shell/not-found.mdx',
    find: '<Action to="/" kind="quiet">',
    put: '<Action to="/#industry" kind="quiet">',
    says: 'pages/index.mdx has no anchor "industry". Did you mean "industries"?',
  },
  {
    what: 'a topic that the contact page does not have',
    file: health,
    find: 'to="/contact?topic=demo" kind="quiet"',
    put: 'to="/contact?topic=demos" kind="quiet"',
    says: 'The contact page has no topic "demos". Did you mean "demo"?',
    at: 'topic=demos',
  },
  {
    what: 'an action without a target',
    file: health,
    find: '<Action to="/contact">Get Started Today</Action>',
    put: '<Action>Get Started Today</Action>',
    says: '<Action>: "to" is missing. Where it leads: an address on this site, such as /contact?topic=demo or /#industries.',
  },
  {
    what: 'an address with its file ending',
    file: home,
    find: 'to="/company/about"',
    put: 'to="/company/about.html"',
    says: 'Addresses do not end with a slash or with .html. Write "/company/about".',
    at: '/company/about.html',
  },
  {
    what: 'a typed email address',
    file: 'pages/_shell/menu-foot.mdx',
    find: '(/contact?topic=strategy-call)',
    put: '(mailto:hello@example.com)',
    says: 'Do not type an email address. Use <MailLink subject="…">text</MailLink>.',
  },
  {
    what: 'a picture without a text',
    file: nlp,
    find: 'Grammar is the easy part.',
    put: '![](/favicon.svg) Grammar is the easy part.',
    says: 'The picture "/favicon.svg" has no text for people who cannot see it. Describe what it shows:',
  },
  {
    what: 'a picture without a size',
    file: nlp,
    find: 'Grammar is the easy part.',
    put: '<img src="https://deodar.example/x.png" alt="An inbox" width="20" /> Grammar is the easy part.',
    says: 'The picture "https://deodar.example/x.png" has no size. Give it width and height in pixels.',
  },
];

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
    says: 'A page may have only one headline with a single #. Make "More time for patients" a section with ##.',
  },
  {
    what: 'no headline',
    file: about,
    find: '## What we are here to do',
    put: '#### What we are here to do',
    says: 'The heading "What we are here to do" skips a level. After ##, use ###:',
  },
  {
    what: 'an advertising word',
    file: health,
    find: 'From the first call to the last remittance.',
    put: 'Seamless from the first call to the last remittance.',
    says: 'We do not write "Seamless". Say what no longer has to be done by hand.',
  },
  {
    what: 'an exclamation mark',
    file: nlp,
    find: '- Handles mixed languages',
    put: '- Handles mixed languages!',
    says: 'Exclamation marks are not allowed. End with a period.',
  },
  {
    what: 'an emoji',
    file: nlp,
    find: '- Handles mixed languages',
    put: '- Handles mixed languages 🚀',
    says: 'Emoji such as 🚀 are not allowed. Use the "icon" of a component.',
  },
  {
    what: "the company's name typed in",
    file: about,
    find: 'So we turned the order around.',
    put: 'So Deodar turned the order around.',
    says: `Do not type the company's name. Write <Company part="name" />, or "we".`,
  },
  {
    what: 'an HTML comment',
    file: nlp,
    find: '<Hero icon="languages">',
    put: '<!-- the top -->\n\n<Hero icon="languages">',
    says: 'Comments are written {/* like this */}, not <!-- like this -->.',
  },
  {
    what: 'a tag that is never closed',
    file: health,
    find: '</FeatureList>\n',
    put: '\n',
    says: '</Section> does not match: <FeatureList> from line',
    at: '</Section>',
  },
  {
    what: 'tags closed in the wrong order',
    file: nlp,
    find: '</Actions>',
    put: '</Hero>',
    says: '</Hero> does not match: <Actions> from line',
  },
  {
    what: 'a brace in the text',
    file: nlp,
    find: '- Handles mixed languages',
    put: '- Handles mixed {and strange languages',
    says: 'An opening brace { has no closing }. Add it, or write &#123; for a brace in the text.',
  },
  {
    what: 'a value without quotation marks',
    file: nlp,
    find: '<Hero icon="languages">',
    put: '<Hero icon=languages>',
    says: 'Put a text value in quotes (kind="quiet"), and a number or true in braces (columns={3}).',
  },
];
