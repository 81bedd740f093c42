import {load} from 'cheerio';
import {randomUUID} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {addressOfPage, outputPages} from '../../build/finishedPages';
import {cacheHashed, cacheOthers} from '../../build/hosting/hostRules';
import {formEndpoint, formNameField} from '../../features/contact/model/forms';
import {readRules} from '../serve/netlifyRules';

const rules = 'Netlify reads _headers and _redirects; for nginx, docs/operating.md has the same rules.';

/** What is promised in each check of the contract, and what to do if it is not so. */
export const promises = {
  pages: [
    'Every page is served with its own text, compressed, with the headers of the build',
    'Deploy all of build/, from a single build, and make sure that no proxy changes the pages.',
  ],
  redirects: ['Former addresses redirect, with their query', rules],
  missing: [
    "A missing page is 404, with the site's own page",
    'Have the host answer 404 with /404.html, and turn off any fallback for single-page applications.',
  ],
  hidden: [
    'Files next to the site are not served',
    'Serve only the folder build/, with the rules of docs/operating.md.',
  ],
  files: ['Scripts, styles and typefaces are cached for good', rules],
  requests: ['A range, a slash at the end and a browser without compression get their answers', rules],
  unknownForm: [
    'A form that does not exist is refused',
    'Start the relay (npm run receive), or use a host that accepts forms and turn on its form detection.',
  ],
} as const satisfies Record<string, readonly [name: string, fix: string]>;

/** What a host has to answer. */
export type Expectation = {
  readonly check: keyof typeof promises;
  readonly path: string;
  readonly status: number;
  /** `null` means that the header must be absent. */
  readonly headers?: Readonly<Record<string, string | RegExp | null>>;
  readonly ask?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  /** The address that the page names as its own. */
  readonly canonical?: string;
};

/** The path of a link in the head. The fast parser does not repair markup, and ours needs no repair. */
export function linkOf(html: string, rel: string): string | undefined {
  const href = load(html, {xml: {xmlMode: false}})(`link[rel="${rel}"]`).attr('href') ?? '';
  return URL.canParse(href) ? new URL(href).pathname : undefined;
}

/** The hashed scripts, styles and typefaces that a page refers to. */
export const assetsOf = (html: string): string[] =>
  [...new Set([...html.matchAll(/\/assets\/(?:js|css|fonts)\/[\w.~-]+/g)].map(String))].sort();

/** Files next to a site that are sometimes published with it, and files for the host. */
const hidden = ['/.env', '/.git/config', '/package.json', '/nginx.conf', '/_headers', '/_redirects', '/index.html.br'];

const browser = {ask: {'Accept-Encoding': 'gzip, deflate, br'}};
const plain = {'content-encoding': null};
const compressed = {'content-encoding': /^(br|gzip|zstd)$/, vary: /accept-encoding/i};
/** Redirects have to keep the query. */
const query = '?utm=1&b=%2F';

/** The contract of a built site with any host: `npm run serve`, nginx, or an address. */
export async function contractOf(folder: string): Promise<Expectation[]> {
  const {redirects, headersOf} = await readRules(folder);
  const moved = redirects.filter(({status}) => status === 301);
  const pages = new Map<string, string>();
  for await (const {file, html} of outputPages(folder)) pages.set(addressOfPage(file), linkOf(html, 'canonical') ?? '');
  for (const address of ['/404', ...moved.map(({from}) => from)]) pages.delete(address);
  const [home = '', other = ''] = [...pages.keys()].sort();
  const assets = assetsOf(await readFile(path.join(folder, 'index.html'), 'utf8'));

  const ofPage = (address: string) => ({
    'cache-control': cacheOthers,
    'x-robots-tag': null,
    ...Object.fromEntries(headersOf(address)),
    'content-type': /^text\/html; *charset=utf-8$/i,
  });
  const ofAsset = {'cache-control': cacheHashed, 'x-content-type-options': 'nosniff'};
  const missing = {status: 404, canonical: '/404.html', headers: ofPage('/404.html')};
  const row = (check: Expectation['check'], address: string, rest: Omit<Expectation, 'check' | 'path'>) => ({
    ...{check, path: address},
    ...rest,
  });
  const unknown = {[formNameField]: 'no-such-form', message: 'Test'};
  return [
    ...[...pages].map(([address, canonical]) =>
      row('pages', address, {status: 200, canonical, headers: {...ofPage(address), ...compressed}, ...browser}),
    ),
    ...moved.flatMap(({from, to}) =>
      ['', query].map((more) => row('redirects', from + more, {status: 301, headers: {location: to + more}})),
    ),
    ...['', '/industries', '/assets/js'].map((place) => row('missing', `${place}/no-${randomUUID()}`, missing)),
    ...hidden.map((file) => row('hidden', file, {status: 404})),
    ...assets.map((file) =>
      row('files', file, {
        ...{status: 200, ...browser},
        headers: {...ofAsset, ...(file.endsWith('.woff2') ? plain : compressed)},
      }),
    ),
    row('requests', assets.at(-1) ?? home, {status: 206, ask: {Range: 'bytes=10-19'}}),
    row('requests', `${other}/`, {status: 301, headers: {location: other}}),
    row('requests', other, {status: 200, headers: plain, ask: {'Accept-Encoding': 'identity'}}),
    row('unknownForm', formEndpoint, {status: 404, form: unknown}),
  ];
}
