import type {BlockChange, Kind, Span} from './redline';
import {align, type Aligned} from './align';
import {struck, withoutMarks, type Block, type Format, type PolicyLink} from './text';
import {compareWords, reworded, similarity, wordsOf} from '../../policies/model/wordDiff';

type Rows = readonly (readonly string[])[];

const columnsOf = (rows: Rows): string[][] => (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? ''));

/** How similar two columns are, by their names or by most of the words below them. */
function columnScore([oldName = '', ...older]: readonly string[], [newName = '', ...newer]: readonly string[]): number {
  if (oldName && oldName.toLowerCase() === newName.toLowerCase()) return 2;
  const alike = similarity(older.join(' '), newer.join(' '));
  return alike > 0.5 ? alike : 0;
}

/** Rows whose first cells have no word in common are the same row only if nearly everything else is the same. */
const renamed = 0.7;

/** How similar two rows are, by all of their cells, the first one, or their words. */
function rowScore(older: readonly string[], newer: readonly string[]): number {
  if (newer.length === 0) return 0;
  if (older.join('\n') === newer.join('\n')) return 2;
  const [oldName = '', newName = ''] = [older[0], newer[0]];
  if (oldName && oldName === newName) return 1;
  const alike = similarity(older.join(' '), newer.join(' '));
  return alike >= (similarity(oldName, newName) > 0 ? reworded : renamed) ? alike : 0;
}

/** The rows of a table, which begin with its header, with a cell for each column that either version has. */
function compareRows(before: Rows, after: Rows): Span[][][] {
  const columns = align(columnsOf(before), columnsOf(after), columnScore);
  const spread = (rows: Rows, side: 'before' | 'after') =>
    rows.map((_, row) => columns.map((column) => column[side]?.[row] ?? ''));
  // Rows are matched by the columns that both versions have, so a new column does not count as a new wording of each row.
  const shared = (row: readonly string[]) => row.filter((_, at) => columns[at]?.before && columns[at].after);
  const [oldHeader = [], ...oldRows] = spread(before, 'before');
  const [newHeader = [], ...newRows] = spread(after, 'after');
  const body = align(oldRows, newRows, (older, newer) => rowScore(shared(older), shared(newer)));
  return [{before: oldHeader, after: newHeader}, ...body].map(({before: older, after: newer}) =>
    columns.map((_, at) => compareWords(older?.[at] ?? '', newer?.[at] ?? '')),
  );
}

/** Removes the first matching item from a list and returns it. */
function take<T>(items: T[], fits: (item: T) => boolean): T | undefined {
  const at = items.findIndex(fits);
  return at < 0 ? undefined : items.splice(at, 1)[0];
}

const spaced = (slug: string) => slug.replaceAll('-', ' ');

/** Where a link leads, by the page and the section that its address names. */
function placeOf(to: string): string {
  if (/^(?:[a-z]+:|an email)/.test(to)) return to;
  const [path = '', anchor] = to.split('#');
  const [, policy] = /^(?:\.\/)?([\w-]+)\.mdx$/.exec(path) ?? [];
  const page = policy ? `the policy “${spaced(policy)}”` : path;
  const [, number, name = ''] = /^(?:(\d+)-)?(.+)$/.exec(anchor ?? '') ?? [];
  const section = anchor ? [`section${number ? ` ${number}` : ''}`, `“${spaced(name)}”`].join(number ? ', ' : ' ') : '';
  return [page, section].filter(Boolean).join(', ');
}

function linkNotes(before: readonly PolicyLink[], after: readonly PolicyLink[]): string[] {
  const rest = [...before];
  const isSame = (one: PolicyLink) => (other: PolicyLink) => one.text === other.text && one.to === other.to;
  const fresh = after.filter((link) => !take(rest, isSame(link)));
  const changed = fresh.flatMap((link) => {
    const old = take(rest, ({text}) => text === link.text);
    if (old)
      return [`The link “${link.text}” now leads to ${placeOf(link.to)}; previously, it led to ${placeOf(old.to)}.`];
    return take(rest, ({to}) => to === link.to) ? [] : [`“${link.text}” links to ${placeOf(link.to)}.`];
  });
  return [...changed, ...rest.map(({text, to}) => `“${text}” no longer links to ${placeOf(to)}.`)];
}

const wordsIn = (rows: Rows) => rows.flat().join(' ');

