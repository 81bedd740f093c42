import {once} from 'node:events';
import path from 'node:path';
import {MessageChannel, Worker} from 'node:worker_threads';
import type {Finding} from '../../mdx/finding';
import type {Source} from '../../mdx/sources';
import {positionOf} from '../../mdx/textEdits';

type Misspelled = {file: string; offset: number; word: string; near: string | undefined; isFlagged: boolean};
type Answer = {found: Misspelled[]; problem?: undefined} | {problem: string};

const avoid = (word: string, near: string | undefined) =>
  `Avoid "${word}". ${near ? `Write "${near}".` : 'Say in plain words what the reader gets.'}`;
const misspelled = (word: string, near: string | undefined) =>
  `"${word}" is not in the dictionary. ${near ? `Did you mean "${near}"?` : 'Correct it.'} If it is a correct word, add it to project-words.txt.`;

let speller: Worker | undefined;

/** Contracts have words and names of their own. */
const isContract = ({file}: Source) => file.startsWith('pages/legal/');

/** Checks texts in a thread, in parallel with the other rules, because dictionaries take a second to load. */
export async function spellingFindings(sources: readonly Source[], root: string): Promise<Finding[]> {
  speller ??= new Worker(path.join(__dirname, 'spell.mjs'));
  // What waits for the answer keeps the process alive.
  speller.unref();
  const {port1: here, port2: port} = new MessageChannel();
  // Without what else is known about pages.
  const texts = sources.filter((one) => !isContract(one)).map(({file, text}) => ({file, text}));
  speller.postMessage({sources: texts, folder: root, port}, [port]);
  const [answer] = (await once(here, 'message')) as [Answer];
  here.close();
  if (answer.problem !== undefined) throw new Error(`The spelling could not be checked.\n${answer.problem}`);
  const textOf = (file: string) => texts.find((one) => one.file === file)?.text ?? '';
  return answer.found.map(({file, offset, word, near, isFlagged}) => ({
    file,
    ...positionOf(textOf(file), offset),
    message: isFlagged ? avoid(word, near) : misspelled(word, near),
    word,
  }));
}

/** Without those that another finding explains: an unknown component or address is not a word. */
export const wordsOnly = (words: readonly Finding[], found: readonly Finding[]): Finding[] =>
  words.filter(({file, line, word = ''}) =>
    found.every((one) => one.file !== file || one.line !== line || !one.message.includes(word)),
  );
