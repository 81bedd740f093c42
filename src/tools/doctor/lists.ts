import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {FormerAddresses} from '../../content/formerAddresses';
import type {Navigation} from '../../content/navigation';
import type {Synonym} from '../../features/search/model/synonyms';
import {readNavigation} from '../../build/navigation';
import type {Finding} from '../../build/mdx/finding';
import {messages} from './messages';
import {publishedAddresses} from './publishedAddresses';
import {formerFile} from './sources';

export const synonymsFile = 'src/features/search/model/searchSynonyms.json';

/** Menus and data that name pages by their addresses, with the texts of their files to find the lines. */
export type Lists = {
  navigation: Navigation;
  former: FormerAddresses;
  synonyms: readonly Synonym[];
  /** The addresses of the main branch. */
  published: readonly string[];
  textOf: (file: string) => string;
};

export const readLists = (root: string): Lists => {
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return {
    navigation: readNavigation(root),
    former: JSON.parse(textOf(formerFile)) as FormerAddresses,
    synonyms: JSON.parse(textOf(synonymsFile)) as Synonym[],
    published: publishedAddresses(root),
    textOf,
  };
};

/** Tells a problem of a list at the line that holds the first word of the entry, in whichever quotation marks. */
export const tellOf =
  (file: string, text: string) =>
  (word: string, message: string): Finding => {
    const signs = [`'${word.replace(/'/g, "\\'")}'`, JSON.stringify(word)];
    const line = text.split('\n').findIndex((one) => signs.some((sign) => one.includes(sign))) + 1;
    return {file, line: Math.max(line, 1), column: 1, rule: 'links', message};
  };

/** Data that cannot be read. Nothing else can be checked then. */
export const unreadableLists = (root: string): Finding[] =>
  [formerFile, synonymsFile].flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    try {
      JSON.parse(text);
      return [];
    } catch (error) {
      const at = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? text.length);
      const before = text.slice(0, at).trimEnd().split('\n');
      return [{file, line: before.length, column: 1, rule: 'links', message: messages.unreadableData({file})}];
    }
  });
