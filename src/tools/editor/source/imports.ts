import {importLine, type Component} from '../../../build/mdx/components';
import type {Import, ParsedPage} from '../../../build/mdx/parsedPage';
import {headOf} from '../../../build/mdx/readMdx';
import {cut, offsetOf, type Range} from '../../../build/textEdits';

type Parse = (text: string) => ParsedPage;

function lineAt(text: string, one: Import): Range {
  const start = offsetOf(text, one.at);
  return {start, end: start + text.slice(start).search(/\r?(\n|$)/)};
}

/** Below the import that comes before it in the alphabet, or at the top. */
function withImport(text: string, imports: readonly Import[], component: Component): string {
  const line = importLine(component);
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const before = imports.filter(({source}) => source < component.source).at(-1);
  const at = before ? lineAt(text, before).end : headOf(text).length;
  const gap = imports.length > 0 || /^\r?\n\r?\n/.test(text.slice(at)) ? '' : eol;
  return at > 0 ? `${text.slice(0, at)}${eol}${line}${gap}${text.slice(at)}` : `${line}${eol}${gap}${text}`;
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
