const namespace = 'http://www.w3.org/2005/Atom';
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

const childrenOf = (parent: Element, name: string): Element[] =>
  [...parent.children].filter((child) => child.localName === name && child.namespaceURI === namespace);

export const textOf = (parent: Element, name: string): string => childrenOf(parent, name)[0]?.textContent ?? '';

/** The root element of a feed, from a strict XML parser that throws if the text is not XML. */
export function parseFeed(xml: string): Element {
  const {documentElement} = new DOMParser().parseFromString(xml, 'application/xml');
  const fault =
    documentElement.localName === 'parsererror' ? documentElement : documentElement.querySelector('parsererror');
  if (fault) throw new Error(`The feed is not XML: ${fault.textContent}`);
  return documentElement;
}

export const entriesOf = (feed: Element): Element[] => childrenOf(feed, 'entry');

/** What RFC 4287 requires of both the feed (4.1.1) and each entry (4.1.2), and which link each needs here. */
function problemsOf(element: Element, rel: 'self' | 'alternate'): string[] {
  const missing = ['id', 'title', 'updated'].filter((name) => childrenOf(element, name).length !== 1);
  const dates = ['updated', 'published'].flatMap((name) => childrenOf(element, name));
  const links = childrenOf(element, 'link');
  const addresses = [textOf(element, 'id'), ...links.map((link) => link.getAttribute('href') ?? '')];
  return [
    ...missing.map((name) => `not one ${name}`),
    ...dates.flatMap(({textContent: date}) => (moment.test(date) && Date.parse(date) ? [] : [`no moment: ${date}`])),
    ...addresses.filter((address) => !URL.canParse(address)).map((address) => `no address: ${address}`),
    ...(links.filter((link) => link.getAttribute('rel') === rel).length === 1 ? [] : [`not one ${rel} link`]),
  ];
}

/** The violations of RFC 4287; empty if the feed is valid. */
export function atomProblems(xml: string): string[] {
  const feed = parseFeed(xml);
  const entries = entriesOf(feed);
  const ids = [feed, ...entries].map((element) => textOf(element, 'id'));
  return [
    ...(feed.localName === 'feed' && feed.namespaceURI === namespace ? [] : ['the root is not an Atom feed']),
    ...problemsOf(feed, 'self'),
    ...(childrenOf(feed, 'author').some((author) => textOf(author, 'name').trim()) ? [] : ['no author']),
    ...(new Set(ids).size === ids.length ? [] : ['two ids are the same']),
    ...entries.flatMap((entry) =>
      problemsOf(entry, 'alternate').map((problem) => `${textOf(entry, 'id')}: ${problem}`),
    ),
  ];
}
