import {company} from '@site/src/company';
import {feedOf} from '@site/src/features/policies/build/feed';
import type {Entry} from '@site/src/features/policies/model/record';
import {policiesIn} from '@site/src/features/policies/model/timeline';

const atom = 'http://www.w3.org/2005/Atom';

const all = (parent: Element, name: string) => [...parent.getElementsByTagNameNS(atom, name)];
const own = (parent: Element, name: string) => all(parent, name).filter(({parentElement}) => parentElement === parent);
const textOf = (parent: Element, name: string) => own(parent, name)[0]?.textContent ?? '';

/** Jsdom's parser of XML is strict. */
const parseFeed = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml').documentElement;

/** What RFC 4287 requires of the feed (4.1.1) and of each entry (4.1.2). */
function expectValid(feed: Element): void {
  const parts = [feed, ...own(feed, 'entry')];
  for (const part of parts) {
    for (const name of ['id', 'title', 'updated']) expect(own(part, name)).toHaveLength(1);
    const rel = part === feed ? 'self' : 'alternate';
    expect(own(part, 'link').filter((link) => link.getAttribute('rel') === rel)).toHaveLength(1);
  }
  expect(feed.localName).toBe('feed');
  expect(all(feed, 'name').every(({textContent}) => textContent?.trim())).toBe(true);
  for (const date of all(feed, 'updated')) expect(date.textContent).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const ids = parts.map((part) => textOf(part, 'id'));
  const links = all(feed, 'link').map((link) => link.getAttribute('href') ?? '');
  expect([...ids, ...links].filter((address) => !URL.canParse(address))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
}

const odd = `"We" <now> & then – ask ]]> later's law.`;

const terms = {policy: 'terms', version: '2024-03-01', approver: 'General Counsel', sha256: 'a'.repeat(64)};

const record: Entry[] = [
  {...terms, entry: 'published', version: '2023-06-01', day: '2023-05-02', reason: 'They are the first.'},
  {...terms, entry: 'published', day: '2024-01-31', reason: odd},
  {...terms, entry: 'corrected', day: '2026-12-24', reason: 'Plainer words.', replaced: 'tho', by: 'the'},
];

test('the feed follows RFC 4287, whatever characters a summary contains, with an entry for a correction', () => {
  company.name = 'Acme & Sons <AI>';
  const timeline = {builtOn: '2026-12-25', policies: policiesIn(record, '2026-12-25')};
  const root = parseFeed(feedOf({record, timeline}));
  const entries = own(root, 'entry');
  expectValid(root);
  expect(textOf(root, 'title')).toBe('Acme & Sons <AI>: changes to our policies');
  expect(entries.map((entry) => `${new URL(textOf(entry, 'id')).pathname} ${textOf(entry, 'updated')}`)).toEqual([
    '/legal/2024-03-01/terms 2026-12-24T12:00:00Z',
    '/legal/2024-03-01/terms 2024-01-31T12:00:00Z',
    '/legal/2023-06-01/terms 2023-05-02T12:00:00Z',
  ]);
  expect(entries.map((entry) => textOf(entry, 'summary')).slice(0, 2)).toEqual([
    '“tho” now reads “the”. Plainer words.',
    odd,
  ]);
});
