/** A component or another tag in a text, with what is inside it. */
export type Element = {
  name: string;
  from: number;
  /** The end of its opening tag, and the beginning of its closing tag. */
  inner: number;
  innerEnd: number;
  to: number;
  children: Element[];
};

const tag = /<(\/?)([A-Za-z][\w.]*)((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}))?)*)\s*(\/?)>/g;
const blanked = /^(```+|~~~+)[^]*?(?:^\1|$(?![^]))|`[^`\n]*`|\{\/\*[^]*?\*\/\}/gm;

/** The tags of a text as a tree, as far as they match. It also reads text that cannot be parsed. */
export function elementsIn(text: string): Element[] {
  const plain = text.replace(blanked, (code) => code.replace(/[^\n]/g, ' '));
  const root: Element = {name: '', from: 0, inner: 0, innerEnd: text.length, to: text.length, children: []};
  const open = [root];
  for (const {0: found, 1: closing, 2: name = '', 4: slash, index} of plain.matchAll(tag)) {
    const end = index + found.length;
    if (!closing) {
      // Nothing is inside a tag that closes itself.
      const last = slash
        ? {inner: end + 1, innerEnd: end, to: end}
        : {inner: end, innerEnd: text.length, to: text.length};
      const own: Element = {name, from: index, ...last, children: []};
      open.at(-1)?.children.push(own);
      if (!slash) open.push(own);
      continue;
    }
    const at = open.map((one) => one.name).lastIndexOf(name);
    if (at < 1) continue;
    const [closed, ...unclosed] = open.splice(at);
    for (const one of unclosed) Object.assign(one, {innerEnd: index, to: index});
    Object.assign(closed ?? root, {innerEnd: index, to: end});
  }
  return root.children;
}

/** Elements with all that are inside them, in the order of the text. */
export const allIn = (elements: readonly Element[]): Element[] =>
  elements.flatMap((one) => [one, ...allIn(one.children)]);

/** The elements around a place, from the outermost to the innermost. */
export function elementsAround(elements: readonly Element[], at: number): Element[] {
  const own = elements.find(({inner, innerEnd}) => inner <= at && at <= innerEnd);
  return own ? [own, ...elementsAround(own.children, at)] : [];
}
