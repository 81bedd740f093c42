import {gone, redirects} from '@site/src/content/redirects';
import {cacheHashed, cacheOthers} from '@site/src/build/hosting/hostRules';
import {cpSync} from 'node:fs';
import path from 'node:path';
import {sitemapPaths} from '../support/builtSite';
import {siteFor, startEmulator, type Emulator} from '../support/emulator';
import {protection} from '../support/expectations';
import {filesIn, root} from '../support/files';
import {ask, form, type Answer} from '../support/servers';

const script = filesIn('build/assets/js').find((file) => /main\.\w+\.js$/.test(file)) ?? '';

const statusOf = ({status, headers}: Answer) => [status, headers.location];
const unprotected = ({headers}: Answer) =>
  Object.entries(protection).filter(([name, expected]) => {
    // Hosts write the content security policy differently, so it has its own test below.
    if (name === 'content-security-policy') return false;
    const value = headers[name]?.toString() ?? '';
    return expected instanceof RegExp ? !expected.test(value) : value !== expected;
  });

/** What holds on both hosts, whose own programs read the two rule files. */
function everyHost(emulator: () => Emulator) {
  const get = (address: string) => ask(emulator().port, address);

  test('every page is served with security headers and must be revalidated', async () => {
    const wrong: unknown[] = [];
    for (const address of sitemapPaths()) {
      const answer = await get(address);
      const fits = answer.status === 200 && answer.headers['cache-control'] === cacheOthers;
      if (!fits || unprotected(answer).length > 0) wrong.push([address, answer.status, unprotected(answer)]);
    }
    expect(wrong).toEqual([]);
  });

  test.each(redirects.map(({from, to}) => [from, to]))(
    '%s redirects to its new address, with or without a trailing slash',
    async (from, to) => {
      expect([statusOf(await get(from)), statusOf(await get(`${from}/`))]).toEqual([
        [301, to],
        [301, to],
      ]);
    },
  );

  test.each(['/no-such-page', '/nginx.conf', '/assets/js/main.00000000.js', ...gone])(
    '%s is not found',
    async (address) => {
      const answer = await get(address);
      expect([answer.status, unprotected(answer)]).toEqual([404, []]);
      expect(answer.headers['cache-control']).not.toContain('immutable');
    },
  );

  test('the content security policy is complete', async () => {
    const {headers} = await get('/');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'self'; script-src 'self' 'sha256-[^;]+; style-src/,
    );
    expect(headers['content-security-policy']).toMatch(/; base-uri 'none'/);
  });
}

describe('Cloudflare Pages', () => {
  let host: Emulator;

  beforeAll(async () => {
    const folder = await siteFor({CF_PAGES: '1'});
    const day = ['--compatibility-date', '2026-01-01'];
    const args = ['pages', 'dev', folder, '--port', 'PORT', '--ip', '127.0.0.1', ...day];
    host = await startEmulator('wrangler', args, path.dirname(folder));
  }, 300_000);

  afterAll(() => host.stop());

  everyHost(() => host);

  test('accepts every rule', () => {
    expect(host.log()).toMatch(/Parsed 2 valid header rules/);
    expect(host.log()).toMatch(new RegExp(`Parsed ${2 * redirects.length} valid redirect rules`));
    expect(host.log()).not.toMatch(/invalid|ignored|ignoring|exceed|maximum/i);
  });

  test('files with a hash in their name are cached', async () => {
    expect((await ask(host.port, script.replace('build', ''))).headers['cache-control']).toBe(cacheHashed);
  });

  test('forms are refused with a status that says so', async () => {
    expect((await ask(host.port, '/', form({'form-name': 'contact'}))).status).toBe(405);
  });
});

describe('Netlify', () => {
  let host: Emulator;

  beforeAll(async () => {
    const folder = await siteFor({});
    cpSync(path.join(root, 'netlify.toml'), path.join(path.dirname(folder), 'netlify.toml'));
    const offline = ['--offline', '--internal-disable-edge-functions', '--no-open'];
    host = await startEmulator(
      'netlify-cli',
      ['dev', '--dir', 'build', '--port', 'PORT', ...offline],
      path.dirname(folder),
    );
  }, 600_000);

  afterAll(() => host.stop());

  everyHost(() => host);

  test('accepts every rule and does not serve the two rule files', async () => {
    expect(host.log()).not.toMatch(/invalid|could not parse|warning/i);
    for (const file of ['/_headers', '/_redirects']) expect((await ask(host.port, file)).status).toBe(404);
  });
});
