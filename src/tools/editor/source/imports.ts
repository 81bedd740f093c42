import {importLine, type Component} from '../../../build/mdx/components';
import type {Import, ParsedPage} from '../../../build/mdx/parsedPage';
import {headOf} from '../../../build/mdx/readMdx';
import {cut, offsetOf} from '../../../build/textEdits';

type Parse = (text: string) => ParsedPage;

const lineAt = (text: string, one: Import) => {
  const start = offsetOf(text, one.at);
  const end = text.indexOf('\n', start);
  return {start, end: end < 0 ? text.length : end};
};

const endOfLine = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n');

/** Below the import that comes before it in the alphabet; in a file without imports, at the top. */
function withImport(text: string, imports: readonly Import[], component: Component): string {
  const line = importLine(component);
  const eol = endOfLine(text);
  const before = imports.filter(({source}) => source < component.source).at(-1);
  const [first] = imports;
  if (before) {
    const {end} = lineAt(text, before);
    const at = text[end - 1] === '\r' ? end - 1 : end;
    return `${text.slice(0, at)}${eol}${line}${text.slice(at)}`;
  }
  if (first) {
    const {start} = lineAt(text, first);
    return `${text.slice(0, start)}${line}${eol}${text.slice(start)}`;
  }
  const head = headOf(text);
  const below = text.slice(head.length);
  const gap = /^\r?\n\r?\n/.test(below) ? '' : eol;
  return head ? `${head}${eol}${line}${gap}${below}` : `${line}${eol}${eol}${text}`;
}

/** Imports what a changed text shows for the first time, and no longer what no text shows. */
export function settleImports(before: string, after: string, parse: Parse, components: ReadonlyMap<string, Component>) {
  const used = new Set(parse(before).tags.map(({name}) => name));
  const page = parse(after);
  const uses = new Set(page.tags.map(({name}) => name));
  const gone = page.imports.filter(({local}) => used.has(local) && !uses.has(local));
  const cleared = gone.reduceRight((text, one) => cut(text, lineAt(text, one)), after);
  const missing = [...uses].filter((name) => !page.imports.some(({local}) => local === name));
  return missing.reduce((text, name) => {
    const component = components.get(name);
    return component ? withImport(text, parse(text).imports, component) : text;
  }, cleared);
}
