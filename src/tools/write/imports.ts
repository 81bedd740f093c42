import {headOf} from '../../mdx/frontMatter';

/** A page without its imports, which the editor keeps. `first` is the number of their first line. */
export type Split = {text: string; imports: string; first: number};

const importLines = /^(?:(?:[ \t]*\r?\n)*import [^\n]*(?:\r?\n|$))+/;
const linesIn = (text: string) => text.split('\n').length;

/** Where the text begins: below the front matter. */
function topOf(source: string): number {
  const head = headOf(source).length;
  return head + (/^\r?\n/.exec(source.slice(head))?.[0].length ?? 0) * Number(head > 0);
}

export function splitImports(source: string): Split {
  const top = topOf(source);
  const imports = importLines.exec(source.slice(top))?.[0] ?? '';
  const text = source.slice(0, top) + source.slice(top + imports.length);
  return {text, imports, first: linesIn(source.slice(0, top))};
}

/** Puts imports where `splitImports` takes them from, with the empty line that they need below. */
export function joinImports(text: string, imports: string): string {
  const top = topOf(text);
  const rest = text.slice(top);
  const gap = imports && rest && !/^\r?\n/.test(rest) ? '\n' : '';
  return text.slice(0, top) + imports + gap + rest;
}

/** The line of the text for a line of the file. */
export const lineInText = ({imports, first}: Split, line: number): number =>
  line < first ? line : Math.max(first, line - linesIn(imports) + 1);

/** The line of the file for a line of the text. */
export const lineInFile = ({imports, first}: Split, line: number): number =>
  line < first ? line : line + linesIn(imports) - 1;
