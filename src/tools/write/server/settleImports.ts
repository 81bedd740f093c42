import {importLine, type Importable} from '../../../mdx/components';
import type {Import, ParsedPage} from '../../../mdx/parsedPage';
import {headOf} from '../../../mdx/frontMatter';
import {applyEdits, offsetOf} from '../../../mdx/textEdits';

/** Imports each component that a page uses and no other. New imports come after those that are there. */
export function settleImports({text, tags, imports}: ParsedPage, components: ReadonlyMap<string, Importable>): string {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const used = new Set(tags.map(({name}) => name));
  const isUnused = ({local}: Import) => components.has(local) && !used.has(local);
  const missing = [...components.values()]
    .filter(({name}) => used.has(name) && imports.every(({local}) => local !== name))
    .sort((a, b) => (a.source < b.source ? -1 : 1));
  const startOf = ({at}: Import) => offsetOf(text, at);
  const endOf = (one: Import) => text.indexOf('\n', startOf(one)) + 1;
  const removed = imports.filter(isUnused).map((one) => ({start: startOf(one), end: endOf(one), put: ''}));
  const last = imports.at(-1);
  const head = headOf(text);
  const start = last ? endOf(last) : head ? head.length + lineEnd.length : 0;
  const gap = last || text.startsWith(lineEnd, start) ? '' : lineEnd;
  const put = missing.map((component) => importLine(component) + lineEnd).join('');
  return applyEdits(text, [...removed, ...(put ? [{start, end: start, put: put + gap}] : [])]);
}
