import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {formatFindings, type Finding} from '../../src/mdx/finding';
import {isTag} from '../../src/mdx/nodes';
import {readMdx} from '../../src/mdx/readMdx';
import {offsetOf, removeRange} from '../../src/mdx/textEdits';
import {collect} from '../../src/tools/processes';
import {join, split} from '../../src/mdx/imports';
import {visit} from 'unist-util-visit';
import {copyOfSite} from '../support/copy';

export type Copy = ReturnType<typeof openCopy>;

/** A copy of the site for edits. Paths start at its root. Commands in it run with the settings in `env`. */
export function openCopy(name: string, env: NodeJS.ProcessEnv = {}) {
  const folder = copyOfSite(name, {withTests: true});
  const at = (file: string) => path.join(folder, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, content: string) => writeFileSync(at(file), content);
  /** Runs a script, and returns what it printed if it failed. */
  const failure = async (script: string, ...args: string[]): Promise<string> => {
    const {code, output} = await collect(script, args, {cwd: folder, env});
    return code === 0 ? '' : output;
  };
  return {
    folder,
    read,
    write,
    failure,
    remove: (file: string) => rmSync(at(file), {recursive: true}),
    /** Replaces the first match, which must exist. */
    change(file: string, find: string | RegExp, put: string): void {
      const changed = read(file).replace(find, () => put);
      if (changed === read(file)) throw new Error(`${file} does not contain ${String(find)}.`);
      write(file, changed);
    },
    async doctor(): Promise<Finding[]> {
      const {output} = await collect('src/cli/run.mjs', ['doctor', '--json'], {cwd: folder, env});
      return JSON.parse(output.slice(output.indexOf('['))) as Finding[];
    },
    discard: () => rmSync(folder, {recursive: true, force: true}),
  };
}

/** The tag that begins at an offset, with all that it contains. */
function withoutTag(text: string, start: number): string {
  let end = text.indexOf('\n', start);
  visit(readMdx(text), (node) => {
    if (isTag(node) && node.position?.start.offset === start) end = node.position.end.offset ?? end;
  });
  return removeRange(text, {start, end});
}

/** Removes the tags of a missing room, which the doctor names, with their imports. Returns what else it finds. */
export async function obeyDoctor(copy: Copy): Promise<string> {
  const found = await copy.doctor();
  const named = found.filter(({message}) => /^This site has no </.test(message));
  if (named.length === 0) return formatFindings(found);
  // From the end, so that the lines above keep their numbers.
  for (const {file, ...at} of [...named].sort((a, b) => b.line - a.line)) {
    const text = copy.read(file);
    const isImport = text.split('\n')[at.line - 1]?.startsWith('import ');
    if (!isImport) copy.write(file, withoutTag(text, offsetOf(text, at)));
  }
  for (const file of new Set(named.map((one) => one.file))) {
    const {text, imported} = split(copy.read(file));
    copy.write(file, join(file, text, imported));
  }
  return obeyDoctor(copy);
}
