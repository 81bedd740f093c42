import type {PageText} from '../messages';
import type {Content} from '../source/content';

/** Where a text stands: nodes that follow each other in an element. */
export type Place = {
  host: HTMLElement;
  nodes: ChildNode[];
  /** What its chips show, in their order. */
  values: string[];
};

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');

const patternOf = (content: Content): string =>
  content
    .map((node) => {
      if ('value' in node) return literal(node.value);
      return 'children' in node ? patternOf(node.children) : '([^]*?)';
    })
    .join('');

const said = (nodes: readonly ChildNode[]) => nodes.map(({textContent}) => textContent ?? '').join('');

/** Whether a node could be left out: it shows no words, and it is no picture. */
const isSilent = (node: ChildNode | undefined) =>
  node !== undefined && !node.textContent && !(node instanceof HTMLImageElement);

function trimmed(nodes: readonly ChildNode[]): ChildNode[] {
  let [from, until] = [0, nodes.length];
  while (from < until - 1 && isSilent(nodes[from])) from += 1;
  while (until - 1 > from && isSilent(nodes[until - 1])) until -= 1;
  return nodes.slice(from, until);
}

/** The nodes of an element that say a text and no more. */
function within(host: Element, pattern: RegExp): Place | undefined {
  if (!(host instanceof HTMLElement)) return undefined;
  const children = [...host.childNodes];
  for (let from = 0; from < children.length; from += 1) {
    for (let until = children.length; until > from; until -= 1) {
      const match = pattern.exec(said(children.slice(from, until)));
      if (match) return {host, nodes: trimmed(children.slice(from, until)), values: match.slice(1)};
    }
  }
  return undefined;
}

const marks = new Set(['STRONG', 'EM', 'DEL', 'CODE', 'SMALL', 'TITLE']);
const elementsOf = (nodes: readonly Node[]) =>
  nodes.flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('*')] : []));

/** Finds a text in what the page drew for it. Undefined if it is drawn in another way, as a curve or as a number is. */
export function placeOf({kind, content}: PageText, nodes: readonly Node[]): Place | undefined {
  const pattern = new RegExp(`^\\s*${patternOf(content)}\\s*$`, 'u');
  const elements = elementsOf(nodes);
  // A component puts its words deep into its own elements; Markdown is an element itself.
  const inOrder =
    kind === 'label' || kind === 'prop' ? elements.filter(({tagName}) => !marks.has(tagName)).reverse() : elements;
  for (const element of inOrder) {
    const place = within(element, pattern);
    if (place) return place;
  }
  const [only] = nodes;
  return only instanceof Text && only.parentElement && pattern.test(only.data)
    ? {host: only.parentElement, nodes: [only], values: []}
    : undefined;
}
