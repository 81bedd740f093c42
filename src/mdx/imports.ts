import {importable, importLines} from './components';
import {headOf} from './frontMatter';
import {parsePage} from './parse';

const imports = /^(?:import \S[^\n]* from ['"][^\n]*(?:\n\n?|$))+/;

/** The fields with the empty lines below them, and the rest. */
function parted(text: string): [top: string, body: string] {
  const head = headOf(text);
  const [gap = ''] = /^\n*/.exec(text.slice(head.length)) ?? [];
  return [head + (head && (gap || '\n')), text.slice(head.length + (head ? gap.length : 0))];
}

/** A file as writers see it: without its imports and without carriage returns. */
export function split(file: string) {
  const [top, body] = parted(file.replace(/\r\n?/g, '\n'));
  const [all = ''] = imports.exec(body) ?? [];
  const hidden = all.split('\n').length - 1;
  const above = top.split('\n').length;
  return {
    text: top + body.slice(all.length),
    imported: all.split('\n').filter(Boolean),
    hidden,
    /** The line in the text for one in the file. */
    lineOf: (line: number) => (line < above ? line : Math.max(above, line - hidden)),
  };
}

/**
 * The file for a text: with a line for each list whose components it uses, and with all lines as they were while it
 * cannot be parsed.
 */
export function join(file: string, seen: string, before: readonly string[]): string {
  const {text, imported} = split(seen);
  const {tags, broken} = parsePage(file, text, []);
  const known = [...new Set([...before, ...imported])];
  const used = [...importable().values()].filter(({name}) => tags.some((tag) => tag.name === name));
  // Other imports are files of copy.
  const others = known.filter((line) => !line.includes('@site/src/'));
  const lines = broken ? known : [...importLines(used), ...others];
  const [top, body] = parted(text);
  return top + (lines.length > 0 ? `${lines.join('\n')}\n\n` : '') + body;
}
