import {addressOf} from '../../build/mdx/parse';
import type {Change} from './changes';
import type {Git} from './git';

/** One change in a sentence, and the words in it as Git tells them apart. */
export type Told = {sentence: string; detail?: string};

const verbs = {added: 'Added', changed: 'Changed', removed: 'Removed', moved: 'Moved'} as const;

const nameOf = (file: string) => (/^pages\/.*\.mdx$/.test(file) && addressOf(file)) || file;

/** The changed words of a file, without the lines that name it. */
async function wordsIn(file: string, git: Git): Promise<string> {
  const how = process.stdout.isTTY && !process.env.NO_COLOR ? '--color=always' : '--no-color';
  const words = '--word-diff-regex=[^[:space:][:punct:]]+|[[:punct:]]';
  const {out} = await git(['diff', how, '--word-diff', words, '--unified=0', 'HEAD', '--', file]);
  return out
    .split(/^.*@@.*\n/m)
    .slice(1)
    .join('')
    .trimEnd();
}

/** What changed: each file by its address or its name, and the words of pages and figures. */
export const tell = (changes: readonly Change[], git: Git): Promise<Told[]> =>
  Promise.all(
    changes.map(async ({kind, file, from}) => {
      const sentence = `${verbs[kind]} ${from ? `${nameOf(from)} to ` : ''}${nameOf(file)}.`;
      const isCopy = /^(pages|src\/claims)\//.test(file) && /\.(mdx|ts)$/.test(file);
      return kind === 'changed' && isCopy ? {sentence, detail: await wordsIn(file, git)} : {sentence};
    }),
  );
