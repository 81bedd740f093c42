import {pages, typed, type Mistake} from './mistake';

const {contact, health, home, nlp, about} = pages;
const nlpImport = "Figure, Hero} from '@site/src/components';";

export const tags: readonly Mistake[] = [
  {
    what: 'a component that was not imported',
    file: health,
    find: ', Hero, Section}',
    put: ', Section}',
    says: '<Hero> is used but not imported. Below the front matter, write this line:',
    at: '<Hero eyebrow',
  },
  {
    what: 'a misspelled component',
    file: health,
    find: '<FeatureList>',
    put: '<FeatureLst>\n\n</FeatureLst>\n\n<FeatureList>',
    says: 'Unknown component <FeatureLst>. Did you mean <FeatureList>?',
  },
  typed(
    'an HTML tag that copy does not need',
    '<div>Grammar is the easy part.</div>',
    '<div> cannot be used on pages. Use Markdown or a component.',
  ),
  {
    what: 'a component that was imported twice',
    file: nlp,
    find: nlpImport,
    put: `${nlpImport}\nimport {Hero} from "@site/src/components";`,
    says: '<Hero> is imported twice. Import it once.',
    at: 'import {Hero} from "',
  },
  {
    what: 'an import that nothing uses',
    file: nlp,
    find: nlpImport,
    put: `FeatureList, ${nlpImport}`,
    says: '<FeatureList> is imported but not used. Remove it.',
  },
  {
    what: 'an export',
    file: nlp,
    find: nlpImport,
    put: `${nlpImport}\nexport const year = 'x';`,
    says: 'A page cannot export anything. Remove this line; code belongs in a component in src.',
    at: 'export const',
  },
];

export const props: readonly Mistake[] = [
  {
    what: 'an example that shows a page without a figure',
    file: nlp,
    find: '</Hero>',
    put: '</Hero>\n\n<Example to="/" kind="Planning">\n\n### A plan\n\n</Example>',
    at: '<Example',
    says: '"/" has no figure 1 for this example. Name the page whose figure the text describes, or remove the <Example>.',
  },
  {
    what: 'a misspelled prop',
    file: home,
    find: '<Hero eyebrow="Custom AI agents for enterprises">',
    put: '<Hero eyebow="Custom AI agents for enterprises">',
    says: '<Hero> has no prop "eyebow". Did you mean "eyebrow"?',
  },
  {
    what: 'a prop with an unknown value',
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
    says: '<CardGrid>: "columns" must be a number in braces: columns={2}.',
  },
  {
    what: 'a missing prop',
    file: home,
    find: '<Step label="Step 1" when="Monday 10:00">',
    put: '<Step>',
    says: '<Step>: "label" is missing. The name of the step, such as Step 1, Day 2 or Before dawn.',
  },
  {
    what: 'a misspelled icon',
    file: health,
    find: '<Card icon="clipboard-list">',
    put: '<Card icon="clipbord-list">',
    says: '<Card>: there is no Lucide icon "clipbord-list". Did you mean "clipboard-list"?',
  },
  {
    what: 'a component without its text',
    file: nlp,
    find: '- Learns from your own archive',
    put: '<Actions></Actions>\n\n- Learns from your own archive',
    says: '<Actions> is empty. A row of actions. On a phone, each takes the full width.',
  },
  {
    what: 'text in a component that takes none',
    file: home,
    find: '<IndustryGrid />',
    put: '<IndustryGrid>Eight industries</IndustryGrid>',
    says: '<IndustryGrid> cannot contain text. Write just <IndustryGrid />.',
  },
  typed(
    'a style on plain HTML',
    '<span style="color: red">Grammar is the easy part.</span>',
    '<span> has no attribute "style" on pages. It accepts lang, title.',
  ),
  {
    what: 'a value whose quotation mark is never closed, many lines above the next one',
    file: home,
    find: '<Hero eyebrow="Custom AI agents for enterprises">',
    put: '<Hero eyebrow="Custom AI agents for enterprises>',
    says: 'The quotation mark that begins this value is never closed.',
  },
  {
    what: 'a value in curly quotes',
    file: nlp,
    find: '<Hero eyebrow="languages">',
    put: '<Hero eyebrow=“languages”>',
    says: 'Curly quotation marks cannot hold a value.',
  },
];

export const compositions: readonly Mistake[] = [
  {
    what: 'a contact page without its form',
    file: contact,
    find: '<ContactForm />',
    put: '',
    says: '<ContactForm> is missing, without which this page does not work. Add it:',
    at: '<Hero',
  },
  {
    what: 'a second hero',
    file: nlp,
    find: '</Hero>\n',
    put: '</Hero>\n\n<Hero>\n\nAgain.\n\n</Hero>\n',
    says: '<Hero> can appear only once on a page, and this is the second. Remove one of them.',
    at: '<Hero>',
  },
  {
    what: 'cards with headings of their own, right below the headline',
    file: nlp,
    find: '</Hero>\n',
    put: '</Hero>\n\n<IndustryGrid />\n',
    says: 'The headings of <IndustryGrid> would skip a level. Write a heading of its section above it:',
    at: '<IndustryGrid />',
  },
  {
    what: 'a link inside a card that is a link',
    file: about,
    find: '<Card icon="map-pin" hue="tone-6">',
    put: '<Card icon="map-pin" hue="tone-6" to="/contact">\n\n[Write to us](/contact)',
    says: 'This link is inside a card that is itself a link. Remove it, or remove "to" from the card.',
    at: '[Write to us]',
  },
  {
    what: 'a question of one word',
    file: health,
    find: '<FeatureList>',
    put: '<Faq>\n\n<Question ask="Fee?">\n\nNo.\n\n</Question>\n\n</Faq>\n\n<FeatureList>',
    says: '<Question>: "ask" has fewer than 8 characters.',
    at: '<Question',
  },
];
