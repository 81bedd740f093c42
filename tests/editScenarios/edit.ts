import path from 'node:path';
import {importable} from '@site/src/mdx/components';
import {parsePage} from '@site/src/mdx/parse';
import {settleImports} from '@site/src/tools/write/server/settleImports';
import type {Copy} from '../support/copy';

export type {Copy};

/** An ordinary edit by a writer, and how to make it in a copy of the site. */
export type Edit = {
  name: string;
  make: (copy: Copy) => void | Promise<void>;
};

/** One page of each folder, because the pages of a folder have the same fields. */
export const oneOfEachFolder = (pages: readonly {file: string}[]): string[] => [
  ...new Map(withAddress(pages).map(({file}) => [path.dirname(file), file])).values(),
];

/** Pages with an address, except policies, which the legal team writes. */
export const withAddress = <One extends {file: string}>(pages: readonly One[]): One[] =>
  pages.filter(({file}) => file.endsWith('.mdx') && !file.startsWith('pages/_') && !file.startsWith('pages/legal/'));

/** Removes the imports that a page no longer needs, as the doctor requires. */
export const tidyImports = (copy: Copy, file: string): void =>
  copy.write(file, settleImports(parsePage(file, copy.read(file), []), importable()));
