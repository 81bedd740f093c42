/** @jest-environment node */
import {previewServer} from '@site/src/tools/preview/previewServer';
import {mkdirSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync} from 'node:zlib';
import {ask, close, form, listen, newFolder, storedIn} from '../../support/servers';

const folder = newFolder('preview');
const formsFile = path.join(folder, '.data', 'forms.jsonl');
const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body>${title} `.padEnd(2000, 'x');
const files: Record<string, string | Buffer> = {
  'index.html': page('Home'),
  'contact.html': page('Contact'),
  'contact/thanks.html': page('Thanks'),
  'industries/retail/index.html': page('stub'),
  'industries/retail-ecommerce.html': page('Retail'),
  '404.html': page('Not found'),
  '404.html.br': brotliCompressSync(page('Not found')),
  'assets/js/main.abc.js': 'let a = 1;\n'.repeat(100),
  'assets/js/main.abc.js.br': Buffer.from('made by the build'),
  'assets/js/main.abc.js.gz': gzipSync('let a = 1;\n'.repeat(100)),
  'legal/compare/2023-06-01...2024-03-01.html': page('Compared'),
  'photo.png': Buffer.alloc(1000, 7),
  '.well-known/security.txt': 'Contact: us\n',
  _headers: '/*\n  X-Frame-Options: DENY\n/assets/*\n  X-Hashed: yes\n',
  _redirects: '/industries/retail /industries/retail-ecommerce 301!\n',
};

let server: Server;
let port: number;

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, 'build', name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  server = previewServer({folder: path.join(folder, 'build'), formsFile, log: () => undefined});
  port = await listen(server);
});

afterAll(() => close(server));

const get = (url: string, headers: Record<string, string> = {}) => ask(port, url, {headers});

describe('addresses', () => {
  test.each([
    ['/', 200, 'Home'],
    ['/contact', 200, 'Contact'],
    ['/contact?a=b', 200, 'Contact'],
    ['/contact.html', 200, 'Contact'],
    ['/legal/compare/2023-06-01...2024-03-01', 200, 'Compared'],
    ['/contact/thanks', 200, 'Thanks'],
    ['/%63ontact', 200, 'Contact'],
    ['/.well-known/security.txt', 200, 'Contact: us'],
    ['/404.html', 200, 'Not found'],
    ['/nope', 404, 'Not found'],
    ['/nope/', 404, 'Not found'],
    ['/assets', 404, 'Not found'],
    ['/_headers', 404, 'Not found'],
    ['/_redirects', 404, 'Not found'],
    ['/assets/js/main.abc.js.br', 404, 'Not found'],
    ['/.data/forms.jsonl', 404, 'Not found'],
    ['//contact', 404, 'Not found'],
    ['//example.com/', 404, 'Not found'],
    ['/contact//thanks', 404, 'Not found'],
    ['/../package.json', 400, 'The address is not valid.'],
    ['/%2e%2e/package.json', 400, 'The address is not valid.'],
    ['/a/..%2f..%2fx', 400, 'The address is not valid.'],
    ['/..%5cx', 400, 'The address is not valid.'],
    ['/a%00b', 400, 'The address is not valid.'],
    ['/%zz', 400, 'The address is not valid URL encoding.'],
    [`/${'x'.repeat(9000)}`, 414, 'The address is too long.'],
    ['http://elsewhere.example/', 400, 'The address is not valid.'],
  ])('%s answers %d', async (url, status, text) => {
    const answer = await get(url);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
  });

  test.each([
    ['/contact/', '/contact'],
    ['/contact/?a=b&c', '/contact?a=b&c'],
    ['/industries/retail', '/industries/retail-ecommerce'],
    ['/industries/retail?utm=1', '/industries/retail-ecommerce?utm=1'],
  ])('%s is moved for good to %s', async (url, location) => {
    const answer = await get(url);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
  });

  test('only forms are accepted', async () => {
    expect(await ask(port, '/contact', form({a: 'b'}))).toMatchObject({status: 405, headers: {allow: 'GET, HEAD'}});
    expect(await ask(port, '/nope', {method: 'DELETE'})).toMatchObject({status: 404});
    expect((await ask(port, '/', form({'form-name': 'contact', email: 'a@b.example'}))).status).toBe(200);
    expect(storedIn(formsFile)).toHaveLength(1);
  });
});

describe('what is sent', () => {
  test('the compressed file from the build, if the browser accepts it', async () => {
    const made = await get('/assets/js/main.abc.js', {'Accept-Encoding': 'br'});
    expect([made.headers['content-encoding'], made.text]).toEqual(['br', 'made by the build']);
    const zipped = await get('/assets/js/main.abc.js', {'Accept-Encoding': 'gzip'});
    expect(gunzipSync(zipped.bytes).toString()).toBe(files['assets/js/main.abc.js']);
    expect(zipped.headers.vary).toBe('Accept-Encoding');
    const plain = await get('/assets/js/main.abc.js');
    expect([plain.headers['content-encoding'], plain.text]).toEqual([undefined, files['assets/js/main.abc.js']]);
    const missing = await get('/nope', {'Accept-Encoding': 'br'});
    expect([missing.status, brotliDecompressSync(missing.bytes).toString()]).toEqual([
      404,
      expect.stringContaining('Not found'),
    ]);
    expect((await get('/photo.png', {'Accept-Encoding': 'br'})).headers['content-encoding']).toBeUndefined();
  });
});
