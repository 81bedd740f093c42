import type {Block, PolicyLink} from './text';

/** Removes the first matching link from a list and returns it. */
function take(links: PolicyLink[], fits: (link: PolicyLink) => boolean): PolicyLink | undefined {
  const at = links.findIndex(fits);
  return at < 0 ? undefined : links.splice(at, 1)[0];
}

function linkNotes(before: readonly PolicyLink[], after: readonly PolicyLink[]): string[] {
  const rest = [...before];
  const isSame = (one: PolicyLink) => (other: PolicyLink) => one.text === other.text && one.to === other.to;
  const fresh = after.filter((link) => !take(rest, isSame(link)));
  const changed = fresh.flatMap((link) => {
    const old = take(rest, ({text}) => text === link.text);
    if (old) return [`The link “${link.text}” now leads to ${link.to}; previously, it led to ${old.to}.`];
    return take(rest, ({to}) => to === link.to) ? [] : [`“${link.text}” links to ${link.to}.`];
  });
  return [...changed, ...rest.map(({text, to}) => `“${text}” no longer links to ${to}.`)];
}

const placed = (marker: string) => (marker === '•' ? 'a bullet' : `number ${marker.replace('.', '')}`);

function itemNotes(before: Block, after: Block): string[] {
  const [was, is] = [before.marker, after.marker];
  const marker = was && is && was !== is ? [`Now ${placed(is)} in its list; previously, ${placed(was)}.`] : [];
  if (before.depth === after.depth) return marker;
  return [...marker, after.depth > before.depth ? 'Now one level deeper.' : 'Now one level higher.'];
}

/** The links of a block, except those whose text is the address: their words already show the change. */
const linksIn = (block: Block | undefined): PolicyLink[] => block?.links.filter(({text, to}) => text !== to) ?? [];

/** Sentences about what changed in a block other than its words. */
export function notesOf(before: Block | undefined, after: Block | undefined): string[] {
  const links = linkNotes(linksIn(before), linksIn(after));
  if (!after) return [];
  return before ? [...itemNotes(before, after), ...links] : links;
}
