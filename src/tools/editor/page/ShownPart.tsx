import {Fragment, useLayoutEffect, useRef, type FragmentInstance, type ReactNode} from 'react';
import {flowAttribute, partAttribute, wordsAttribute} from '../protocol';

/** Something of a file, and the elements that show it. `block` is its place in a flow. */
export type Shown = {file: string; at: number; block: number; version: string; nodes: readonly Element[]};

type Props = {[partAttribute]?: string; [wordsAttribute]?: string; children: ReactNode};
type Marks = Omit<Props, 'children'>;

const parts = new Map<FragmentInstance, Marks>();

/** Stands around each component of a page in `npm start`, and knows the elements that the component drew. */
export function ShownPart({children, ...marks}: Props): ReactNode {
  const ref = useRef<FragmentInstance>(null);
  const {[partAttribute]: part, [wordsAttribute]: words} = marks;
  useLayoutEffect(() => {
    const fragment = ref.current;
    if (!fragment) return undefined;
    parts.set(fragment, {[partAttribute]: part, [wordsAttribute]: words});
    return () => void parts.delete(fragment);
  }, [part, words]);
  return <Fragment ref={ref}>{children}</Fragment>;
}

/** A fragment hands its elements to whoever observes it. */
function elementsOf(fragment: FragmentInstance): Element[] {
  const elements: Element[] = [];
  const collector = {observe: (one: Element) => elements.push(one), unobserve: () => undefined};
  fragment.observeUsing(collector as unknown as IntersectionObserver);
  fragment.unobserveUsing(collector as unknown as IntersectionObserver);
  return elements;
}

function shownAt(source: string, nodes: readonly Element[]): Shown {
  const [file = '', place = '', version = ''] = source.split(':');
  const [at = 0, block = 0] = place.split('.').map(Number);
  return {file, at, block, version, nodes};
}

/** Components in the order of the page, an outer one before those in it. Copy from pages/_shell may be shown more than once. */
const shownWith = (attribute: keyof Marks): Shown[] =>
  [...parts]
    .flatMap(([fragment, {[attribute]: source}]) => {
      const nodes = source === undefined ? [] : elementsOf(fragment);
      return source !== undefined && nodes.length > 0 ? [shownAt(source, nodes)] : [];
    })
    .sort((a, b) => {
      const [first, second] = [a.nodes[0] as Element, b.nodes[0] as Element];
      if (first === second) return a.at - b.at;
      return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    });

export const shownParts = (): Shown[] => shownWith(partAttribute);
export const shownWords = (): Shown[] => shownWith(wordsAttribute);

/** Blocks of Markdown. */
export const shownBlocks = (): Shown[] =>
  [...document.querySelectorAll(`[${flowAttribute}]`)].map((element) =>
    shownAt(element.getAttribute(flowAttribute) ?? '', [element]),
  );

/** The element that holds the whole page. */
export const pageRoot = (): HTMLElement | null => document.getElementById('__docusaurus');
