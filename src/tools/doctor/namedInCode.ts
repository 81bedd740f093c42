import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../mdx/sources';

/**
 * Matches an address in quotation marks or in a Markdown link, and a file with copy around the pages. Addresses in
 * `currentAddress()` are left out, because it follows renamed pages.
 */
const named = [/(?<!currentAddress\()['"(](\/[a-z0-9/-]*[a-z0-9])(?=[#?'")])/g, /'@site\/(pages\/_shell\/[^']+)'/g];

/** The addresses and shell files that the code refers to, each with the place of its first use. They have to stay. */
export function namedInCode(root: string): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const files = filesIn(path.join(root, 'src')).map((file) => `src/${file}`);
  for (const file of files.filter((one) => /\.tsx?$/.test(one))) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const {1: name = '', index} of named.flatMap((pattern) => [...text.matchAll(pattern)])) {
      if (!places.has(name)) places.set(name, `${file}:${text.slice(0, index).split('\n').length}`);
    }
  }
  return places;
}
