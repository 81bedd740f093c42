// cspell:ignore btak
// Finds phrases that a native speaker would not write in pages, guides and message catalogs, and suggests better ones.
// `docs/glossary.md` has the terms. To ban a phrase, add a line here.
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';

const phrases = [
  [/(?<!there )\bis no (?!longer\b|more\b|less\b)\w+/gi, 'is not a …'],
  [/\b(?:that|which|what|where) stands?\b(?! (?:up|for|out)\b)/gi, 'that is, in'],
  [/\bstands? in for\b|\bstands in\b/gi, 'replaces, is in'],
  [/\bstand-ins?\b/gi, 'fallback, demo, replacement'],
  [/\bby then\b/gi, 'before that day, in the meantime'],
  [/\bfrom then on\b/gi, 'after that'],
  [/\bput in (?:yours|your own|an?|the)\b/gi, 'insert, enter'],
  [/\btak(?:e|es|en|ing) (?:away|back)\b/gi, 'remove, undo'],
  [/\bwho may\b/gi, 'who can'],
  [/\b(?:hand|hands|handed|handing) (?:it |this |them )?in\b/gi, 'submit'],
  [/\bfor ever\b/gi, 'forever, permanently'],
  [/\blost visitors\b/gi, 'the 404 page'],
  [/\bthe working\b/gi, 'the math'],
  [/\bby itself alone\b|\balone knows\b/gi, 'only … knows'],
  [/\bsay (?:yes|no) to\b/gi, 'accept, decline'],
];

const listed = ['README.md', 'SECURITY.md', 'docs/*.md', 'src/**/README.md', 'pages/**/*.mdx', 'src/**/messages.ts'];
const files = execFileSync('git', ['ls-files', '--', ...listed.map((glob) => `:(glob)${glob}`)], {encoding: 'utf8'})
  .split('\n')
  .filter((file) => file !== 'docs/glossary.md' && existsSync(file));

let count = 0;
for (const file of files) {
  for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    for (const [pattern, instead] of phrases) {
      for (const {0: found, index} of line.matchAll(pattern)) {
        console.log(`${file}:${at + 1}:${index + 1} - "${found}". Write: ${instead}.`);
        count += 1;
      }
    }
  }
}
process.exitCode = count === 0 ? 0 : 1;
