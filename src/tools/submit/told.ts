import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {counted} from '../../build/textEdits';
import {textsOf, type SectionChange} from '../../features/policies/model/redline';
import {addressOf, frontMatterOf} from '../../build/mdx/parse';
import {factsOf, formatOf, formats} from '../../build/pictures/files';
import {comparePolicies} from '../../features/policies/model/compare';
import {countWords} from '../../features/policies/model/compare/wordDiff';
import {printSections, type Paint} from '../../features/policies/commands/terminal';
import type {PolicyText} from '../../features/policies/model/compare/text';
import {before, type Change} from './changes';
import type {Git} from './git';
import {noText, pageText} from './pageText';

/** One change in a sentence, and the words in which it consists: as a terminal prints them, and section by section. */
export type Told = {sentence: string; detail?: string; sections?: readonly SectionChange[]};

const verbs = {added: 'Added', changed: 'Changed', removed: 'Removed', moved: 'Moved'} as const;
const claimsFile = 'src/claims/figures.ts';
const isPage = (file: string) => /^pages\/.*\.mdx$/.test(file);
const isPicture = (file: string) => formats.includes(formatOf(file));

const placeOf = (file: string) =>
  file.startsWith('pages/legal/') ? 'draft of the policy' : (addressOf(file) ?? 'around the pages');

/** As menus call a page. A file whose fields cannot be read goes by its name. */
function nameOf(file: string, source: string): string {
  try {
    const {label, title} = frontMatterOf(source);
    const name = label ?? title;
    return typeof name === 'string' ? name : path.posix.basename(file, '.mdx');
  } catch {
    return path.posix.basename(file, '.mdx');
  }
}

function wordsWith(sections: readonly SectionChange[], op: 'ins' | 'del'): number {
  const parts = sections.flatMap(({heading, blocks}) => [heading, ...blocks.flatMap(textsOf)]).flat();
  return parts.reduce((sum, part) => sum + (part.op === op ? countWords(part.text) : 0), 0);
}

/** The last commit may hold a page that does not compile. */
function readable(source: string | undefined): PolicyText {
  try {
    return source === undefined ? noText : pageText(source);
  } catch {
    return noText;
  }
}

async function pageTold({kind, file, from}: Change, root: string, git: Git, paint: Paint): Promise<Told> {
  const older = kind === 'added' ? undefined : await before(git, from ?? file);
  const newer = kind === 'removed' ? undefined : readFileSync(path.join(root, file), 'utf8');
  const {sections} = comparePolicies(readable(older), readable(newer));
  const added = wordsWith(sections, 'ins');
  const removed = wordsWith(sections, 'del');
  const moved = from ? `${placeOf(from)} becomes ${placeOf(file)}` : placeOf(file);
  const page = `${verbs[kind]} ${nameOf(file, newer ?? older ?? '')} (${moved})`;
  if (kind === 'added') return {sentence: `${page}: ${counted(added, 'word')}.`};
  if (kind === 'removed') return {sentence: `${page}: ${counted(removed, 'word')}.`};
  if (added + removed === 0) return {sentence: `${page}: the words are the same.`};
  return {
    sentence: `${page}: ${counted(added, 'word')} in, ${counted(removed, 'word')} out.`,
    detail: printSections(sections, paint),
    sections,
  };
}

const kilobytes = (file: string) => `${Math.max(1, Math.round(statSync(file).size / 1000))} kB`;

function pictureTold({kind, file, from}: Change, root: string): Told {
  const name = from ? `${from} to ${file}` : file;
  if (kind === 'removed') return {sentence: `Removed the picture ${name}.`};
  const {width, height} = factsOf(path.join(root, file)) ?? {width: 0, height: 0};
  const size = width > 0 ? `, ${width} by ${height} pixels` : '';
  return {sentence: `${verbs[kind]} the picture ${name} (${kilobytes(path.join(root, file))}${size}).`};
}

const figuresIn = (text: string) =>
  new Map(
    [...text.matchAll(/^ {2}'?([\w-]+)'?: '((?:[^'\\]|\\.)*)',/gm)].map(([, id = '', value = '']) => [id, value]),
  );

/** Figures by their names, with the value before and after. */
function claimsTold(older: string, newer: string): Told[] {
  const was = figuresIn(older);
  const is = figuresIn(newer);
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((id) => was.get(id) !== is.get(id))
    .map((id) => ({sentence: `Claim ${id}: ${was.get(id) ?? 'new'} becomes ${is.get(id) ?? 'nothing'}.`}));
}

/** What changed, in plain words: pages first, then figures, pictures, and other files by name. */
export async function tell(changes: readonly Change[], root: string, git: Git, paint: Paint): Promise<Told[]> {
  const told: Told[] = [];
  for (const change of changes.filter(({file}) => isPage(file))) told.push(await pageTold(change, root, git, paint));
  if (changes.some(({file, kind}) => file === claimsFile && kind === 'changed')) {
    told.push(...claimsTold(await before(git, claimsFile), readFileSync(path.join(root, claimsFile), 'utf8')));
  }
  told.push(...changes.filter(({file}) => isPicture(file)).map((change) => pictureTold(change, root)));
  const others = changes.filter(({file}) => !isPage(file) && !isPicture(file) && file !== claimsFile);
  return [
    ...told,
    ...others.map(({kind, file, from}) => ({sentence: `${verbs[kind]} the file ${from ? `${from} to ` : ''}${file}.`})),
  ];
}
