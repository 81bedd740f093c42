import {parseDocument, type ErrorCode} from 'yaml';
import {atLine, type Finding} from './finding';
import {messages} from './messages';
import {headOf} from './frontMatter';

/** Whether a line can be part of the front matter: a field, its next line, or an entry of a list. */
const isField = (line: string) => /^([a-z_]+:|\s|-\s)/.test(line);

/** Why front matter is not recognized although there is some. */
export function fenceFinding(file: string, text: string): Finding | undefined {
  if (text.startsWith('\uFEFF')) return atLine(file, 1, messages.byteOrderMark);
  if (headOf(text) !== '') return undefined;
  const lines = text.split(/\r?\n/);
  const first = lines.findIndex((line) => line.trim() !== '');
  if (!/^\s*(-{2,}|[–—]+-?)\s*$/.test(lines[first] ?? '')) return undefined;
  if (first > 0 || lines[0] !== '---') {
    return atLine(file, first + 1, messages.fenceBegins);
  }
  const end = lines.findIndex((line, at) => at > 0 && !isField(line));
  return atLine(file, Math.max(end, 0) + 1, messages.fenceEnds);
}

/** `name: value` with the value in quotation marks. */
function inQuotes(line: string): string | undefined {
  const [, name, value = ''] = /^([a-z_]+):\s*(.+)$/.exec(line) ?? [];
  const bare = value.trim().replace(/^["'“]|["”]$/g, '');
  return name && `${name}: ${bare.includes('"') ? JSON.stringify(bare) : `"${bare}"`}`;
}

/** A text or list that begins on this line and is not closed, which the parser notices only further down. */
const unclosed = /^([a-z_]+):\s+(?:"[^"]*|'[^']*|(\[)[^\]]*)$/;

/** `quotes` matches lines that quotation marks would fix. */
type Cause = {message: (about: {name: string}) => string; quotes?: RegExp};

/** The errors of the parser, as messages that offer a solution. */
const causes: Partial<Record<ErrorCode, Cause>> = {
  TAB_AS_INDENT: {message: () => messages.spaceBefore},
  MULTILINE_IMPLICIT_KEY: {message: () => messages.notAField},
  DUPLICATE_KEY: {message: messages.duplicateField},
  BLOCK_AS_IMPLICIT_KEY: {message: messages.colonInText, quotes: /^[a-z_]+:/},
  BAD_SCALAR_START: {message: messages.signFirst, quotes: /^[a-z_]+:/},
  UNEXPECTED_TOKEN: {message: messages.partlyQuoted, quotes: /^[a-z_]+:\s*["']/},
};

/** The line that makes the front matter unreadable. */
export function yamlFinding(file: string, text: string): Finding {
  const lines = headOf(text).split(/\r?\n/).slice(0, -1);
  const open = lines.findIndex((line) => unclosed.test(line));
  if (open > 0) {
    const [line = '', name = '', list] = unclosed.exec(lines[open] ?? '') ?? [];
    return list
      ? atLine(file, open + 1, messages.unclosedList({name}), `${line.trimEnd()}]`)
      : atLine(file, open + 1, messages.unclosedField({name}), inQuotes(line));
  }
  const moved = lines.findIndex((line) => /^\s+[a-z_]+:(\s|$)/.test(line));
  if (moved > 0) return atLine(file, moved + 1, messages.spaceBefore, lines[moved]?.trim());
  // A blank line replaces the first ---, so that line numbers stay the same.
  const [error] = parseDocument(['', ...lines.slice(1)].join('\n')).errors;
  const at = error?.linePos?.[0].line ?? 1;
  const line = lines[at - 1] ?? '';
  const [, name = ''] = /^([a-z_]+):/.exec(line) ?? [];
  const cause = error && causes[error.code];
  if (!cause || (cause.quotes && !cause.quotes.test(line))) return atLine(file, at, messages.unreadableFields);
  return atLine(file, at, cause.message({name}), cause.quotes && inQuotes(line));
}
