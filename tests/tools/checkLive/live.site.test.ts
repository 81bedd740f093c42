import checkLive from '@site/src/cli/checkLive';
import {contactForm} from '@site/src/features/contact/model/forms';
import {currentAddress} from '@site/src/features/policies/model/addresses';
import * as client from '@site/src/tools/checkLive/client';
import {buildServer} from '@site/src/tools/serve/buildServer';
import type {Server} from 'node:http';
import path from 'node:path';
import {timeline} from '../../features/policies/archive';
import {fileOf, sitemapPaths} from '../../support/builtSite';
import {read, root} from '../../support/files';
import {siteServer, type Nginx} from '../../servers/nginxServer';
import {findProgram, testWith} from '../../support/programs';
import {close, listen, newFolder, storedIn} from '../../support/servers';

// A plain object, so that a test can replace its function.
jest.mock('@site/src/tools/checkLive/client', () => {
  return {...jest.requireActual<object>('@site/src/tools/checkLive/client'), __esModule: true};
});

type Spoil = (answer: client.Answer, path: string, isForm: boolean) => Partial<client.Answer> | undefined | false;

/** Makes the host behind the checks answer otherwise. */
function spoil(change: Spoil) {
  const {request} = client;
  return jest.spyOn(client, 'request').mockImplementation(async (origin, address, asked) => {
    const answer = await request(origin, address, asked);
    return {...answer, ...change(answer, address, asked?.form !== undefined)};
  });
}

const formsFile = path.join(newFolder('live'), 'forms.jsonl');

let server: Server;
let nginx: Nginx | undefined;
const origins: Record<string, string> = {};

beforeAll(async () => {
  server = buildServer({folder: 'build', formsFile, log: () => undefined});
  origins.serve = `http://127.0.0.1:${await listen(server)}`;
  if (!findProgram('nginx')) return;
  nginx = await siteServer({files: path.join(root, 'build'), formService: origins.serve});
  origins.nginx = `http://127.0.0.1:${nginx.port}`;
});

afterAll(async () => {
  await nginx?.stop();
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
      .reverse()
      .find(({form}) => form === contactForm.name);
    expect(last?.fields.message).toMatch(/^This is a test by npm run check:live, /);
  });

test('without a terminal and --yes, no test message is sent', async () => {
  const asked = spoil(() => undefined);
  const {lines} = await check(origins.serve);
  expect(lines).toContain('    No test message was sent. Add --yes to send them without being asked.');
  // That of a form that does not exist.
  expect(asked.mock.calls.filter(([, , given]) => given?.form)).toHaveLength(1);
});

test('an address that cannot be checked is refused with a sentence', async () => {
  await expect(checkLive(['http://127.0.0.1:1'])).rejects.toThrow(/^http:\/\/127\.0\.0\.1:1 does not answer: /);
  await expect(checkLive(['www.example.com'])).rejects.toThrow('npm run check:live -- <address>');
  spoil(() => ({status: 301, headers: new Headers({location: 'https://www.example.com/'})}));
  await expect(checkLive([origins.serve ?? ''])).rejects.toThrow('redirects to https://www.example.com.');
});

const [page = '', second = '', third = '', fourth = '', fifth = ''] = sitemapPaths().filter((address) =>
  /^\/[^/]+\/[^/]+$/.test(address),
);
const policy = currentAddress(timeline.policies[0]?.slug ?? '');
const textOf = (address: string) => read(`build/${fileOf(address) ?? ''}`);

const header =
  (name: string, value?: string): Spoil =>
  ({headers}) => {
    const others = [...headers].filter(([one]) => one !== name);
    return {headers: new Headers([...others, ...(value ? [[name, value] as [string, string]] : [])])};
  };

/** Faults of a host, by address, each with what the command says about it. */
const faults: Record<string, [spoil: Spoil, says: string]> = {
  [page]: [() => ({status: 404}), `${page} answers 404.`],
  [second]: [() => ({text: textOf('/')}), `${second} shows the page /.`],
  [third]: [header('referrer-policy'), `${third} sends referrer-policy as nothing`],
  [fifth]: [header('content-encoding'), `${fifth} sends content-encoding as nothing`],
  [fourth]: [header('cache-control', 'max-age=600'), `${fourth} sends cache-control as max-age=600`],
  '/': [header('x-robots-tag', 'noindex'), '/ sends x-robots-tag as noindex, not nothing.'],
  '/.env': [() => ({status: 200}), '/.env answers 200.'],
  [policy]: [
    ({text}) => ({text: text.replace(/\/legal\/\d{4}-\d\d-\d\d\//g, '/legal/2001-01-01/')}),
    `${policy} shows the version of January 1, 2001`,
  ],
};

test('the command finds each fault of a host', async () => {
  spoil((answer, address, isForm) => {
    // A file server takes any form, and keeps none.
    if (isForm) return {status: 200};
    if (address.startsWith('/no-')) return {status: 200, text: textOf('/')};
    return faults[address]?.[0](answer, address, isForm);
  });
  const {code, lines} = await check(origins.serve);
  expect(code).toBe(1);
  const all = lines.join('\n');
  const silent = Object.values(faults).filter(([, says]) => !all.includes(`    ${says}`));
  expect(silent).toEqual([]);
  expect(all).toMatch(/^ {4}\/no-\S+ answers 200\.$/m);
  expect(all).toContain('    / answers 200.');
});

test('a fault of many pages is listed three times with a count and a fix, and so is a form that is redirected', async () => {
  spoil((answer, address, isForm) =>
    isForm
      ? {status: 200, redirected: true, url: `${origins.serve}/`}
      : header('x-content-type-options')(answer, address, isForm),
  );
  const {lines} = await check(origins.serve, '--yes');
  const [, first, , , rest, fix] = lines.slice(lines.findIndex((line) => line.startsWith('✗')));
  expect(first).toMatch(/^ {4}\/\S* sends x-content-type-options as nothing, not nosniff\.$/);
  expect(rest).toMatch(/^ {4}And \d+ more like these\.$/);
  expect(fix).toMatch(/^ {4}→ Netlify reads _headers/);
  expect(lines.join('\n')).toContain('The contact form is redirected to');
});
