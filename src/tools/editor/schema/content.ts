/** The words of a text as a page shows them and a person changes them. */
export type Inline =
  | {type: 'text'; value: string}
  | {type: Mark; children: Inline[]}
  | {type: 'link'; to: string; title?: string | undefined; children: Inline[]}
  /** A tag around words: `<small>…</small>`. Its own signs stay as they are in the file. */
  | {type: 'tag'; open: string; close: string; children: Inline[]}
  | {type: 'code'; value: string}
  /** What is shown and never typed into: a claim, a count, a company fact, a picture. `source` is what the file says. */
  | {type: 'chip'; source: string; start?: number};

export type Mark = 'strong' | 'emphasis' | 'delete';
export type Content = readonly Inline[];

export const isMark = (type: string): type is Mark => type === 'strong' || type === 'emphasis' || type === 'delete';

type Around = Extract<Inline, {children: Inline[]}>;
const holds = (node: Inline): node is Around => 'children' in node;

/** The words alone, with nothing for what is shown in them. */
export const plain = (content: Content): string =>
  content
    .map((node) => ('value' in node ? node.value : holds(node) ? plain(node.children) : ''))
    .join('')
    .trim();

const sameKind = (a: Inline, b: Inline): boolean => {
  if (a.type === 'link' && b.type === 'link') return a.to === b.to && a.title === b.title;
  return a.type === b.type && isMark(a.type);
};

/** Words that touch become one; an emphasis that touches its like does too. */
export function joined(nodes: readonly Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (last?.type === 'text' && node.type === 'text') {
      result[result.length - 1] = {type: 'text', value: last.value + node.value};
    } else if (last && holds(last) && holds(node) && sameKind(last, node)) {
      result[result.length - 1] = {...last, children: joined([...last.children, ...node.children])};
    } else result.push(node);
  }
  return result;
}

const text = (value: string): Inline[] => (value ? [{type: 'text', value}] : []);

/** Markdown has no emphasis that begins or ends with a space: the space goes outside. */
function bare(node: Around): Inline[] {
  const children = cleaned(node.children);
  const first = children[0];
  const before = first?.type === 'text' && first.value.startsWith(' ');
  if (before) children.splice(0, 1, ...text(first.value.trimStart()));
  const last = children.at(-1);
  const after = last?.type === 'text' && last.value.endsWith(' ');
  if (after) children.splice(-1, 1, ...text(last.value.trimEnd()));
  const kept = children.length > 0 || node.type === 'tag' ? [{...node, children}] : [];
  return [...text(before ? ' ' : ''), ...kept, ...text(after ? ' ' : '')];
}

/** An emphasis within its like says nothing. */
const unwrapped = (nodes: readonly Inline[], around: ReadonlySet<string>): Inline[] =>
  nodes.flatMap((node) => {
    if (!holds(node)) return [node];
    const inside = unwrapped(node.children, new Set([...around, node.type]));
    return around.has(node.type) && node.type !== 'tag' ? inside : [{...node, children: inside}];
  });

/** A line break is a space, as it is on a page. */
const cleaned = (nodes: readonly Inline[]): Inline[] =>
  joined(
    nodes.flatMap((node) => {
      if (node.type === 'text') return text(node.value.replace(/[\t\r\n\f\v\u2028\u2029]+/g, ' '));
      if (node.type === 'code') return node.value.trim() ? [{...node, value: node.value.replace(/\s+/g, ' ')}] : [];
      return holds(node) ? bare(node) : [node];
    }),
  );

/** One form for what looks the same. */
export function tidy(content: Content): Inline[] {
  const nodes = joined(cleaned(unwrapped(content, new Set())));
  const [first] = nodes;
  if (first?.type === 'text') nodes.splice(0, 1, ...text(first.value.trimStart()));
  const last = nodes.at(-1);
  if (last?.type === 'text') nodes.splice(-1, 1, ...text(last.value.trimEnd()));
  return nodes;
}
