import type {Source} from '../../../src/tools/doctor/sources';
import {components, importLine} from '../../../src/build/mdx/contracts';
import {add, oneOfEachFolder, type Edit} from '../edit';

const importsOf = (mdx: string): string[] => {
  const names = new Set([...mdx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  return [...names].flatMap((name) => components().get(name) ?? []).map(importLine);
};

/** Each component, as the gallery shows it, on a page of one kind after the other. */
export function toComponents(pages: readonly Source[]): Edit[] {
  const files = oneOfEachFolder(pages);
  return [...components().values()].map(({name, contract}, at): Edit => {
    const [{mdx}] = contract.examples;
    const file = files[at % files.length] ?? 'pages/index.mdx';
    return {
      name: `<${name}> is added to ${file}`,
      make: (copy) => {
        add(copy, file, mdx, importsOf(mdx));
      },
    };
  });
}
