import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../mdx/sources';

type Entry = {name: string; text: string};
/** The messages of a folder, and who reads them. */
export type Catalog = {folder: string; reader: string; entries: Entry[]};

const src = path.resolve(__dirname, '..', '..');

/** Who reads the messages of which folders. Visitors read what goes through `translate`, and engineers the rest. */
const folders: readonly (readonly [reader: string, folders: RegExp])[] = [
  ['Counsel', /^features\/policies(\/|$)/],
  ['Operators', /^(company|features\/contact\/(server|model)|tools\/(checkLive|release)|build\/hosting)/],
  ['Writers', /^(components|content|mdx|build\/(pictures|icons)|tools\/(doctor|write|rename|scaffold|submit))(\/|$)/],
  ['Engineers', /./],
];

export const readers = ['Visitors', 'Writers', 'Counsel', 'Operators', 'Engineers'];

/** `‹name›` for every parameter. */
const placeholders: object = new Proxy({}, {get: (_, name) => `‹${String(name)}›`});

function catalogIn(file: string): Entry[] {
  // oxlint-disable-next-line typescript/no-require-imports -- so that a new catalog needs no second edit
  const {messages} = require(path.join(src, file)) as {messages: Record<string, string | ((values: object) => string)>};
  return Object.entries(messages).map(([name, message]) => ({
    name,
    text: typeof message === 'string' ? message : message(placeholders),
  }));
}

const translated = /\btranslate\(\s*\{\s*(?:id: '([^']+)',\s*)?message:\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/g;

const translationsIn = (file: string, text: string): Entry[] =>
  [...text.matchAll(translated)].map(([, id, single, double]) => ({
    name: id ?? path.basename(file),
    text: (single ?? double ?? '').replaceAll("\\'", "'"),
  }));

/** All messages of the site and its tools, by folder. */
export const allMessages = (): Catalog[] =>
  filesIn(src)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const folder = path.posix.dirname(file);
      const text = readFileSync(path.join(src, file), 'utf8');
      if (text.includes('@docusaurus/Translate')) {
        return [{folder, reader: 'Visitors', entries: translationsIn(file, text)}];
      }
      if (!file.endsWith('/messages.ts') || folder === 'tools/gallery') return [];
      const [reader = ''] = folders.find(([, pattern]) => pattern.test(folder)) ?? [];
      return [{folder, reader, entries: catalogIn(file)}];
    })
    .filter(({entries}) => entries.length > 0);
