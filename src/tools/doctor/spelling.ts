import {once} from 'node:events';
import path from 'node:path';
import {MessageChannel, Worker} from 'node:worker_threads';
import type {Finding} from '../../mdx/finding';
import type {Source} from '../../mdx/sources';
import {positionOf} from '../../mdx/textEdits';

type Misspelled = {offset: number; word: string; near: string | undefined; isFlagged: boolean};

const messageFor = ({word, near, isFlagged}: Misspelled) =>
  isFlagged
    ? `Avoid "${word}". ${near ? `Write "${near}".` : 'Say in plain words what the reader gets.'}`
    : `"${word}" is not in the dictionary. ${near ? `Did you mean "${near}"?` : 'Correct it.'} If it is a correct word, add it to project-words.txt.`;

let speller: Worker | undefined;

/** Checks texts in a thread, in parallel with the other rules, because dictionaries take a second to load. */
export async function spellingFindings(pages: readonly Source[], folder: string): Promise<Finding[]> {
  speller ??= new Worker(path.join(__dirname, 'spell.mjs'));
  // What waits for the answer keeps the process alive.
  speller.unref();
  const {port1: here, port2: port} = new MessageChannel();
  // Contracts have words and names of their own. Of a page, the thread needs nothing else.
  const sources = pages.flatMap(({file, text}) => (file.startsWith('pages/legal/') ? [] : {file, text}));
  speller.postMessage({sources, folder, port}, [port]);
  const [found] = (await once(here, 'message')) as [Misspelled[][] | string];
  here.close();
  if (typeof found === 'string') throw new Error(`The spelling could not be checked.\n${found}`);
  return sources.flatMap(({file, text}, at) =>
    (found[at] ?? []).map((one) => ({
      ...{file, message: messageFor(one), word: one.word},
      ...positionOf(text, one.offset),
    })),
  );
}

/** Without those that another finding explains: an unknown component or address is not a word. */
export const wordsOnly = (words: readonly Finding[], found: readonly Finding[]): Finding[] =>
  words.filter(({file, line, word = ''}) =>
    found.every((one) => one.file !== file || one.line !== line || !one.message.includes(word)),
  );
