import {siteServer, type Nginx} from '@site/tests/support/nginxServer';
import {hashedName} from '@site/src/build/hosting/hostRules';
import {buildServer} from '@site/src/tools/serve/buildServer';
import {createHash} from 'node:crypto';
import type {Server} from 'node:http';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {asset, expectationsOfBuild, routes, type Expectation} from '../../support/expectations';
import {root} from '../../support/files';
import {describeWith, findProgram, testWith} from '../../support/programs';
import {ask, close, form, listen, newFolder, type Answer} from '../../support/servers';

const folder = path.join(root, 'build');
const formsFile = path.join(newFolder('hosts'), 'forms.jsonl');
const withNginx = testWith('nginx');

let local: Server;
let nginx: Nginx | undefined;
const ports: Record<string, number> = {};

beforeAll(async () => {
  local = buildServer({folder, formsFile, log: () => undefined});
  ports.local = await listen(local);
  if (!findProgram('nginx')) return;
  nginx = await siteServer(folder, `http://127.0.0.1:${ports.local}`);
  ports.nginx = nginx.port;
});

afterAll(async () => {
  await nginx?.stop();
  await close(local);
});

function textOf({bytes, headers}: Answer): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes).toString();
  if (headers['content-encoding'] === 'gzip') return gunzipSync(bytes).toString();
  return bytes.toString();
}

/** The differences between an answer and what is expected, in words. */
function differences({status, headers = {}, body, method}: Expectation, answer: Answer): string[] {
  const found = answer.status === status ? [] : [`status ${answer.status}, not ${status}`];
  for (const [name, expected] of Object.entries(headers)) {
    const value = answer.headers[name]?.toString() ?? null;
    const fits = expected instanceof RegExp ? expected.test(value ?? '') : value === expected;
    if (!fits) found.push(`${name} is ${value}, not ${expected}`);
  }
  if (body === 'empty' && answer.bytes.length > 0) found.push('a body where none belongs');
  if (body instanceof RegExp && method !== 'HEAD' && !body.test(textOf(answer))) found.push(`no ${body} in the body`);
  return found;
}

const askFor = (port: number, {path: address, method, ask: headers}: Expectation) =>
  ask(port, address, {method, headers});

for (const [name, describeHost] of [
  ['local', describe],
  ['nginx', describeWith('nginx')],
] as const)
  describeHost(name, () => {
    test.each(
      expectationsOfBuild().map(
        (row) => [row.method ?? 'GET', row.path, row.status, JSON.stringify(row.ask ?? {}), row] as const,
      ),
    )('%s %s answers %d (%s)', async (_method, _path, _status, _ask, row) => {
      expect(differences(row, await askFor(ports[name] ?? 0, row))).toEqual([]);
    });

    test('allows the inline styles of every page', async () => {
      const refused: string[] = [];
      for (const path of [...routes(), '/contact.html', '/%63ontact', '/no-such-page', '/industries/nothing']) {
        const answer = await ask(ports[name] ?? 0, path, {headers: {'Accept-Encoding': 'br'}});
        const styles = [...textOf(answer).matchAll(/<style>([^]*?)<\/style>/g)].map(([, text = '']) => text);
        const policy = String(answer.headers['content-security-policy']);
        const allows = (text: string) =>
          /style-src 'self' 'unsafe-inline'/.test(policy) ||
          policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
        if (styles.length === 0 || !styles.every(allows)) refused.push(path);
      }
      expect(refused).toEqual([]);
    });

    test('answers 304 for what the browser has, in any encoding', async () => {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const headers = {'Accept-Encoding': encoding};
        const {etag = ''} = (await ask(ports[name] ?? 0, '/contact', {headers})).headers;
        const again = await ask(ports[name] ?? 0, '/contact', {headers: {...headers, 'If-None-Match': etag}});
        expect([encoding, again.status, again.bytes.length]).toEqual([encoding, 304, 0]);
      }
    });
  });

withNginx('nginx logged only missing pages', () => {
  const complaints = nginx?.warnings().filter((line) => !/No such file|File name too long/.test(line));
  expect(complaints).toEqual([]);
});

// One style declares the typefaces, and the other has the rules of the page.
withNginx('nginx allows the three inline styles of a page, and sends page-only headers only with pages', async () => {
  const policyOf = async (path: string) => (await ask(ports.nginx ?? 0, path, {})).headers['content-security-policy'];
  expect(await policyOf('/contact')).toMatch(/style-src 'self'( 'sha256-[^' ]+'){3};/);
  expect(await policyOf('/assets/js/missing.00000000.js')).toMatch(/style-src 'self' 'sha256-/);
  expect(await policyOf('/favicon.svg')).toMatch(/^default-src 'none'; /);
  for (const part of [asset(/main\.\w+\.js$/), asset(/\.css$/), asset(/\.woff2$/), '/favicon.ico']) {
    const {headers} = await ask(ports.nginx ?? 0, part, {headers: {'Accept-Encoding': 'br'}});
    expect([headers['content-security-policy'], headers['permissions-policy']]).toEqual([undefined, undefined]);
    // What is cached forever is never compared.
    expect(headers.etag === undefined).toBe(hashedName.test(part.slice(1)));
    expect(headers['last-modified'] === undefined).toBe(hashedName.test(part.slice(1)));
  }
});

withNginx('nginx without a form service refuses a form', async () => {
  const bare = await siteServer(folder);
  const answer = await ask(bare.port, '/', form({'form-name': 'contact'}));
  await bare.stop();
  expect(answer.status).toBe(405);
});
