import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from './sources';

/** An address in quotation marks, or as the target of a Markdown link. `currentAddress` follows a page that moves. */
const addressIn = /(?<!currentAddress\()['"(](\/[a-z0-9/-]*[a-z0-9])(?=[#?'")])/g;

/** The addresses that the code of the site names, each with the place of the first. Such a page has to stay. */
export function namedInCode(root: string): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const files = filesIn(path.join(root, 'src')).map((file) => `src/${file}`);
  for (const file of files.filter((one) => /\.tsx?$/.test(one))) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const {1: address = '', index} of text.matchAll(addressIn)) {
      if (!places.has(address)) places.set(address, `${file}:${text.slice(0, index).split('\n').length}`);
    }
  }
  return places;
}
