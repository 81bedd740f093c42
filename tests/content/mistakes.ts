/** A mistake that a writer makes: in which file, what stands there, what they write, and what the doctor answers. */
export type Mistake = {
  what: string;
  file: string;
  find: string;
  put: string;
  says: string;
  /** A text of the line that the answer must name, where it is not the first line of what was put. */
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
    what: 'a misspelt field',
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
    what: 'a hue that is not in the palette',
    file: health,
    find: 'hue: rose',
    put: 'hue: rouge',
    says: '"hue" cannot be "rouge". Did you mean "rose"?',
  },
  {
    what: 'an icon that is not there',
    file: nlp,
    find: 'icon: languages',
    put: 'icon: langages',
    says: '"icon": there is no Lucide icon "langages". Did you mean "languages"?',
  },
  {
    what: 'a place in the menu in words',
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
    says: '"line" holds a colon, so its text must stand in quotation marks.',
  },
  {
    what: 'a claim that is not there, between the --- lines',
    file: contact,
    find: '{claim:reply-time}',
    put: '{claim:replytime}',
    says: 'There is no claim "replytime". Did you mean "reply-time"?',
    at: 'description:',
  },
  {
    what: 'fields on a part of other pages',
    file: foot,
    find: "import StatGrid from '@site/src/components/StatGrid';",
    put: "---\ntitle: Trust\n---\nimport StatGrid from '@site/src/components/StatGrid';",
    says: 'This file is a part of other pages and has no address, so it takes no fields. Take the block out.',
    at: 'title: Trust',
  },
  {
    what: 'a policy without its change',
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
    what: 'a misspelt component',
    file: health,
    find: '<FeatureList>',
    put: '<FeatureLst>\n\n</FeatureLst>\n\n<FeatureList>',
    says: 'There is no component <FeatureLst>. Did you mean <FeatureList>?',
  },
  {
    what: 'a component in small letters',
    file: nlp,
    find: '<Proofs>\n\n- Learns from your own archive',
    put: '<proofs>\n\n</proofs>\n\n<Proofs>\n\n- Learns from your own archive',
    says: '<proofs> is no tag for pages. Did you mean <Proofs>?',
  },
  {
    what: 'a tag of HTML that copy does not need',
    file: nlp,
    find: 'Grammar is the easy part.',
    put: '<div>Grammar is the easy part.</div>',
    says: '<div> is no tag for pages. Use Markdown, or a component.',
  },
  {
    what: 'an import that nothing uses',
    file: nlp,
    find: heroImport,
    put: `import Badges from '@site/src/components/Badges';\n${heroImport}`,
    says: '<Badges> is imported but not used. Take this line out.',
  },
  {
    what: 'an import from the wrong place',
    file: health,
    find: "import Claim from '@site/src/site/Claim';",
    put: "import Claim from '@site/src/components/Claim';",
    says: '"@site/src/components/Claim" is not where <Claim> is kept. The line is:',
  },
  {
    what: 'an import with braces',
    file: nlp,
    find: heroImport,
    put: "import {Hero} from '@site/src/components/Hero';",
    says: "This import must read as below, without braces and with the component's own name:",
  },
  {
    what: 'an import of a part that is not for pages',
    file: nlp,
    find: heroImport,
    put: `import Chip from '@site/src/components/Chip';\n${heroImport}`,
    says: '"@site/src/components/Chip" is nothing that a page may import.',
  },
  {
    what: 'an export',
    file: nlp,
    find: heroImport,
    put: `${heroImport}\nexport const year = 'x';`,
    says: 'A page exports nothing. Take this line out; code belongs to a component in src.',
    at: 'export const',
  },
];

export const props: readonly Mistake[] = [
  {
    what: 'a misspelt prop',
    file: home,
    find: '<Hero eyebrow="Custom AI agents for enterprises">',
    put: '<Hero eyebow="Custom AI agents for enterprises">',
    says: '<Hero>: "eyebow" is no prop of <Hero>. Did you mean "eyebrow"?',
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
    says: '<CardGrid>: "columns" is a number and stands in braces: columns={2}.',
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
    find: '<Step label="Step 1">',
    put: '<Step>',
    says: '<Step>: "label" is missing. What the step is called: Step 1, Day 2, Before dawn.',
  },
  {
    what: 'a misspelt icon',
    file: health,
    find: '<UseCase icon="clipboard-list">',
    put: '<UseCase icon="clipbord-list">',
    says: '<UseCase>: There is no Lucide icon "clipbord-list". Did you mean "clipboard-list"?',
  },
  {
    what: 'a misspelt brand mark',
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
    says: '<IndustryGrid> takes no text. Write <IndustryGrid /> and nothing between.',
  },
  {
    what: 'a computed prop',
    file: home,
    find: '<Step label="Step 1">',
    put: '<Step label={"Step " + one}>',
    says: '<Step>: "label" is computed. A page gives plain values, such as label="text".',
  },
];

