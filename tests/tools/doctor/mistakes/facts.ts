import {claimValues} from '@site/src/claims/claims';
import {pages, typed, type Mistake} from './mistake';

const {health, home, terms} = pages;

export const facts: readonly Mistake[] = [
  {
    what: 'a typed-in figure',
    file: home,
    find: 'cut costs by <Claim id="cost-cut" />',
    put: `cut costs by ${claimValues['cost-cut']}`,
    says: `The number "${claimValues['cost-cut']}" is typed in. If it is this claim, write <Claim id="cost-cut" />; if not`,
  },
  typed(
    'a figure without evidence',
    '- Handles 40 languages for 700 clients',
    'The number "700 clients" is typed in. Use a claim from src/claims',
  ),
  typed(
    'a range that ends with the value of a claim',
    `- Handles mixed languages, as 75-${claimValues['cost-reduction']} of a survey do`,
    `The number "75-${claimValues['cost-reduction']}" is typed in. Use a claim from src/claims`,
  ),
  {
    what: 'a claim on a page that may not use it',
    file: home,
    find: '- <Claim id="clients" /> enterprise clients',
    put: '- <Claim id="about-clients" /> enterprise clients',
    says: `The claim "about-clients" can only be used on pages/company/about.mdx. Choose another one.`,
  },
  {
    what: 'a link to a page that does not exist',
    file: 'pages/_shell/menu-foot.mdx',
    find: '(/contact?topic=strategy-call)',
    put: '(/contacts)',
    says: '"/contacts" is not a page. Did you mean "/contact"?',
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
    what: 'an address with a file extension',
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
    says: 'Do not type an email address. Use <EmailLink subject="…">text</EmailLink>.',
  },
  typed(
    'a picture on another host',
    '![An inbox](https://company.example/x.png) Grammar is the easy part.',
    'The picture "https://company.example/x.png" is on another host. Put the file into static/.',
  ),
  {
    what: 'a picture in a policy',
    file: terms,
    find: '## 1.',
    put: '![A seal](/seal.svg)\n\n## 1.',
    says: 'A policy has no pictures, because its hash does not cover them.',
  },
];
