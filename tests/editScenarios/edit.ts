import path from 'node:path';
import type {Copy} from './copy';

export type {Copy};

/** Ordinary work of a writer: what it is, and how it is done in a copy of the site. */
export type Edit = {
  name: string;
  make: (copy: Copy) => void | Promise<void>;
};

/** One page of each folder: the pages of a folder have the same fields. */
export const oneOfEachFolder = (pages: readonly {file: string}[]): string[] => [
  ...new Map(withAddress(pages).map(({file}) => [path.dirname(file), file])).values(),
];

/** Pages with an address, without the policies, which legal staff write. */
export const withAddress = <One extends {file: string}>(pages: readonly One[]): One[] =>
  pages.filter(({file}) => file.endsWith('.mdx') && !file.startsWith('pages/_') && !file.startsWith('pages/legal/'));

const frontMatter = /^---\n[\s\S]*?\n---\n/;

/** Adds components as a writer does who has read their page in the gallery: the imports that are missing, then the MDX. */
export function add(copy: Copy, file: string, mdx: string, imports: readonly string[]): void {
  const text = copy.read(file);
  const missing = imports.filter((line) => !text.includes(line));
  const [head = ''] = frontMatter.exec(text) ?? [];
  const body = text.slice(head.length);
  const closing = body.lastIndexOf('<CallToAction');
  const at = closing < 0 ? body.length : closing;
  copy.write(
    file,
    `${head}${missing.join('\n')}${missing.length ? '\n' : ''}${body.slice(0, at)}\n\n${mdx}\n\n${body.slice(at)}`,
  );
}

/** Removes the imports that a page no longer needs, as the doctor asks. */
export function tidyImports(copy: Copy, file: string): void {
  const text = copy.read(file);
  const isNeeded = (line: string) => {
    const [, name] = /^import (\w+) from/.exec(line) ?? [];
    return !name || text.includes(`<${name}`);
  };
  copy.write(file, text.split('\n').filter(isNeeded).join('\n'));
}
