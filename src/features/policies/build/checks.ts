import {createSlugger} from '@docusaurus/utils';
import type {Nodes} from 'mdast';
import {pairSections} from '../model/compare/sections';
import {headingOf, parsePolicy, readMarkdown, splitSource, type Section} from '../model/compare/text';
import {messages} from '../messages';
import {unfinished} from '../../../content/unfinished';

/** Numbers, where they are used, run 1, 2, 3 without a gap, since contracts and letters point at them. */
export function numberProblems(source: string): string[] {
  const headed = parsePolicy(source).sections.slice(1);
  if (headed.length === 0) return [messages.noSections];
  // A heading without a number has an address by its words.
  const numbers = headed.flatMap(({number}) => number ?? []);
  if (numbers.every((number, at) => number === at + 1)) return [];
  return [messages.misnumbered({numbers: numbers.join(', '), count: numbers.length})];
}

/** A published number is an address: other people's letters link to `#7-limitation-of-liability`. */
export function keptNumberProblems(published: string, draft: string): string[] {
  if (numberProblems(draft).length > 0) return [];
  const changed = pairSections(parsePolicy(published).sections, parsePolicy(draft).sections).flatMap(
    ({before, after}) => {
      if (!before || before.number === null || before.number === after?.number) return [];
      return [`${headingOf(before)} → ${after ? headingOf(after) : 'gone'}`];
    },
  );
  return changed.length > 0 ? [messages.renumbered({sections: changed.join('; ')})] : [];
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
    const words = placeholders.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
    return words ? [messages.placeholder({line, words})] : [];
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
  if (/^[a-z]+:/i.test(url)) return messages.linkUnsafe({url});
  if (place.startsWith('/legal/')) return messages.linkLeaves({url});
  if (place.startsWith('/')) return hasPage(place) ? undefined : messages.linkNoPage({url});
  const anchors = place === '' ? own : policies.get(place.replace(/^\.\//, ''));
  if (!anchors) return messages.linkNoPolicy({url, known: [...policies.keys()].join(', ')});
  return anchor === undefined || anchors.includes(anchor) ? undefined : messages.linkNoSection({url});
}

export function linkProblems(source: string, places: Places): string[] {
  const own = anchorsOf(source);
  const tree = readMarkdown(splitSource(source).body);
  const pictures = urlsOf(tree, 'image').filter((url) => !(url.startsWith('/') && places.hasFile(url)));
  return [
    ...urlsOf(tree, 'link').flatMap((url) => linkProblem(url, own, places) ?? []),
    ...pictures.map((url) => messages.noPicture({url})),
  ];
}
