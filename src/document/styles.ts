import {transform} from 'lightningcss';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {filesIn} from '../mdx/sources';

const className = /\.((?:\\.|[\w-])+)/g;

/** Returns what finds the rules of a page: those whose classes are in its HTML, and all that need no class. */
export async function rulesOfPages(outDir: string): Promise<(html: string) => string> {
  const [filename = ''] = filesIn(path.join(outDir, 'assets/css'));
  const code = await readFile(path.join(outDir, 'assets/css', filename));
  const classes = [...new Set([...code.toString().matchAll(className)].map(([, name = '']) => name))];
  const known = new Map<string, string>();
  return (html) => {
    const unusedSymbols = classes.filter((name) => !html.includes(name));
    const key = unusedSymbols.join();
    const rules = known.get(key) ?? transform({filename, code, minify: true, unusedSymbols}).code.toString();
    known.set(key, rules);
    return rules;
  };
}
