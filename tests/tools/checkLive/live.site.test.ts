import checkLive from '@site/src/cli/checkLive';
import {contactForm} from '@site/src/features/contact/model/forms';
import {currentAddress} from '@site/src/features/policies/model/addresses';
import {buildServer} from '@site/src/tools/serve/buildServer';
import {createServer, request, type IncomingHttpHeaders, type Server} from 'node:http';
import path from 'node:path';
import {timeline} from '../../features/policies/archive';
import {fileOf, sitemapPaths} from '../../support/builtSite';
import {read, root} from '../../support/files';
import {siteServer, type Nginx} from '../../servers/nginxServer';
import {findProgram, testWith} from '../../support/programs';
import {close, listen, newFolder, storedIn} from '../../support/servers';

/** An answer that a test can change before it is sent. Status 0 closes the connection instead. */
type Sent = {method: string; path: string; status: number; headers: IncomingHttpHeaders; body: Buffer};

type FaultyHost = Awaited<ReturnType<typeof faultyHost>>;

const without = (headers: IncomingHttpHeaders, ...names: string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** A proxy for a correct host that can change its answers. */
async function faultyHost(port: number) {
  let spoil: (sent: Sent) => void = () => undefined;
  let posts = 0;
  const server = createServer((visit, response) => {
    const {method = 'GET', url: path = '/', headers: sentHeaders} = visit;
    if (method === 'POST') posts += 1;
    // To the host behind, the request comes from its own address.
    const headers = {
      ...sentHeaders,
      host: `127.0.0.1:${port}`,
      ...(sentHeaders.origin && {origin: `http://127.0.0.1:${port}`}),
    };
    // A connection that is used again may have been closed in the meantime.
    const passed = request({host: '127.0.0.1', port, path, method, headers, agent: false}, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const kept = without(answer.headers, 'transfer-encoding', 'content-length', 'connection');
        const sent = {method, path, status: answer.statusCode ?? 0, headers: kept, body: Buffer.concat(chunks)};
        spoil(sent);
        if (sent.status === 0) response.destroy();
        else response.writeHead(sent.status, sent.headers).end(sent.body);
      });
    });
    passed.on('error', () => response.destroy());
    visit.pipe(passed);
  });
  const own = await listen(server);
  return {
    origin: `http://127.0.0.1:${own}`,
    /** Changes every answer after this call; without an argument, no answer is changed. */
    plant: (next: (sent: Sent) => void = () => undefined) => (spoil = next),
    /** The number of POST requests so far. */
    posts: () => posts,
    stop: () => close(server),
  };
}

const formsFile = path.join(newFolder('live'), 'forms.jsonl');

let server: Server;
let nginx: Nginx | undefined;
let faulty: FaultyHost;
const origins: Record<string, string> = {};

beforeAll(async () => {
  server = buildServer({folder: 'build', formsFile, log: () => undefined});
  origins.serve = `http://127.0.0.1:${await listen(server)}`;
  faulty = await faultyHost(Number(new URL(origins.serve).port));
  if (!findProgram('nginx')) return;
  nginx = await siteServer({files: path.join(root, 'build'), formService: origins.serve});
  origins.nginx = `http://127.0.0.1:${nginx.port}`;
});

afterAll(async () => {
  await Promise.all([faulty.stop(), nginx?.stop()]);
  await close(server);
});

/** What the command prints about a host, and its exit code. */
async function check(origin = '', ...options: string[]): Promise<{code: number; lines: string[]}> {
  const lines: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(...text.split('\n')));
  const code = await checkLive([origin, ...options]);
  return {code, lines};
}

for (const [host, testOf] of [
  ['serve', test],
  ['nginx', testWith('nginx')],
] as const)
  testOf(`${host} fulfills the contract, and accepts a message of each form`, async () => {
    const {code, lines} = await check(origins[host], '--yes');
    expect([code, lines.filter((line) => /^ {4}|✗/.test(line))]).toEqual([
      0,
      [expect.stringContaining('"This is a test')],
    ]);
    const last = storedIn(formsFile)
      .filter(({form}) => form === contactForm.name)
      .at(-1);
    expect(last?.fields.message).toMatch(/^This is a test by npm run check:live, /);
  });

