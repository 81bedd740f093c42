import {spawn} from 'node:child_process';
import path from 'node:path';
import type {Finding} from '../../build/mdx/finding';
import {messages} from './messages';

const cli = path.resolve(__dirname, '..', '..', '..', 'node_modules', 'cspell', 'bin.mjs');

const unknownWord =
  /^(.+?):(\d+):(\d+) - (?:Unknown word|Forbidden word) \((.+?)\)(?: fix: \((.+?)\))?(?:.*?Suggestions: \[(.*?)\])?/;

/** The output of cspell, and whether it passed. A run that was killed has checked nothing and must not pass. */
function run(args: readonly string[], cwd: string): Promise<{said: string; content: boolean}> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], {cwd, stdio: ['ignore', 'pipe', 'pipe']});
    let said = '';
    const add = (chunk: Buffer) => {
      said += chunk.toString();
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal) reject(new Error(`The spelling could not be checked: cspell was stopped by ${signal}.`));
      else resolve({said, content: code === 0});
    });
  });
}

function findingOf(line: string, cwd: string): Finding[] {
  const [, file = '', row, column, word = '', fix = '', suggestions = ''] = unknownWord.exec(line) ?? [];
  if (!word) return [];
  const near = fix || suggestions.split(',')[0]?.trim().replace(/\*$/, '');
  const hint = near ? messages.spellingSuggestion({word: near}) : messages.correctIt;
  return [
    {
      file: path.relative(cwd, path.resolve(cwd, file)).split(path.sep).join('/'),
      line: Number(row),
      column: Number(column),
      rule: 'spelling',
      message: messages.misspelled({word, hint}),
    },
  ];
}

/**
 * Checks all files in one run of cspell, in parallel with the other rules. The files are passed as arguments: a list
 * on standard input is sometimes lost before cspell starts reading.
 */
export async function spellingFindings(files: readonly string[], root: string): Promise<Finding[]> {
  const flags = ['lint', '--no-progress', '--no-summary', '--no-color', '--show-suggestions', '--no-gitignore'];
  const cache = ['--cache', '--cache-location', path.join(root, 'node_modules/.cache/cspell-doctor')];
  const settings = ['--config', path.join(root, 'cspell.json'), '--root', root];
  const {said, content} = await run([...flags, ...cache, ...settings, '--file', ...files], root);
  const findings = said.split('\n').flatMap((line) => findingOf(line, root));
  if (findings.length === 0 && !content) throw new Error(`The spelling could not be checked.\n${said}`);
  return findings;
}
