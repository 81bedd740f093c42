import {gone, redirects} from '@site/src/content/redirects';
import {cacheHashed, cacheOthers} from '@site/src/build/hosting/hostRules';
import {builtPages} from './builtSite';
import {filesIn} from './files';

/** What every host of the site must do. Tests check nginx, the preview and the host's own parsers against it. */
export type Expectation = {
  path: string;
  method?: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  ask?: Record<string, string>;
  status: number;
  /** `null` means that the header must be absent. */
  headers?: Record<string, string | RegExp | null>;
  body?: RegExp | 'empty';
  /** Decided by the server rather than by a rule file. */
  serverOnly?: boolean;
};

/** The headers that protect a visitor on every file. */
const protectionOfFiles = {'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin'};

/** The headers that protect a visitor on every page and error page. */
export const protection: Record<string, string | RegExp> = {
  ...protectionOfFiles,
  // The rest of it is in each page.
  'content-security-policy': "frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': /^camera=\(\), /,
  'origin-agent-cluster': '?1',
};

const html = {'content-type': 'text/html; charset=utf-8', 'cache-control': cacheOthers, ...protection};
const missing = (path: string): Expectation => ({path, status: 404, headers: html, body: /<h1/});
const refused = (path: string): Expectation => ({path, status: 400, serverOnly: true});
const moved = (path: string, location: string, serverOnly = false): Expectation => ({
  path,
  status: 301,
  headers: {location},
  serverOnly,
});

const anEncoding = (accepts: string, encoding: string | null): Expectation => ({
  path: '/contact',
  ask: {'Accept-Encoding': accepts},
  status: 200,
  headers: {'content-encoding': encoding, vary: 'Accept-Encoding'},
  serverOnly: true,
});

/** The addresses of all pages that were built. */
export const routes = (): string[] =>
  builtPages()
    .map(({file}) => `/${file.replace(/(\/?index)?\.html$/, '')}`)
    .filter((route) => route !== '/404');

/** A hashed file of the build whose name matches. */
export const asset = (end: RegExp): string =>
  filesIn('build/assets')
    .find((file) => end.test(file))
    ?.replace(/^build/, '') ?? '';

/** The expectations for a host of build/. */
export const expectationsOfBuild = (): Expectation[] =>
  expectations(routes(), asset(/main\.\w+\.js$/), asset(/\.woff2$/));

/** `routes` are all pages, and `script` and `font` are two hashed files. */
export const expectations = (routes: readonly string[], script: string, font: string): Expectation[] => [
  ...routes.map((path): Expectation => ({path, status: 200, headers: html, body: /<main/})),
  {path: '/contact?topic=demo&x=%20', status: 200, headers: html},
  {path: '/contact.html', status: 200, headers: html},
  {path: '/%63ontact', status: 200, serverOnly: true},
  {path: '/sitemap.xml', status: 200, headers: {'content-type': /xml/, 'cache-control': cacheOthers}},
  {path: '/.well-known/security.txt', status: 200, headers: {'content-type': /text\/plain/}, body: /^Contact: mailto:/},
  {path: '/third-party.txt', status: 200, headers: {'content-type': /text\/plain/}, body: /react \d/},

  ...redirects.flatMap(({from, to}) => [
    moved(from, to),
    moved(`${from}?utm=1&b=%2F`, `${to}?utm=1&b=%2F`),
    moved(`${from}/`, to),
  ]),
  moved('/contact/', '/contact', true),
  moved('/contact/?a=b&c', '/contact?a=b&c', true),
  ...routes.filter((path) => /^\/[^/]+\/[^/]+$/.test(path)).map((path) => moved(`${path}/`, path, true)),

  ...gone.map(missing),
  missing('/no-such-page'),
  missing('/no-such-page/'),
  missing('/industries/nothing'),
  missing('/legal/compare/privacy-policy/1999-01-01...2000-01-01'),
  {...missing('/_headers'), serverOnly: true},
  {...missing('/_redirects'), serverOnly: true},
  {...missing('/.git/config'), serverOnly: true},
  {...missing('//contact'), serverOnly: true},
  {...missing('/industries//healthcare'), serverOnly: true},
  {...missing('/contact.html.br'), serverOnly: true},
  {...missing('/contact.html.gz'), serverOnly: true},
  {...missing(`${script}.gz`), serverOnly: true},

  {
    path: script,
    status: 200,
    headers: {'content-type': /javascript/, 'cache-control': cacheHashed, ...protectionOfFiles},
  },
  {
    path: font,
    status: 200,
    headers: {'content-type': 'font/woff2', 'cache-control': cacheHashed, vary: null, ...protectionOfFiles},
  },
  {path: '/assets/js/main.00000000.js', status: 404},

  anEncoding('gzip, deflate, br', 'br'),
  anEncoding('gzip', 'gzip'),
  anEncoding('br;q=0, gzip', 'gzip'),
  anEncoding('br;q=0.0, identity', null),
  anEncoding('br;q=0.5', 'br'),
  anEncoding('identity', null),
  anEncoding('', null),
  {path: font, ask: {'Accept-Encoding': 'br'}, status: 200, headers: {'content-encoding': null}, serverOnly: true},
  {...missing('/no-such-page'), ask: {'Accept-Encoding': 'br'}, body: undefined, serverOnly: true},

  {path: '/contact', method: 'HEAD', status: 200, headers: {...html, 'content-length': /^\d+$/}, body: 'empty'},
  {path: '/no-such-page', method: 'HEAD', status: 404, body: 'empty', serverOnly: true},
  {
    path: font,
    ask: {Range: 'bytes=10-19'},
    status: 206,
    headers: {'content-range': /^bytes 10-19\//},
    serverOnly: true,
  },
  {path: font, ask: {Range: 'bytes=99999999-'}, status: 416, serverOnly: true},
  {path: '/no-such-page', ask: {Range: 'bytes=0-9'}, status: 404, serverOnly: true},
  {path: '/contact', method: 'POST', status: 405, serverOnly: true},
  {path: '/contact', method: 'DELETE', status: 405, serverOnly: true},

  ...['/../package.json', '/%2e%2e/package.json', '/a/..%2f..%2fx', '/contact/../contact', '/./contact'].map(refused),
  ...['/..%5cx', '/a%5cb', '/a%00b', '/a%0ab', '/%zz', '/contact%'].map(refused),
  {path: `/${'x'.repeat(9000)}`, status: 414, serverOnly: true},
  {...missing(`/${'x'.repeat(3000)}`), serverOnly: true},
];
