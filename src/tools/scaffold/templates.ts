import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesAt} from '../../features/parts';
import {headOf} from '../../mdx/frontMatter';

const fileOf = (name: string): string | undefined =>
  [path.join(__dirname, 'templates', `${name}.mdx`), ...filesAt(`templates/${name}.mdx`)].find((file) =>
    existsSync(file),
  );

/** Whether there is a template. That of a job belongs to its feature. */
export const hasTemplate = (name: string): boolean => fileOf(name) !== undefined;

/** A new page: its template, with words in place of `{title}` and others. Writers replace the sentences in ‹ ›. */
export function fromTemplate(name: string, words: Readonly<Record<string, string | number>>): string {
  const text = readFileSync(fileOf(name) ?? name, 'utf8');
  const head = headOf(text).length;
  return text.replace(/\{(\w+)\}/g, (_, word: string, at: number) => {
    const value = String(words[word]);
    // Escaped for use between the quotation marks of a field.
    return at < head ? JSON.stringify(value).slice(1, -1) : value;
  });
}
