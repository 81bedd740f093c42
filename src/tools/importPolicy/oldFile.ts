import {existsSync, readFileSync, statSync} from 'node:fs';
import {messages} from './messages';

const signs = (text: string) => text.replace(/[^\p{L}\p{N}<>]/gu, '');

/** The line of a source that has these words, whatever Markdown is around them. */
export function lineOf(source: string, words: string): number | undefined {
  const at = source.split('\n').findIndex((line) => signs(words) !== '' && signs(line).includes(signs(words)));
  return at < 0 ? undefined : at + 1;
}

/** What other programs read in Markdown and this site would print: attributes, boxes, and tables drawn with dashes. */
const foreign = [
  /\{:?\s*(?:[#.][\w-]+|toc|[\w-]+=["'][^"']*["'])[^}]*\}/,
  /^:::+.*$/,
  /^\s*\+[-=+:]{3,}\+\s*$/,
  /^\s*-{2,}(?:\s+-{2,})+\s*$/,
  // Indented text is code in Markdown, but letters and numbers in front of it are those of a clause.
  /^(?: {4,}|\t)\((?:[a-z]{1,5}|\d+)\)\s.*$/i,
];

/** Lines whose words may have looked different on the old site. */
export const foreignLines = (source: string): {line: number; words: string}[] =>
  source.split('\n').flatMap((text, at) => {
    const [words] = foreign.flatMap((pattern) => pattern.exec(text) ?? []);
    return words ? [{line: at + 1, words: words.trim()}] : [];
  });

/** How a Word document, which is an archive, a PDF and a rich text begin. */
const documents = ['PK\u0003', '%PDF', '{\\rtf'];

/** Why a file is not a text to import. */
export function fileProblems(absolute: string, file: string): string[] {
  if (!existsSync(absolute)) return [messages.noFile({file})];
  if (!statSync(absolute).isFile()) return [messages.isFolder({file})];
  const content = readFileSync(absolute, 'utf8');
  const isDocument = content.includes('\0') || documents.some((start) => content.startsWith(start));
  if (isDocument) return [messages.notText({file})];
  return content.trim() ? [] : [messages.isEmpty({file})];
}
