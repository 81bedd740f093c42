import checkLive from '@site/src/cli/checkLive';
import {readExpected, type Expected} from '@site/src/tools/checkLive/expected';
import {clientOf} from '@site/src/tools/checkLive/client';
import {checks} from '@site/src/tools/checkLive/checks';
import type {Report, Site} from '@site/src/tools/checkLive/report';
import {forms} from '@site/src/tools/checkLive/checks/forms';
import {messages as sentences} from '@site/src/tools/checkLive/messages';
import {dayNow} from '@site/src/company/today';
import {buildServer} from '@site/src/tools/serve/buildServer';
import {readFileSync, rmSync} from 'node:fs';
import type {Server} from 'node:http';
import {createServer as createSecureServer} from 'node:https';
import path from 'node:path';
import {describeWith, findProgram, testWith} from '../../support/programs';
import {makeCertificate} from '../../support/certificate';
import {faultyHost, type FaultyHost} from './faultyHost';
import {root} from '../../support/files';
import {siteServer, type Nginx} from '../../support/nginxServer';
import {close, listen, newFolder, storedIn} from '../../support/servers';
import {faults, isPost, replace, textOf} from './hostFaults';

const build = path.join(root, 'build');
const formsFile = path.join(newFolder('live'), 'forms.jsonl');

let server: Server;
let nginx: Nginx | undefined;
let faulty: FaultyHost;
let expected: Expected;
const origins: Record<string, string> = {};

beforeAll(async () => {
  expected = await readExpected(build);
  server = buildServer({folder: build, formsFile, log: () => undefined});
  const port = await listen(server);
  faulty = await faultyHost(port);
  origins.serve = `http://127.0.0.1:${port}`;
  if (!findProgram('nginx')) return;
  nginx = await siteServer(build, origins.serve);
  origins.nginx = `http://127.0.0.1:${nginx.port}`;
});

afterAll(async () => {
  await Promise.all([faulty.stop(), nginx?.stop()]);
  await close(server);
});

const siteAt = (origin: string): Site => ({client: clientOf(origin), expected, today: dayNow()});

const check = async (name: keyof typeof checks, origin = faulty.origin): Promise<Report> =>
  checks[name](siteAt(origin));

const hosts = [
  ['serve', describe],
  ['nginx', describeWith('nginx')],
] as const;

for (const [host, describeHost] of hosts)
  describeHost(`on ${host}`, () => {
    test('every check passes, and a message of each form is accepted', async () => {
      const output: string[] = [];
      jest.spyOn(console, 'log').mockImplementation((text: string) => void output.push(...text.split('\n')));
      rmSync(formsFile, {force: true});
      const code = await checkLive([origins[host] ?? '', '--yes']);
      expect([code, output.filter((line) => /^[✗ ]/.test(line))]).toEqual([
        0,
        [expect.stringContaining('"This is a test')],
      ]);
      expect(output).toContain(`✓ Forms: ${sentences.forms}`);
      const sent = storedIn(formsFile).filter(({form}) => form === 'contact');
      expect(sent.map(({fields}) => fields.message)).toEqual([
        expect.stringMatching(/^This is a test by npm run check:live, /),
      ]);
    });
  });

test('without a terminal and --yes, no test message is sent', async () => {
  const output: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void output.push(text));
  const before = storedIn(formsFile).length;
  expect(await checkLive([origins.serve ?? ''])).toBe(0);
  expect(output).toContain(`· Forms: ${sentences.formsNotAsked}`);
  expect(storedIn(formsFile)).toHaveLength(before);
});

test('an address that cannot be checked is refused with a sentence', async () => {
  await expect(checkLive(['http://127.0.0.1:1'])).rejects.toThrow(/^http:\/\/127\.0\.0\.1:1 does not answer: /);
  await expect(checkLive(['www.example.com'])).rejects.toThrow('npm run check:live -- <address>');
  faulty.plant((sent) => Object.assign(sent, {status: 301, headers: {location: 'https://www.example.com/'}}));
  const to = 'https://www.example.com';
  await expect(checkLive([faulty.origin])).rejects.toThrow(sentences.redirected({origin: faulty.origin, to}));
});

test.each(faults)('the live check reports %s', async (_name, concerned, spoil, says) => {
  faulty.plant(spoil);
  const {faults: found = []} = await check(concerned);
  expect(found.map(({what}) => what)).toContainEqual(expect.stringMatching(`^${says.replace(/\W/g, '\\$&')}`));
});

test('a fault of many pages is listed three times with a count and a fix, and the command fails', async () => {
  const output: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void output.push(...text.split('\n')));
  faulty.plant(faults.find(([, concerned]) => concerned === 'Headers')?.[2]);
  expect(await checkLive([faulty.origin])).toBe(1);
  const [first, , , rest, fix] = output.slice(1 + output.findIndex((line) => line.startsWith('✗ Headers: ')));
  expect(first).toMatch(/^ {4}\/\S* sends referrer-policy as nothing, not strict-origin-when-cross-origin\.$/);
  expect(rest).toMatch(/^ {4}And \d+ more like these\.$/);
  expect(fix).toBe(`    → ${sentences.fixRules}`);
});

test('a release other than build/ is noted but is not a fault', async () => {
  faulty.plant((sent) => {
    if (sent.path === '/') replace(sent, textOf('/').replace(/runtime~main\.\w+/g, 'runtime~main.12345678'));
  });
  expect(await check('Release')).toEqual({notes: [sentences.otherRelease]});
});

test.each([429, 502])('a host that answers an unknown form with %d is reported as not checked', async (status) => {
  faulty.plant(isPost((sent) => replace(sent, '', status)));
  expect(await check('Unknown form')).toEqual({notes: [sentences.notChecked({status})]});
});

test('a host that redirects a POST to another page loses the message', async () => {
  faulty.plant(isPost((sent) => Object.assign(sent, {status: 302, headers: {location: '/'}, body: Buffer.from('')})));
  const {faults: found = []} = await forms(siteAt(faulty.origin));
  const what = sentences.formRedirected({to: `${faulty.origin}/`});
  expect(found[0]).toEqual({where: 'The contact form', what, fix: sentences.fixFormRedirect});
});

testWith('openssl')('a certificate that browsers refuse is reported', async () => {
  const {certificate, key} = makeCertificate(newFolder('live-certificate'), 'localhost');
  const secure = createSecureServer({cert: readFileSync(certificate), key: readFileSync(key)});
  const port = await listen(secure);
  await expect(checkLive([`https://127.0.0.1:${port}`])).rejects.toThrow(/does not answer: self-signed certificate/);
  await close(secure);
});

test('a public site without https is a fault', async () => {
  const {origin} = new URL('http://company.invalid');
  const plain = {where: origin, what: sentences.plainHttp, fix: sentences.fixPlainHttp};
  expect(await check('Certificate', origin)).toEqual({faults: [plain]});
});
