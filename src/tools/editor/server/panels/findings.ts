import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {sorted, type Finding} from '../../../../build/mdx/finding';
import {headOf} from '../../../../build/mdx/readMdx';
import {offsetOf} from '../../../../build/textEdits';
import {placeholdersRule} from '../../../doctor/rules/placeholders';
import type {Told} from '../../messagesOfPanels';
import type {OpenPage} from './page';

const dictionary = 'project-words.txt';

/** A fix that is a command of the site, as its words. */
const commandIn = (fix = ''): string[] | undefined =>
  /^npm run new -- /.test(fix)
    ? [...fix.slice('npm run new -- '.length).matchAll(/'([^']*)'|(\S+)/g)].map(
        ([, quoted, word]) => quoted ?? word ?? '',
      )
    : undefined;

function told(one: Finding, {file, text, page, site, parts}: OpenPage): Told {
  const {message, fix, line, column, rule} = one;
  const command = commandIn(fix);
  const word = rule === 'spelling' ? /^"(.+?)"/.exec(message)?.[1] : undefined;
  const isHere = one.file === file;
  const all = {message, file: one.file, isHere, line, word, command, fix: command ? undefined : fix};
  if (!isHere) return {...all, address: site.pages.find((other) => other.file === one.file)?.address};
  const at = offsetOf(text, {line, column});
  const part = parts.filter(({start, end}) => start <= at && at < end).at(-1)?.at;
  const isInHead = at < headOf(text).length;
  const field = isInHead ? page.fields.filter((other) => other.at.line <= line).at(-1)?.name : undefined;
  return {...all, address: page.address, part, field};
}

/** All that `npm run doctor` says, and which sentences of a draft are still those of its template; this page first. */
export function findingsOf(open: OpenPage, found: readonly Finding[]): Told[] {
  const {page, site, file} = open;
  const asPublished = {...page, frontMatter: {...page.frontMatter, draft: false}};
  const template = page.frontMatter.draft === true ? placeholdersRule(asPublished, site) : [];
  const all = sorted([...found, ...template]);
  const here = all.filter((one) => one.file === file);
  return [...here, ...all.filter((one) => one.file !== file)].map((one) => told(one, open));
}

/** Adds a word that is right to the dictionary, in its place. */
export function addWord(root: string, word: string): void {
  const file = path.join(root, dictionary);
  const words = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  writeFileSync(file, `${[...new Set([...words, word.toLowerCase()])].sort().join('\n')}\n`);
}
