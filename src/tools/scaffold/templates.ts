import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Section} from '../../content/sections';
import {headOf} from '../../mdx/readMdx';

/** A file to write: its path and its text. */
export type Written = {file: string; text: string};

/** The kinds of pages for which there is a template. */
export type Template = NonNullable<Section['pages']> | 'job' | 'section';

/** Escapes a value for use between the quotation marks of a field. */
const quotable = (value: string) => JSON.stringify(value).slice(1, -1);

/** A new page: its template, with words in place of `{title}` and others. Writers replace the sentences in ‹ ›. */
export function fromTemplate(name: Template, words: Readonly<Record<string, string | number>>): string {
  const text = readFileSync(path.join(__dirname, 'templates', `${name}.mdx`), 'utf8');
  const head = headOf(text).length;
  return text.replace(/\{(\w+)\}/g, (_, word: string, at: number) => {
    const value = String(words[word]);
    return at < head ? quotable(value) : value;
  });
}
