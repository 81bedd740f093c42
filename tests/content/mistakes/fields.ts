import {pages, type Mistake} from './mistake';

const {nlp, contact, terms} = pages;

export const fields: readonly Mistake[] = [
  {
    what: 'an unknown feature',
    file: contact,
    find: 'label: Contact',
    put: 'label: Contact\nfeature: chats',
    says: '"feature" cannot be "chats". Did you mean "chat"?',
    at: 'feature: chats',
  },
  {
    what: 'an icon that does not exist',
    file: nlp,
    find: 'icon: languages',
    put: 'icon: langages',
    says: '"icon": there is no Lucide icon "langages". Did you mean "languages"?',
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
    what: 'an unknown claim in front matter',
    file: contact,
    find: '{claim:reply-time}',
    put: '{claim:replytime}',
    says: 'Unknown claim "replytime". Did you mean "reply-time"?',
    at: 'description:',
  },
  {
    what: 'a policy without a summary of its change',
    file: terms,
    find: 'summary:',
    put: 'sumary:',
    says: '"sumary" is not a field of this page. Did you mean "summary"?',
  },
  {
    what: 'a byte order mark',
    file: nlp,
    find: '---\ntitle: Natural language processing for mail and tickets',
    put: '\uFEFF---\ntitle: Natural language processing for mail and tickets',
    says: 'The file begins with a byte order mark.',
  },
  {
    what: 'dashes that became a long dash',
    file: nlp,
    find: '---\ntitle: Natural language processing for mail and tickets',
    put: '—\ntitle: Natural language processing for mail and tickets',
    says: 'Front matter must begin with exactly ---',
  },
  {
    what: 'front matter that is never closed',
    file: nlp,
    find: '\norder: 6\n---',
    put: '\norder: 6',
    says: 'The front matter has no end.',
    at: 'import Action from',
  },
  {
    what: 'a quotation mark that is never closed',
    file: nlp,
    find: 'title: Natural language processing for mail and tickets',
    put: 'title: "Natural language processing for mail and tickets',
    says: '"title" begins with a quotation mark that is never closed.',
  },
  {
    what: 'a line that is not a field',
    file: nlp,
    find: 'line: Read',
    put: 'line Read',
    says: 'This line is not a field. Write a name, a colon, a space and the text',
  },
  {
    what: 'a duplicate field',
    file: nlp,
    find: 'icon: languages',
    put: 'label: NLP\nicon: languages',
    says: '"label" appears twice. Remove one of the two lines.',
  },
];
