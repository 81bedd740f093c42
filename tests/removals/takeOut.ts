import {formatFindings, type Finding, type Position} from '../../src/mdx/finding';
import {sections} from '../../src/content/navigation';
import {importable} from '../../src/mdx/components';
import {parsePage} from '../../src/mdx/parse';
import {settleImports} from '../../src/mdx/settleImports';
import {isTag} from '../../src/mdx/nodes';
import {readMdx} from '../../src/mdx/readMdx';
import {offsetOf, removeRange, type Range} from '../../src/mdx/textEdits';
import {visit} from 'unist-util-visit';
import type {Copy} from '../support/copy';
import type {Room} from './rooms';

const lists = ['docusaurus.config.ts', 'src/build/pagePlugins.ts', 'src/components/index.ts', 'package.json'];

/** Deletes the one line of the lists that contains a text. */
function deleteLine(copy: Copy, text: string): void {
  const found = lists.flatMap((file) => {
    const lines = copy.read(file).split('\n');
    return lines.flatMap((line, at) =>
      line.includes(text) ? [{file, rest: lines.filter((_, index) => index !== at).join('\n')}] : [],
    );
  });
  const [only, ...more] = found;
  if (!only || more.length > 0) throw new Error(`${found.length} lines contain ${text}, not one.`);
  copy.write(only.file, only.rest);
}

/** The tag at a place, with all that it contains. */
function rangeAt(text: string, {line, column}: Position): Range {
  const start = offsetOf(text, {line, column});
  let end = text.indexOf('\n', start);
  visit(readMdx(text), (node) => {
    if (isTag(node) && node.position?.start.offset === start) end = node.position.end.offset ?? end;
  });
  return {start, end};
}

/** What the doctor says to remove: the tags of a room that is gone. */
const toRemove = ({message}: Finding) => /^This site has no </.test(message);

/** Removes what the doctor names, with imports that nothing needs any more, and returns what else it finds. */
export async function obeyDoctor(copy: Copy): Promise<string> {
  const found = await copy.doctor();
  const named = found.filter(toRemove);
  if (named.length === 0) return formatFindings(found);
  // From the end, so that the lines above keep their numbers.
  for (const {file, ...at} of [...named].sort((a, b) => b.line - a.line)) {
    const text = copy.read(file);
    if (!text.split('\n')[at.line - 1]?.startsWith('import ')) copy.write(file, removeRange(text, rangeAt(text, at)));
  }
  for (const file of new Set(named.map((one) => one.file))) {
    copy.write(file, settleImports(parsePage(file, copy.read(file), sections), importable()));
  }
  return obeyDoctor(copy);
}

/** Deletes a room: its pages, its files and its lines. */
export async function takeOut({files, lines, pages}: Room, copy: Copy): Promise<void> {
  if (pages) await copy.command('remove', pages[0], '--to', pages[1]);
  for (const file of files) copy.remove(file);
  for (const line of lines) deleteLine(copy, line);
}
