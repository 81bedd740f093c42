import {importLines, type Importable} from './components';
import type {Import, ParsedPage} from './parsedPage';
import {headOf} from './frontMatter';
import {applyEdits, offsetOf, type Range} from './textEdits';

/** Imports each component that a page uses and no other, in a line for each list. Other imports stay as they are. */
export function settleImports({text, tags, imports}: ParsedPage, components: ReadonlyMap<string, Importable>): string {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const names = new Set(tags.map(({name}) => name));
  const used = [...components.values()].filter(({name}) => names.has(name));
  const imported = imports.filter(({local}) => components.has(local));
  if (used.length === imported.length && imported.every(({local}) => names.has(local))) return text;
  const rangeOf = ({at}: Import): Range => {
    const start = offsetOf(text, at);
    return {start, end: text.indexOf('\n', text.indexOf(';', start)) + 1};
  };
  const rangesOf = (some: readonly Import[]) => [...new Map(some.map((one) => [one.at.line, rangeOf(one)])).values()];
  const [first, ...others] = rangesOf(imported);
  const lines = importLines(used).map((line) => line + lineEnd);
  if (first) return applyEdits(text, [{...first, put: lines.join('')}, ...others.map((one) => ({...one, put: ''}))]);
  const head = headOf(text);
  const start = rangesOf(imports).at(-1)?.end ?? (head ? head.length + lineEnd.length : 0);
  const gap = imports.length > 0 || text.startsWith(lineEnd, start) ? '' : lineEnd;
  return applyEdits(text, [{start, end: start, put: lines.join('') + gap}]);
}
