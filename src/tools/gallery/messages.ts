import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../build/mdx/sources';

export type Catalog = {room: string; entries: {name: string; text: string}[]};
export type Audience = {name: string; catalogs: Catalog[]};

const src = path.resolve(__dirname, '..', '..');

/** Who reads the messages of which rooms. Visitors read what goes through `translate`, and engineers the rest. */
const readers: readonly (readonly [name: string, rooms: RegExp])[] = [
  ['Counsel', /^features\/policies(\/|$)/],
  ['Operators', /^(company|features\/contact\/(server|model)|tools\/(checkLive|release)|build\/hosting)/],
  [
    'Writers',
    /^(components|content|build\/(mdx|pictures|figures|icons|examples|features)|tools\/(doctor|editor|rename|scaffold|submit))(\/|$)/,
  ],
];

/** `‹name›` for every parameter. */
const placeholders: object = new Proxy({}, {get: (_, name) => `‹${String(name)}›`});

function textOf(message: unknown): string | undefined {
  if (typeof message === 'string') return message;
  return typeof message === 'function' ? String((message as (values: object) => unknown)(placeholders)) : undefined;
}

function entriesOf(file: string): Catalog['entries'] {
  // oxlint-disable-next-line typescript/no-require-imports -- so that a new catalog needs no second edit
  const {messages = {}} = require(path.join(src, file)) as {messages?: object};
  return Object.entries(messages).flatMap(([name, message]) => {
    const text = textOf(message);
    return text === undefined ? [] : [{name, text}];
  });
}

const translated = /\btranslate\(\s*\{\s*(?:id: '([^']+)',\s*)?message:\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/g;

const translationsIn = (file: string, text: string): Catalog['entries'] =>
  [...text.matchAll(translated)].map(([, id, single, double]) => ({
    name: id ?? path.basename(file),
    text: (single ?? double ?? '').replaceAll("\\'", "'"),
  }));

/** Everything that site and tools can say, from the catalogs of all rooms. */
export function allMessages(): Audience[] {
  const groups = new Map<string, Catalog[]>(
    ['Visitors', 'Writers', 'Counsel', 'Operators', 'Engineers'].map((name) => [name, []]),
  );
  for (const file of filesIn(src).filter((name) => /\.tsx?$/.test(name))) {
    const text = readFileSync(path.join(src, file), 'utf8');
    const isPublic = text.includes('@docusaurus/Translate');
    const isCatalog = file.endsWith('/messages.ts') && file !== 'tools/gallery/messages.ts';
    if (!isPublic && !isCatalog) continue;
    const room = path.posix.dirname(file);
    const entries = isPublic ? translationsIn(file, text) : entriesOf(file);
    const reader = isPublic ? 'Visitors' : (readers.find(([, rooms]) => rooms.test(room))?.[0] ?? 'Engineers');
    if (entries.length > 0) groups.get(reader)?.push({room, entries});
  }
  return [...groups].map(([name, catalogs]) => ({name, catalogs})).filter(({catalogs}) => catalogs.length > 0);
}
