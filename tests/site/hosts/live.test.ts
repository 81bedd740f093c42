import checkLive from '@site/src/cli/checkLive';
import {readExpected} from '@site/src/tools/checkLive/expected';
import {certificateFaults} from '@site/src/tools/checkLive/checks/certificate';
import {concerns, look, type Seen} from '@site/src/tools/checkLive/look';
import {linesOf, type Concern, type Site} from '@site/src/tools/checkLive/report';
import {sendTests} from '@site/src/tools/checkLive/testMessage';
import {visitor} from '@site/src/tools/checkLive/visitor';
import {dayNow} from '@site/src/company/today';
import {previewServer} from '@site/src/tools/preview/previewServer';
import {startReceiver, type Receiver} from '@site/src/features/contact/server/receiver/receiver';
import {readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {createServer as createSecureServer} from 'node:https';
import path from 'node:path';
import {makeCertificate} from '../../support/certificate';
import {faultyHost, type FaultyHost, type Sent} from '../../support/faultyHost';
import {root} from '../../support/files';
import {hasNginx, siteServer, type Nginx} from '../../support/nginxServer';
import {settingsFor} from '../../support/receiving';
import {close, listen, newFolder, storedIn} from '../../support/servers';
import {faults, isPost, replace, textOf, withAllowedChat} from './hostFaults';

const build = path.join(root, 'build');
const formsFile = path.join(newFolder('live'), 'forms.jsonl');
const messages = newFolder('live-messages');

let preview: Server;
let receiver: Receiver;
let nginx: Nginx;
let faulty: FaultyHost;
const origins: Record<string, string> = {};

beforeAll(async () => {
  preview = previewServer({folder: build, formsFile, log: () => undefined});
  const port = await listen(preview);
  // No mail server is there: a message is taken once it is stored.
  receiver = await startReceiver(settingsFor(1, messages), {log: () => undefined});
  faulty = await faultyHost(port);
  origins.preview = `http://127.0.0.1:${port}`;
  if (!hasNginx) return;
  nginx = await siteServer(build, `http://127.0.0.1:${receiver.port}`);
  origins.nginx = `http://127.0.0.1:${nginx.port}`;
}, 60_000);

afterAll(async () => {
  await Promise.all([faulty.stop(), hasNginx ? nginx.stop() : undefined, receiver.stop()]);
  await close(preview);
});

// A busy machine may need longer than the command waits.
beforeEach(() => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
});

async function siteAt(origin: string, more: Partial<Site> = {}): Promise<Site> {
  return {visitor: visitor(origin, 9000), expected: await readExpected(build), today: dayNow(), ...more};
}

describe.each([
  ['preview', () => storedIn(formsFile)],
  ['nginx', () => storedIn(path.join(messages, 'messages.jsonl'))],
])('on %s', (host, stored) => {
  test('all is right, a message of each form is taken, and the sign is named', async () => {
    const said: string[] = [];
    jest.spyOn(console, 'log').mockImplementation((text: string) => void said.push(...text.split('\n')));
    const code = await checkLive([origins[host] ?? '', '--yes']);
    expect([code, said.filter((line) => /^[✗ ]/.test(line))]).toEqual([
      0,
      [expect.stringContaining('See that it arrives')],
    ]);
    expect(said.join('\n')).toMatch(
      /^✓ Forms: the contact (and the newsletter )?form took a test message; its sign: Form-Taken\.$/m,
    );
    expect(said.at(-1)).toMatch(/^All is right\. It took \d\.\d seconds\.$/);
    expect(stored().filter(({form}) => form === 'contact')).toHaveLength(1);
    expect(stored()[0]?.fields.message).toMatch(/^This is a test by npm run check:live, /);
  });
});

test('without a terminal to ask at, and without --yes, nothing is sent', async () => {
  const said: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
  const before = storedIn(formsFile).length;
  expect(await checkLive([origins.preview ?? ''])).toBe(0);
  expect(said.join('\n')).toContain('· Forms: no test message was sent');
  expect(storedIn(formsFile)).toHaveLength(before);
});

const named = (name: string): Concern => {
  const found = concerns.find((concern) => concern.name === name);
  if (!found) throw new Error(`There is no concern ${name}.`);
  return found;
};

