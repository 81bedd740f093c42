import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../build/mdx/sources';

/**
 * An address in quotation marks, or as the target of a Markdown link; `currentAddress` follows a page that moves.
 * And a file with copy around the pages.
 */
const named = [/(?<!currentAddress\()['"(](\/[a-z0-9/-]*[a-z0-9])(?=[#?'")])/g, /'@site\/(pages\/_shell\/[^']+)'/g];

/** The addresses and the shell's files that the code of the site names, each with the place of the first. They have to stay. */
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