test('without a terminal and --yes, no test message is sent', async () => {
  const before = faulty.posts();
  const {lines} = await check(faulty.origin);
  expect(lines).toContain('    No test message was sent. Add --yes to send them without being asked.');
  // That of a form that does not exist.
  expect(faulty.posts() - before).toBe(1);
});

test('an address that cannot be checked is refused with a sentence', async () => {
  await expect(checkLive(['http://127.0.0.1:1'])).rejects.toThrow(/^http:\/\/127\.0\.0\.1:1 does not answer: /);
  await expect(checkLive(['www.example.com'])).rejects.toThrow('npm run check:live -- <address>');
  faulty.plant((sent) => Object.assign(sent, {status: 301, headers: {location: 'https://www.example.com/'}}));
  await expect(checkLive([faulty.origin])).rejects.toThrow('redirects to https://www.example.com.');
});

const [page = '', second = '', third = '', fourth = ''] = sitemapPaths().filter((address) =>
  /^\/[^/]+\/[^/]+$/.test(address),
);
const policy = currentAddress(timeline.policies[0]?.slug ?? '');
const textOf = (address: string) => read(`build/${fileOf(address) ?? ''}`);

function replace(sent: Sent, text: string, status = 200): void {
  Object.assign(sent, {status, headers: without(sent.headers, 'content-encoding'), body: Buffer.from(text)});
}

const header = (name: string, value?: string) => (sent: Sent) => {
  sent.headers = {...without(sent.headers, name), ...(value && {[name]: value})};
};
const ofPost = (spoil: (sent: Sent) => void) => (sent: Sent) => (sent.method === 'POST' ? spoil(sent) : undefined);

/** Faults of a host, by address, each with what the command says about it. */
const faults: Record<string, [spoil: (sent: Sent) => void, says: string]> = {
  [page]: [(sent) => replace(sent, '', 404), `${page} answers 404.`],
  [second]: [(sent) => replace(sent, textOf('/')), `${second} shows the page /.`],
  [third]: [header('referrer-policy'), `${third} sends referrer-policy as nothing`],
  [fourth]: [header('cache-control', 'max-age=600'), `${fourth} sends cache-control as max-age=600`],
  '/': [header('x-robots-tag', 'noindex'), '/ sends x-robots-tag as noindex, not nothing.'],
  '/.env': [(sent) => replace(sent, 'SECRET=1'), '/.env answers 200.'],
  [policy]: [
    (sent) => replace(sent, textOf(policy).replace(/\/legal\/\d{4}-\d\d-\d\d\//g, '/legal/2001-01-01/')),
    `${policy} shows the version of January 1, 2001`,
  ],
};

test('the command finds each fault of a host', async () => {
  faulty.plant((sent) => {
    if (sent.method === 'POST') replace(sent, 'Hello');
    else if (sent.path.startsWith('/no-')) replace(sent, textOf('/'));
    else faults[sent.path]?.[0](sent);
  });
  const {code, lines} = await check(faulty.origin);
  expect(code).toBe(1);
  const all = lines.join('\n');
  const silent = Object.values(faults).filter(([, says]) => !all.includes(`    ${says}`));
  expect(silent).toEqual([]);
  expect(all).toMatch(/^ {4}\/no-\S+ answers 200\.$/m);
  expect(all).toContain(`    ${second} sends content-encoding as nothing`);
  // A file server takes any form, and keeps none.
  expect(all).toContain('    / answers 200.');
});

test('a fault of many pages is listed three times with a count and a fix, and so is a form that is redirected', async () => {
  const redirected = ofPost((sent) => Object.assign(sent, {status: 302, headers: {location: '/'}}));
  faulty.plant((sent) => {
    redirected(sent);
    header('x-content-type-options')(sent);
  });
  const {lines} = await check(faulty.origin, '--yes');
  const [, first, , , rest, fix] = lines.slice(lines.findIndex((line) => line.startsWith('✗')));
  expect(first).toMatch(/^ {4}\/\S* sends x-content-type-options as nothing, not nosniff\.$/);
  expect(rest).toMatch(/^ {4}And \d+ more like these\.$/);
  expect(fix).toMatch(/^ {4}→ Netlify reads _headers/);
  expect(lines.join('\n')).toContain('The contact form is redirected to');
});
