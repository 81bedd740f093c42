import {randomUUID} from 'node:crypto';
import {cacheOthers} from '../../../build/hosting/hostRules';
import type {Answer} from '../client';
import {linkOf, type Expected} from '../expected';
import {messages} from '../messages';
import {faultOf, type Check, type Fault, type Site} from '../report';

type Inspect = (answer: Answer, site: Site) => Fault | undefined | Promise<Fault | undefined>;

/** A check that inspects the answer of each address by itself. */
const checkOf =
  (
    pathsOf: (expected: Expected) => readonly string[],
    inspect: Inspect,
    right: string | ((about: {count: number}) => string),
  ): Check =>
  async (site) => {
    const paths = pathsOf(site.expected);
    const faults = await Promise.all(paths.map(async (path) => inspect(await site.client.page(path), site)));
    const summary = typeof right === 'string' ? right : right({count: paths.length});
    return {summary, faults: faults.filter((fault) => fault !== undefined)};
  };

const allPages = ({pages}: Expected) => [...pages.keys()];

const inspectPage: Inspect = (answer, {expected}) => {
  const {path, status, headers, text, problem} = answer;
  if (status !== 200 || problem) return faultOf(answer, messages.fixDeployment);
  const type = headers.get('content-type') ?? 'nothing';
  if (!/^text\/html; *charset=utf-8$/i.test(type)) {
    return faultOf(answer, messages.fixRules, messages.contentType({type}));
  }
  const canonical = linkOf(text, 'canonical') ?? 'of another site';
  if (canonical === path || canonical === expected.pages.get(path)) return undefined;
  return faultOf(answer, messages.fixFallback, messages.otherPage({canonical}));
};

/** Redirects have to keep the query. */
const query = '?utm=1&b=%2F';

const redirectsIn = ({redirects}: Expected) =>
  redirects.filter(({from, status}) => status === 301 && !from.includes(':'));

const inspectRedirect: Inspect = (answer, {client, expected}) => {
  const {path, status, headers} = answer;
  const from = path.replace(query, '');
  const wanted = `${expected.redirects.find((rule) => rule.from === from)?.to}${query}`;
  const location = headers.get('location') ?? 'nothing';
  if (/^30[18]$/.test(String(status)) && new URL(location, client.origin).href === client.origin + wanted) {
    return undefined;
  }
  return faultOf({...answer, path: from}, messages.fixRules, messages.otherRedirect({status, location, wanted}));
};

const inspectMissing: Inspect = (answer) => {
  if (answer.status !== 404) return faultOf(answer, messages.fixFallback);
  const isOurs = linkOf(answer.text, 'canonical') === '/404.html';
  return isOurs ? undefined : faultOf(answer, messages.fixFallback, messages.otherErrorPage);
};

/** Files next to a site that are sometimes published with it. */
const secrets = ['/.env', '/.git/config', '/package.json', '/nginx.conf'];

const inspectPrivate: Inspect = (answer) =>
  answer.status === 0 || answer.status >= 400 ? undefined : faultOf(answer, messages.fixPrivateFile);

/** The same value on each host: nginx allows each page only its own styles, and hosts differ in spaces. */
const comparable = (value: string) =>
  value
    .replace(/style-src [^;]*/, '')
    .replace(/\s+/g, '')
    .toLowerCase();

/** A header that is sent twice arrives as one value with a comma, so it differs too. Only pages need those that protect. */
const inspectHeaders: Inspect = (answer, {expected}) => {
  const {path, status, headers} = answer;
  if (status === 0) return undefined;
  const caching = status === 200 ? [['cache-control', cacheOthers] as const] : [];
  const wrong = [...new Map([...caching, ...expected.headersOf(path)])]
    .map(([name, value]) => ({name, value, sent: headers.get(name) ?? 'nothing'}))
    .filter(({name}) => (expected.assets.includes(path) ? name === 'cache-control' : name !== 'x-robots-tag'))
    .filter(({value, sent}) => comparable(sent) !== comparable(value))
    .map(messages.otherHeader);
  return wrong.length > 0 ? faultOf(answer, messages.fixRules, wrong.join(', and ')) : undefined;
};

const inspectCompression: Inspect = (answer) =>
  answer.status !== 200 || answer.headers.has('content-encoding')
    ? undefined
    : faultOf(answer, messages.fixUncompressed, messages.uncompressed);

export const responseChecks = {
  Pages: checkOf(allPages, inspectPage, messages.pages),
  Redirects: checkOf(
    (expected) => redirectsIn(expected).map(({from}) => `${from}${query}`),
    inspectRedirect,
    messages.redirects,
  ),
  'Missing pages': checkOf(
    () => ['', '/industries'].map((folder) => `${folder}/no-such-page-${randomUUID()}`),
    inspectMissing,
    messages.missing,
  ),
  'Private files': checkOf(() => secrets, inspectPrivate, messages.noPrivateFile),
  Headers: checkOf(
    (expected) => [...allPages(expected), ...expected.assets, '/no-such-page'],
    inspectHeaders,
    messages.headers,
  ),
  Compression: checkOf(
    ({assets}) => ['/', ...assets.filter((file) => /\.(js|css)$/.test(file))],
    inspectCompression,
    messages.compression,
  ),
};
