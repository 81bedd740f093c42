import path from 'node:path';
import type {Finding} from '../../mdx/finding';
import {collect} from '../processes';
import {messages} from './messages';

const cli = path.resolve(__dirname, '..', '..', '..', 'node_modules', 'cspell', 'bin.mjs');

const unknownWord =
  /^(.+?):(\d+):(\d+) - (?:Unknown word|Forbidden word) \((.+?)\)(?: fix: \((.+?)\))?(?:.*?Suggestions: \[(.*?)\])?/;

function findingOf(line: string, cwd: string): Finding[] {
  const [, place = '', row, column, word = '', fix = '', suggestions = ''] = unknownWord.exec(line) ?? [];
  if (!word) return [];
  const file = path.relative(cwd, path.resolve(cwd, place)).split(path.sep).join('/');
  const near = fix || suggestions.split(',')[0]?.trim().replace(/\*$/, '');
  return [
    {
      file,
      line: Number(row),
      column: Number(column),
      message: messages.misspelled({word, near}),
      word,
      ...(near && {change: {old: word, to: [near]}}),
    },
  ];
}

/**
 * Checks all files in one run of cspell, in parallel with the other rules. The files are passed as arguments: a list on
 * standard input is sometimes lost before cspell starts reading. A run that fails without findings has checked nothing.
 */
export async function spellingFindings(files: readonly string[], root: string): Promise<Finding[]> {
  const flags = ['lint', '--no-progress', '--no-summary', '--no-color', '--show-suggestions', '--no-gitignore'];
  const cache = ['--cache', '--cache-location', path.join(root, 'node_modules/.cache/cspell-doctor')];
  const settings = ['--config', path.join(root, 'cspell.json'), '--root', root];
  const {code, output} = await collect(cli, [...flags, ...cache, ...settings, '--file', ...files], {cwd: root});
  const findings = output.split('\n').flatMap((line) => findingOf(line, root));
  if (code !== 0 && findings.length === 0) throw new Error(messages.notSpelled({problem: output}));
  return findings;
}
