import {importLine, type Importable} from '../../../mdx/components';
import type {Import, ParsedPage} from '../../../mdx/parsedPage';
import {headOf} from '../../../mdx/frontMatter';
import {applyEdits, offsetOf} from '../../../mdx/textEdits';

/** Imports each component that a page uses and no other, in alphabetical order. */
export function settleImports({text, tags, imports}: ParsedPage, components: ReadonlyMap<string, Importable>): string {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const used = new Set(tags.map(({name}) => name));
  const isUnused = ({local}: Import) => components.has(local) && !used.has(local);
  const present = imports.filter((one) => !isUnused(one));
  const missing = [...components.values()]
    .filter(({name}) => used.has(name) && present.every(({local}) => local !== name))
    .sort((a, b) => (a.source < b.source ? 1 : -1));

  const startOf = ({at}: Import) => offsetOf(text, at);
  const endOf = (one: Import) => text.indexOf('\n', startOf(one)) + 1;
  const head = headOf(text);
  const top = head ? head.length + lineEnd.length : 0;
  const gap = imports.length > 0 || text.startsWith(lineEnd, top) ? '' : lineEnd;
  const added = missing.map((component, index) => {
    const above = present.filter(({source}) => source < component.source).at(-1);
    const start = above ? endOf(above) : top;
    return {start, end: start, put: importLine(component) + lineEnd + (index === 0 ? gap : '')};
  });
  const removed = imports.filter(isUnused).map((one) => ({start: startOf(one), end: endOf(one), put: ''}));
  return applyEdits(text, [...removed, ...added]);
}
