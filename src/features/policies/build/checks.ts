import {createSlugger} from '@docusaurus/utils';
import type {Nodes} from 'mdast';
import {pairSections} from '../model/compare/sections';
import {headingOf, isReserved, parsePolicy, readMarkdown, splitSource, type Section} from '../model/compare/text';
import {unfinished} from '../../../content/unfinished';

const listed = (numbers: readonly number[]) => numbers.join(', ');

/** Numbers, where they are used, run 1, 2, 3 without a gap, since contracts and letters point at them. */
export function numberProblems(sections: readonly Section[]): string[] {
  const headed = sections.slice(1);
  if (headed.length === 0)
    return ['it has no sections. Start each with a heading such as "## Acceptance" or "## 1. Acceptance".'];
  // A heading without a number has an address by its words.
  const numbers = headed.flatMap(({number}) => number ?? []);
  if (numbers.every((number, at) => number === at + 1)) return headed.flatMap(reservedProblems);
  const missing = gapsIn(numbers);
  const keep = missing.map((number) => `"${reserved(number)}"`).join(' and ');
  const fix = keep
    ? `Keep the number of a section that is gone: write ${keep} in its place.`
    : `Number them 1 to ${numbers.length} in order.`;
  return [`the sections are numbered ${listed(numbers)}. ${fix}`];
}

const reserved = (number: number) => `## ${number}. Reserved`;

/** The numbers that were left out, or none where the sections are in another disorder. */
function gapsIn(numbers: readonly number[]): number[] {
  const isRising = numbers.every((number, at) => number > (numbers[at - 1] ?? 0));
  const all = Array.from({length: numbers.at(-1) ?? 0}, (_, at) => at + 1);
  return isRising ? all.filter((number) => !numbers.includes(number)) : [];
}

function reservedProblems(section: Section): string[] {
  if (!isReserved(section) || section.blocks.length < 2) return [];
  return [
    `line ${section.line}: section ${section.number} is reserved and has more than one line of text. Give it a title, or remove the text.`,
  ];
}

/** A published number is an address: other people's letters link to `#7-limitation-of-liability`. */
export function keptNumberProblems(published: readonly Section[], draft: readonly Section[]): string[] {
  if (numberProblems(draft).length > 0) return [];
  const pairs = pairSections(published, draft);
  const gone = pairs.flatMap(({before, after}) => (before && !after && before.number !== null ? [before.number] : []));
  const removed = pairs.flatMap(({before, after}) => {
    if (!before || after || before.number === null) return [];
    return [
      `section ${before.number}, "${before.title}", is gone, and letters and contracts may point at its number. Write ` +
        `"${reserved(before.number)}" in its place and leave the others their numbers, or give a reason with --renumber "<reason>".`,
    ];
  });
  const shifted = pairs.flatMap(({before, after}) => {
    if (!before || !after || before.number === null || after.number === null || before.number === after.number)
      return [];
    const old = before.number;
    // Sections that only moved up are put right by the number that is kept before them.
    if (after.number === old - gone.filter((number) => number < old).length) return [];
    return [
      `"${after.title}" was section ${old} and is now section ${after.number}, so links to it would break. ` +
        'Keep the number (a new section goes to the end), or give a reason with --renumber "<reason>".',
    ];
  });
  return [...removed, ...shifted];
}

/** Words in brackets stand for words to come, unless they are a remark such as [sic] or […]. */
const placeholders = [unfinished, /_{3,}/, /\?{2,}/, /\[(?!sic\]|…\]|\.\.\.\])[^\]]+\]/];

/** The words of a text without its markup, each with its line. */
function wordLines(source: string): {text: string; line: number}[] {
  const {head, body, bodyLine} = splitSource(source);
  const inHead = head.split('\n').map((text, at) => ({text, line: at + 1}));
  const lines = (node: Nodes): typeof inHead => {
    if (node.type === 'text' || node.type === 'html') {
      const first = bodyLine + (node.position?.start.line ?? 1) - 1;
      return node.value.split('\n').map((text, at) => ({text, line: first + at}));
    }
    return 'children' in node ? node.children.flatMap(lines) : [];
  };
  return [...inHead, ...lines(readMarkdown(body))];
}

export const placeholderProblems = (source: string): string[] =>
  wordLines(source).flatMap(({text, line}) => {
    const found = placeholders.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
    return found ? [`line ${line}: "${found}" is a placeholder. Write the text that belongs there.`] : [];
  });

export function anchorsIn(sections: readonly Section[]): string[] {
  const slugger = createSlugger();
  return sections.slice(1).map((section) => slugger.slug(headingOf(section)));
}

export const anchorsOf = (source: string): string[] => anchorsIn(parsePolicy(source).sections);

/** Emails have a rule of their own. */
function urlsOf(node: Nodes, type: 'link' | 'image'): string[] {
  const isIt = node.type === type || (type === 'link' && node.type === 'definition');
  const own = isIt && 'url' in node && !node.url.startsWith('mailto:') ? [node.url] : [];
  return [...own, ...('children' in node ? node.children.flatMap((child) => urlsOf(child, type)) : [])];
}

export type Places = {
  /** The anchors of each policy by its file name. */
  policies: ReadonlyMap<string, readonly string[]>;
  /** Whether the site has a page at an address such as /contact. */
  hasPage: (address: string) => boolean;
  /** Whether static/ has a file at an address such as /img/map.png. */
  hasFile: (address: string) => boolean;
};

function linkProblem(url: string, own: readonly string[], {policies, hasPage}: Places): string | undefined {
  const [place = '', anchor] = url.split('#');
  if (/^https:\/\//.test(url)) return undefined;
  if (/^[a-z]+:/i.test(url)) return `the link ${url} is not safe. Use an https address.`;
  if (place.startsWith('/legal/'))
    return `the link ${url} would leave this version. Link to the file instead, such as ./privacy-policy.mdx.`;
  if (place.startsWith('/'))
    return hasPage(place) ? undefined : `the link ${url} does not lead to a page on this site.`;
  const file = place.replace(/^\.\//, '');
  const anchors = place === '' ? own : policies.get(file);
  if (!anchors)
    return `the link ${url} does not lead to a policy. The policies are: ${[...policies.keys()].join(', ')}.`;
  return anchor === undefined || anchors.includes(anchor) ? undefined : `the link ${url} does not lead to a section.`;
}

export function linkProblems(source: string, places: Places): string[] {
  const own = anchorsOf(source);
  const tree = readMarkdown(splitSource(source).body);
  const pictures = urlsOf(tree, 'image').filter((url) => !(url.startsWith('/') && places.hasFile(url)));
  return [
    ...urlsOf(tree, 'link').flatMap((url) => linkProblem(url, own, places) ?? []),
    ...pictures.map(
      (url) => `there is no picture ${url}. Put it into static/ and name it from there, such as /img/map.png.`,
    ),
  ];
}
