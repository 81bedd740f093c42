import {Children, Fragment, isValidElement, useEffect, useId, type ReactNode} from 'react';

type Tag = {name: string; attributes: Record<string, string>; text: string};

const known = ['title', 'meta', 'link', 'html'];

const named: Record<string, string> = {className: 'class', crossOrigin: 'crossorigin'};
const textOf = (children: unknown) => (Array.isArray(children) ? children.join('') : String(children ?? ''));

function tagOf(name: string, {children, ...props}: Record<string, unknown>): Tag {
  if (!known.includes(name)) throw new Error(`<Head> takes ${known.join(', ')}, and was given ${name}.`);
  const attributes: Record<string, string> = {};
  for (const [key, value] of Object.entries(props)) {
    if (value !== undefined && value !== null) attributes[named[key] ?? key] = String(value);
  }
  return {name, attributes, text: textOf(children)};
}

/** The tags among the children, also inside fragments. */
function tagsIn(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Record<string, unknown>>(child)) return [];
    if (child.type === Fragment) return tagsIn(child.props.children as ReactNode);
    return [tagOf(String(child.type), child.props)];
  });
}

/** What makes two tags say the same thing; the later one holds. */
function subject({name, attributes: {rel, href, ...rest}}: Tag): string {
  if (name === 'link') return rel === 'canonical' ? rel : `link ${href ?? ''}`;
  return `${name} ${rest.name ?? rest.property ?? ''}`;
}

/** All heads that are on the page, in the order in which they came. */
const heads = new Map<string, Tag[]>();

/** A head may say a thing twice (a color for light and for dark), but what a later head says takes its place. */
function tagsThatHold(): Tag[] {
  const said = new Set<string>();
  const held: Tag[] = [];
  for (const head of [...heads.values()].reverse()) {
    const own = head.filter((tag) => !said.has(subject(tag)));
    for (const tag of own) said.add(subject(tag));
    held.unshift(...own);
  }
  return held;
}

function elementOf({name, attributes}: Tag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.setAttribute('data-rh', 'true');
  return element;
}

/** Elements that stay as they are are not touched: a font that is loading keeps loading. */
function writeElements(tags: readonly Tag[]): void {
  const present = [...document.head.querySelectorAll('[data-rh]:not(title)')];
  for (const element of tags.map(elementOf)) {
    const at = present.findIndex((other) => other.isEqualNode(element));
    if (at < 0) document.head.append(element);
    else present.splice(at, 1);
  }
  for (const element of present) element.remove();
}

/** The page itself: what one head says of it must go when that head does. */
let written: string[] = [];
function writePage(tags: readonly Tag[]): void {
  const root = document.documentElement;
  const attributes = Object.assign({}, ...tags.map((tag) => tag.attributes)) as Record<string, string>;
  for (const [name, value] of Object.entries(attributes)) {
    // Even an unchanged `lang` or `dir` makes the browser style the whole page again.
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
  for (const name of written) if (!(name in attributes)) root.removeAttribute(name);
  written = Object.keys(attributes);
}

let isDue = false;
/** Many heads change together when a page does; they are written once, when all have spoken. */
function write(): void {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    const tags = tagsThatHold();
    const title = tags.find(({name}) => name === 'title');
    if (title) document.title = title.text;
    writePage([...heads.values()].flat().filter(({name}) => name === 'html'));
    writeElements(tags.filter(({name}) => name !== 'title' && name !== 'html'));
  });
}

export function Helmet({children}: {children?: ReactNode}): null {
  const id = useId();
  const tags = tagsIn(children);
  const content = JSON.stringify(tags);
  useEffect(() => {
    heads.set(id, JSON.parse(content) as Tag[]);
    write();
  }, [id, content]);
  useEffect(
    () => () => {
      heads.delete(id);
      write();
    },
    [id],
  );
  return null;
}

export const HelmetProvider = ({children}: {children: ReactNode}): ReactNode => children;