/** What is said to be wrong: what many pages share is said once. */
const told = (seen: readonly Seen[]) =>
  seen
    .flatMap(({name, report}) => linesOf(name, {faults: report.faults ?? []}).slice(1))
    .flatMap((line) => /^ {4}((?!→).*)$/.exec(line)?.[1] ?? []);

describe('it names', () => {
  test.each(faults)('%s', async (_name, concern, spoil, said) => {
    faulty.plant(spoil);
    const site = await siteAt(faulty.origin);
    const seen = await look(site, [named(concern)]);
    site.visitor.close();
    const expected = said instanceof RegExp ? [expect.stringMatching(said)] : [said].flat();
    expect(told(seen)).toEqual(expected);
    const lines = seen.flatMap(({name, report}) => linesOf(name, report));
    expect(lines.filter((line) => /^ {4}→ [A-Z].*\.$/.test(line))).toHaveLength(1);
  });
});

test('a chat whose hosts the policy opens is right, and so is that policy', async () => {
  faulty.plant(withAllowedChat);
  const seen = await look(await siteAt(faulty.origin), [named('Chat'), named('Content policy')]);
  expect(told(seen)).toEqual([]);
  expect(seen[0]?.report.right).toBe(
    'from chat.example; the policy opens script-src https://chat.example and connect-src https://chat.example, and nothing else for it.',
  );
});

describe('a test message', () => {
  const unsigned = /is answered with 200 without a sign that anybody took it, so visitors see an error$/;
  const answers = (status: number, headers: Sent['headers'] = {}) =>
    isPost((sent) => Object.assign(sent, {status, headers, body: Buffer.from('')}));
  const sent = async () => {
    const {faults: found = [], right = ''} = await sendTests(await siteAt(faulty.origin));
    return {whats: found.map(({what}) => what), mends: found.map(({mend}) => mend), right};
  };

  test('to a file server that says 200 to every POST was lost', async () => {
    faulty.plant(answers(200));
    const {whats, mends} = await sent();
    expect(whats.length).toBeGreaterThan(0);
    for (const what of whats) expect(what).toMatch(unsigned);
    expect(mends[0]).toContain('FORM_SIGN');
  });

  test('was taken where the page names the sign of its host, and the host gives it', async () => {
    const signed = answers(200, {'x-nf-request-id': '01'});
    faulty.plant(signed);
    expect((await sent()).whats[0]).toMatch(unsigned);
    faulty.plant((one) => {
      signed(one);
      const meta = '<meta name="form-sign" content="x-nf-request-id"></head>';
      if (one.path === '/') replace(one, textOf('index.html').replace('</head>', meta));
    });
    expect(await sent()).toMatchObject({
      whats: [],
      right: expect.stringContaining('its sign: x-nf-request-id.') as string,
    });
  });
});

describe('a certificate', () => {
  const now = new Date('2027-01-01T12:00:00Z');
  const whats = (until: string, error?: string) =>
    certificateFaults({until: new Date(until), error}, 'www.example.com', now).map(({what}) => what);

  test('that ends soon, has ended, or is not trusted is named', () => {
    expect([whats('2027-01-06T00:00:00Z'), whats('2026-12-24T00:00:00Z', 'CERT_HAS_EXPIRED')].flat()).toEqual([
      'The certificate of www.example.com ends in 4 days',
      'The certificate of www.example.com ended on December 24, 2026',
    ]);
    expect(whats('2027-02-01T00:00:00Z', 'SELF_SIGNED')).toEqual([
      'Browsers refuse the certificate of www.example.com (SELF_SIGNED)',
    ]);
  });

  test('is read from the host', async () => {
    const {certificate, key} = makeCertificate(newFolder('live-certificate'), 'localhost');
    const secure = createSecureServer({cert: readFileSync(certificate), key: readFileSync(key)});
    const port = await listen(secure);
    const [seen] = await look(await siteAt(`https://127.0.0.1:${port}`), [named('Certificate')]);
    await close(secure);
    expect(seen?.report.faults?.map(({what}) => what)).toEqual([
      'Browsers refuse the certificate of 127.0.0.1 (DEPTH_ZERO_SELF_SIGNED_CERT)',
    ]);
  });
});
