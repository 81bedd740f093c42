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

/** Removes the imports that a page no longer needs, as the doctor asks. */
export function tidyImports(copy: Copy, file: string): void {
  const text = copy.read(file);
  const isNeeded = (line: string) => {
    const [, name] = /^import (\w+) from/.exec(line) ?? [];
    return !name || text.includes(`<${name}`);
  };
  copy.write(file, text.split('\n').filter(isNeeded).join('\n'));
}
