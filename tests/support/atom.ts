const namespace = 'http://www.w3.org/2005/Atom';
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

const childrenOf = (parent: Element, name: string): Element[] =>
  [...parent.children].filter((child) => child.localName === name && child.namespaceURI === namespace);

export const textOf = (parent: Element, name: string): string => childrenOf(parent, name)[0]?.textContent ?? '';

const isMoment = (text: string) => moment.test(text) && !Number.isNaN(Date.parse(text));

const linksOf = (parent: Element, rel: string) =>
  childrenOf(parent, 'link').filter((link) => (link.getAttribute('rel') ?? 'alternate') === rel);

/** What RFC 4287 requires of both the feed (4.1.1) and each entry (4.1.2). */
function commonProblems(element: Element): string[] {
  const once = ['id', 'title', 'updated'].filter((name) => childrenOf(element, name).length !== 1);
  const kinds = linksOf(element, 'alternate').map(
    (link) => `${link.getAttribute('type')} ${link.getAttribute('hreflang')}`,
  );
  return [
    ...once.map((name) => `not one ${name}`),
    ...['updated', 'published']
      .filter((name) => childrenOf(element, name).some(({textContent}) => !isMoment(textContent)))
      .map((name) => `${name} is not a date and time`),
    ...childrenOf(element, 'link').flatMap((link) =>
      URL.canParse(link.getAttribute('href') ?? '') ? [] : ['a link without an address'],
    ),
    ...(URL.canParse(textOf(element, 'id')) ? [] : ['its id is not an IRI']),
    ...(new Set(kinds).size === kinds.length ? [] : ['two alternates of one kind']),
  ];
}

function entryProblems(entry: Element): string[] {
  const more = ['published', 'summary', 'content', 'rights', 'source'].filter(
    (name) => childrenOf(entry, name).length > 1,
  );
  const readable = childrenOf(entry, 'content').length === 1 || linksOf(entry, 'alternate').length > 0;
  return [
    ...commonProblems(entry),
    ...more.map((name) => `more than one ${name}`),
    ...(readable ? [] : ['neither content nor an alternate link']),
  ];
}

/** The root element of a feed, from a strict XML parser that throws if the text is not XML. */
export function parseFeed(xml: string): Element {
  const {documentElement} = new DOMParser().parseFromString(xml, 'application/xml');
  const fault =
    documentElement.localName === 'parsererror' ? documentElement : documentElement.querySelector('parsererror');
  if (fault) throw new Error(`The feed is not XML: ${fault.textContent}`);
  return documentElement;
}

export const entriesOf = (feed: Element): Element[] => childrenOf(feed, 'entry');

/** The violations of RFC 4287; empty if the feed is valid. */
export function atomProblems(xml: string): string[] {
  const feed = parseFeed(xml);
  const entries = entriesOf(feed);
  const ids = [feed, ...entries].map((element) => textOf(element, 'id'));
  const newest = entries
    .map((entry) => textOf(entry, 'updated'))
    .sort()
    .at(-1);
  const hasAuthor = (element: Element) =>
    childrenOf(element, 'author').length > 0 &&
    childrenOf(element, 'author').every((author) => textOf(author, 'name').trim());
  return [
    ...(feed.localName === 'feed' && feed.namespaceURI === namespace ? [] : ['the root is not an Atom feed']),
    ...commonProblems(feed).map((problem) => `feed: ${problem}`),
    ...(linksOf(feed, 'self').length === 1 ? [] : ['feed: not one link to itself']),
    ...(hasAuthor(feed) || (entries.length > 0 && entries.every(hasAuthor)) ? [] : ['feed: no author']),
    ...(new Set(ids).size === ids.length ? [] : ['two ids are the same']),
    ...(newest === undefined || textOf(feed, 'updated') === newest ? [] : ['feed: its update is not the newest']),
    ...entries.flatMap((entry) => entryProblems(entry).map((problem) => `${textOf(entry, 'id')}: ${problem}`)),
  ];
}
