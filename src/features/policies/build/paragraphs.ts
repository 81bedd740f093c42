import type {List, ListItem, Paragraph, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {headingOf, sectionsOf} from '../model/text';
import {anchorsIn} from './checks';

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv'];
const letter = (at: number): string =>
  (at < 26 ? '' : letter(Math.floor(at / 26) - 1)) + 'abcdefghijklmnopqrstuvwxyz'.charAt(at % 26);

/** A letter or a Roman numeral that a text begins with, such as the b of “(b) the fees”. */
const signOf = (node: Paragraph | ListItem): string | undefined => /^\(([a-z]{1,5})\)\s/.exec(toString(node))?.[1];

type Section = {name: string; heading: string; nodes: RootContent[]};

/** The sections of a text, with the name that the addresses in each begin with. */
function namedSections(tree: Root): Section[] {
  const sections = sectionsOf(tree);
  const anchors = anchorsIn(sections);
  return sections.map((section, at) => {
    const name = at === 0 ? 'introduction' : String(section.number ?? anchors[at - 1]);
    return {name, heading: headingOf(section) || 'Introduction', nodes: section.nodes};
  });
}

/** `§ 8.2(a)(ii)`, or the heading of a section without a number. */
function citeOf({name, heading}: Section, [first = '', ...deeper]: readonly string[]): string {
  const isNumber = (step: string) => /^\d+$/.test(step);
  const inner = deeper.map((step) => `(${step})`).join('');
  return isNumber(name) ? `§ ${name}.${first}${inner}` : `${heading}, paragraph ${first}${inner}`;
}

/** The steps to “(b)” from the paragraph or item before it: a letter, or a Roman numeral below one. */
function nextSteps(before: readonly string[], sign: string): string[] {
  const top = before.slice(0, 1);
  const [last, below] = before.slice(1);
  // After (h), (i) is a letter.
  const isNext = last !== undefined && below === undefined && sign === letter(last.charCodeAt(0) - 96);
  return last && roman.includes(sign) && !isNext ? [...top, last, sign] : [...top, sign];
}

function addressSection(section: Section, used: Set<string>): void {
  const numberIn = (node: RootContent) =>
    node.type === 'paragraph' || node.type === 'heading'
      ? new RegExp(`^${section.name}\\.(\\d+(?:\\.\\d+)*)\\.?\\s`).exec(toString(node))?.[1]
      : undefined;
  const prints = section.nodes.some(numberIn);
  const items = new Map<string, number>();
  let count = 0;
  let steps: readonly string[] = [];
  let isBelowNumber = false;
  const address = (node: Paragraph | ListItem, here: readonly string[]) => {
    const id = [section.name, ...here].join('-').replaceAll('.', '-');
    if (used.has(id)) return;
    used.add(id);
    // A paragraph (a) is one level in, as it would be in a list.
    const level = node.type === 'paragraph' && here.length > 1 ? {'data-level': here.length - 1} : {};
    node.data = {...node.data, hProperties: {id, 'data-cite': citeOf(section, here), ...level}};
  };
  const addressItems = (list: List, base: readonly string[]) => {
    list.children.forEach((item, at) => {
      const before = items.get(base.join()) ?? 0;
      items.set(base.join(), before + 1);
      const counted = base.length > 1 ? (roman[before] ?? String(before + 1)) : letter(before);
      const here = [...base, signOf(item) ?? (list.ordered ? String((list.start ?? 1) + at) : counted)];
      address(item, here);
      for (const child of item.children) if (child.type === 'list') addressItems(child, here);
    });
  };
  for (const node of section.nodes) {
    if (node.type === 'list') addressItems(node, steps.length > 0 ? steps : [String((count += 1))]);
    const number = numberIn(node);
    if (number) steps = [number];
    // The number of a heading is that of the paragraph below it.
    if (node.type === 'heading') isBelowNumber = number !== undefined;
    if (node.type !== 'paragraph') continue;
    const sign = signOf(node);
    if (!number && sign && steps.length > 0) steps = nextSteps(steps, sign);
    // Where the text prints numbers, a paragraph without one belongs to the one before it.
    else if (!number && !isBelowNumber && prints) continue;
    else if (!number && !isBelowNumber) steps = [String((count += 1))];
    isBelowNumber = false;
    address(node, steps);
  }
}

/**
 * Gives every paragraph and item of a policy an address, such as `#8-2-a-ii` for § 8.2(a)(ii). What the text prints
 * counts. Where it prints nothing, paragraphs are counted, and items have letters, then Roman numerals.
 */
export function addressParagraphs(tree: Root): void {
  const used = new Set(anchorsIn(sectionsOf(tree)));
  for (const section of namedSections(tree)) addressSection(section, used);
}

export const remarkParagraphs: Plugin<[], Root> = () => addressParagraphs;
