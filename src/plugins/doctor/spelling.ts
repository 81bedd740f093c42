import {spawn} from 'node:child_process';
import path from 'node:path';
import type {Finding} from './finding';

const cli = path.resolve(__dirname, '..', '..', '..', 'node_modules', 'cspell', 'bin.mjs');

const unknownWord = /^(.+?):(\d+):(\d+) - (?:Unknown word|Forbidden word) \((.+?)\)(?:.*?Suggestions: \[(.*?)\])?/;

function output(args: readonly string[], input: string, cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], {cwd});
    let said = '';
    const add = (chunk: Buffer) => {
      said += chunk.toString();
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('error', reject);
    child.on('close', (_code, signal) => {
      // A run that was ended has read nothing; silence must not look like good spelling.
      if (signal) reject(new Error(`The spelling could not be checked: cspell was ended by ${signal}.`));
      else resolve(said);
    });
    child.stdin.end(input);
  });
}

function findingOf(line: string, cwd: string): Finding[] {
  const [, file = '', row, column, word = '', suggestions = ''] = unknownWord.exec(line) ?? [];
  if (!word) return [];
  const near = suggestions.split(',')[0]?.trim().replace(/\*$/, '');
  const hint = near ? `Did you mean "${near}"?` : 'Correct it.';
  return [
    {
      file: path.relative(cwd, path.resolve(cwd, file)).split(path.sep).join('/'),
      line: Number(row),
      column: Number(column),
      rule: 'spelling',
      message: `"${word}" is not in the dictionary. ${hint} A word that is right goes into project-words.txt.`,
    },
  ];
}

/** Spelling of all files in one run of cspell, beside the other rules. The root holds its settings. */
export async function spellingFindings(files: readonly string[], root: string): Promise<Finding[]> {
  const flags = ['lint', '--no-progress', '--no-summary', '--no-color', '--show-suggestions', '--no-gitignore'];
  const cache = ['--cache', '--cache-location', path.join(root, 'node_modules/.cache/cspell-doctor')];
  const settings = ['--config', path.join(root, 'cspell.json'), '--root', root, '--file-list', 'stdin'];
  const said = await output([...flags, ...cache, ...settings], files.join('\n'), root);
  const findings = said.split('\n').flatMap((line) => findingOf(line, root));
  if (findings.length === 0 && /error|usage:/i.test(said))
    throw new Error(`The spelling could not be checked.\n${said}`);
  return findings;
}
