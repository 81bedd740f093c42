import path from 'node:path';
import {read} from '../support/files';

type Import = {
  /** A path from the root of the repository (`src/components/Icon`), or the specifier of a package. */
  target: string;
  line: number;
  typeOnly: boolean;
};

/** Import and export statements as Prettier formats them, in pages too. Calls are matched below. */
const statement = /^(?:import|export)(?<type>\s+type)?\s+(?:[\w\s{},*$]*\sfrom\s+)?['"](?<specifier>[^'"]+)['"]/gm;
const call =
  /(?<type>^\s*type .*|typeof )?\b(?:import|require)\(\s*(?:\/\*.*?\*\/\s*)?['"`](?<specifier>[^'"`]+)['"`]/gm;

/** Turns `@site/…` and relative paths into paths from the root, and leaves packages as they are. */
function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length);
  if (!specifier.startsWith('.')) return specifier;
  return path.posix.join(path.posix.dirname(file), specifier);
}

export function importsOf(file: string): Import[] {
  const text = read(file);
  return [...text.matchAll(statement), ...text.matchAll(call)].map(({index, groups}) => ({
    target: resolve(file, groups?.specifier ?? ''),
    line: text.slice(0, index).split('\n').length,
    typeOnly: groups?.type !== undefined,
  }));
}