export const compositions: readonly Mistake[] = [
  {
    what: 'a second hero',
    file: nlp,
    find: '</Hero>\n',
    put: '</Hero>\n\n<Hero>\n\nAgain.\n\n</Hero>\n',
    says: '<Hero> stands once on a page, and this is the second. Take one of them out.',
    at: '<Hero>',
  },
  {
    what: 'a second dark band',
    file: retail,
    find: '<Section layout="split" eyebrow="Benefits">',
    put: '<Section layout="split" eyebrow="Benefits" tone="inverse">',
    says: 'A page has one dark band, and this is the second.',
  },
  {
    what: 'a link inside a card that is a link',
    file: about,
    find: '<Card icon="map-pin" hue="moss">',
    put: '<Card icon="map-pin" hue="moss" to="/contact">\n\n[Write to us](/contact)',
    says: 'This link is inside a card that is a link itself. Take it out, or take "to" out of the card.',
    at: '[Write to us]',
  },
];

export const facts: readonly Mistake[] = [
  {
    what: 'a figure that was typed',
    file: home,
    find: 'cut costs by <Claim id="cost-cut" />',
    put: 'cut costs by 60%',
    says: 'The figure "60%" is typed. Write <Claim id="cost-cut" />.',
  },
  {
    what: 'a figure that nobody has proved',
    file: nlp,
    find: '- Handles mixed languages',
    put: '- Handles 40 languages for 700 clients',
    says: 'The figure "700 clients" is typed. Name a claim of src/claims',
  },
  {
    what: 'a claim that is not there',
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
    what: 'a link to a page that is not there',
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
    what: 'an anchor that is not there',
    file: 'pages/_shell/not-found.mdx',
    find: '<Action to="/" kind="quiet">',
    put: '<Action to="/#industry" kind="quiet">',
    says: 'pages/index.mdx has no anchor "industry". Did you mean "industries"?',
  },
  {
    what: 'a topic that the contact page does not know',
    file: health,
    find: 'to="/contact?topic=demo" kind="quiet"',
    put: 'to="/contact?topic=demos" kind="quiet"',
    says: 'The contact page knows no topic "demos". Did you mean "demo"?',
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
    says: 'Addresses end without a slash and without .html. Write "/company/about".',
    at: '/company/about.html',
  },
  {
    what: 'a typed mail address',
    file: 'pages/_shell/menu-foot.mdx',
    find: '(/contact?topic=strategy-call)',
    put: '(mailto:hello@example.com)',
    says: 'A mail address is never typed. Use <MailLink subject="…">text</MailLink>.',
  },
  {
    what: 'a picture without a text',
    file: nlp,
    find: 'Grammar is the easy part.',
    put: '![](/favicon.svg) Grammar is the easy part.',
    says: 'The picture "/favicon.svg" has no text for people who do not see it. Write what it shows:',
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
    says: 'The heading "More time for patients" skips a level. After # comes ##:',
  },
  {
    what: 'a second headline',
    file: health,
    find: '## More time for patients',
    put: '# More time for patients',
    says: 'A page has one headline with a single #. Make "More time for patients" a section with ##.',
  },
  {
    what: 'no headline',
    file: about,
    find: '## What we are here to do',
    put: '#### What we are here to do',
    says: 'The heading "What we are here to do" skips a level. After ## comes ###:',
  },
  {
    what: 'a word of advertising',
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
    says: 'No exclamation marks. End with a full stop.',
  },
  {
    what: 'an emoji',
    file: nlp,
    find: '- Handles mixed languages',
    put: '- Handles mixed languages 🚀',
    says: 'No emoji such as 🚀. Use the "icon" of a component.',
  },
  {
    what: 'the typed name of the company',
    file: about,
    find: 'So we turned the order around.',
    put: 'So Deodar turned the order around.',
    says: 'The name of the company is not typed. Write <Company part="name" />, or "we".',
  },
  {
    what: 'a comment of HTML',
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
    says: '</Section> closes what was not opened here: <FeatureList> of line',
    at: '</Section>',
  },
  {
    what: 'tags closed in the wrong order',
    file: nlp,
    find: '</Actions>',
    put: '</Hero>',
    says: '</Hero> closes what was not opened here: <Actions> of line',
  },
  {
    what: 'a brace in the text',
    file: nlp,
    find: '- Handles mixed languages',
    put: '- Handles mixed {and strange languages',
    says: 'A brace { is never closed by a }.',
  },
  {
    what: 'a value without quotation marks',
    file: nlp,
    find: '<Hero icon="languages">',
    put: '<Hero icon=languages>',
    says: 'A value stands in quotes (kind="quiet"), and a number or true in braces (columns={3}).',
  },
];