/** Words that lost or gained a look. Those that are gone or new are no news of it. */
function formatNotes(before: Block, after: Block): string[] {
  const isSame = (one: Format) => (other: Format) => one.text === other.text && one.look === other.look;
  const isAlike = (one: Format) => (other: Format) => one.look === other.look && similarity(one.text, other.text) > 0;
  const lost = [...before.formats];
  const fresh = after.formats.filter((one) => !take(lost, isSame(one))).filter((one) => !take(lost, isAlike(one)));
  const isIn = ({text}: Format, {rows}: Block) => {
    const there = new Set(wordsOf(withoutMarks(wordsIn(rows))));
    const own = wordsOf(text);
    return own.length > 0 && own.filter((word) => there.has(word)).length >= own.length / 2;
  };
  return [
    ...lost.filter((one) => isIn(one, after)).map(({text, look}) => `“${text}” is no longer ${look}.`),
    ...fresh.filter((one) => isIn(one, before)).map(({text, look}) => `“${text}” is now ${look}.`),
  ];
}

const kinds: Partial<Record<Kind, string>> = {
  paragraph: 'a paragraph',
  item: 'a list item',
  quotation: 'a quotation',
  footnote: 'a footnote',
  subheading: 'a heading',
};

const placed = (marker: string) => (marker === '•' ? 'a bullet' : `number ${marker.replace('.', '')}`);

function itemNotes(before: Block, after: Block): string[] {
  if (before.kind !== after.kind) return [`Now ${kinds[after.kind]}; previously, ${kinds[before.kind]}.`];
  const [was, is] = [before.marker, after.marker];
  const marker = was && is && was !== is ? [`Now ${placed(is)} in its list; previously, ${placed(was)}.`] : [];
  if (before.depth === after.depth) return marker;
  return [...marker, after.depth > before.depth ? 'Now one level deeper.' : 'Now one level higher.'];
}

/** The links of a block, except those whose text is the address: their words already show the change. */
const linksIn = (block: Block | undefined): PolicyLink[] => block?.links.filter(({text, to}) => text !== to) ?? [];

/** Sentences about what changed in a block other than its words. */
function notesOf(before: Block | undefined, after: Block | undefined): string[] {
  const links = linkNotes(linksIn(before), linksIn(after));
  if (!after) return [];
  return before ? [...itemNotes(before, after), ...links, ...formatNotes(before, after)] : links;
}

/** Blocks of two kinds are the same only if most of their words are. */
const sameWords = 0.8;

function score(before: Block, after: Block): number {
  // Words that are now in another kind of block are the same words.
  if (before.kind !== after.kind && !(kinds[before.kind] && kinds[after.kind])) return 0;
  if (before.shape === after.shape && before.kind === after.kind) return 2;
  // Two tables with the same header are the same table, however much of the rest has changed.
  const headers =
    before.kind === 'table' ? similarity(wordsIn(before.rows.slice(0, 1)), wordsIn(after.rows.slice(0, 1))) : 0;
  const alike = Math.max(headers, similarity(wordsIn(before.rows), wordsIn(after.rows)));
  return alike >= (before.kind === after.kind ? reworded : sameWords) ? alike : 0;
}

/** The spans without the marks around struck words, which are drawn so. */
function drawStruck(spans: readonly Span[]): Span[] {
  const isOpen = {before: false, after: false};
  return spans.flatMap(({op, text}) =>
    text.split(/([\ue000\ue001])/).flatMap((piece): Span[] => {
      if (piece !== struck.start && piece !== struck.end) {
        const isStruck = op === 'del' ? isOpen.before : isOpen.after;
        return piece ? [{op, text: piece, ...(isStruck && {isStruck})}] : [];
      }
      if (op !== 'ins') isOpen.before = piece === struck.start;
      if (op !== 'del') isOpen.after = piece === struck.start;
      return [];
    }),
  );
}

function changeOf({before, after}: Aligned<Block>): BlockChange[] {
  const own = after ?? before;
  if (!own) return [];
  const {kind, depth, marker} = own;
  const compared = compareRows(before?.rows ?? [], after?.rows ?? []);
  const rows = compared.map((cells) => cells.map(drawStruck));
  const notes = notesOf(before, after);
  const hasNewWords = rows.flat(2).some(({op}) => op !== 'same');
  if (before?.shape !== after?.shape && !hasNewWords && notes.length === 0) notes.push('Only the formatting changed.');
  return [{kind, rows, ...(depth && {depth}), ...(marker && {marker}), ...(notes.length > 0 && {notes})}];
}

/** Aligns the blocks of a section: unchanged, reworded, added, or removed. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  // True for most sections of most pairs. Aligning them all would add half a minute to a build with many versions.
  const isUnchanged = before.length === after.length && before.every(({shape}, at) => shape === after[at]?.shape);
  const pairs = isUnchanged ? after.map((block) => ({before: block, after: block})) : align(before, after, score);
  return pairs.flatMap(changeOf);
}
