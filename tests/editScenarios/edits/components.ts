import path from 'node:path';
import type {Source} from '../../../src/tools/doctor/sources';
import {components, importLine} from '../../../src/build/mdx/contracts';
import {add, withAddress, type Edit} from '../edit';

const importsOf = (mdx: string): string[] => {
  const names = new Set([...mdx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  return [...names].flatMap((name) => components().get(name) ?? []).map(importLine);
};

/** One page of each kind: the pages of a folder have the same fields. */
const oneOfEachFolder = (pages: readonly Source[]): string[] => {
  const byFolder = new Map(withAddress(pages).map(({file}) => [path.dirname(file), file]));
  return [...byFolder.values()];
};

/** Each component, as the gallery shows it, on a page of each kind. */
export const toEachKind = (pages: readonly Source[]): Edit[] =>
  [...components().values()].flatMap(({name, contract}) =>
    oneOfEachFolder(pages).map((file): Edit => {
      const [{mdx}] = contract.examples;
      return {
        name: `<${name}> is added to ${file}`,
        wordless: true,
        make: (site) => {
          add(site, file, mdx, importsOf(mdx));
        },
      };
    }),
  );
