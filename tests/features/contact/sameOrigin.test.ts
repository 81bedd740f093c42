import {createServer, type Server} from 'node:http';
import {sameOrigin} from '@site/src/features/contact/server/sameOrigin';
import {ask, close, listen, type Ask} from '../../support/servers';

let server: Server;
let port: number;

beforeAll(async () => {
  const guard = sameOrigin('desk.example');
  server = createServer((request, response) => guard(request, response, () => response.end('allowed')));
  port = await listen(server);
});

afterAll(() => close(server));

const statusOf = async (headers: Record<string, string>, {url = '/', ...rest}: Ask & {url?: string} = {}) =>
  (await ask(port, url, {headers, ...rest})).status;
const link = {'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document'};
const post = {method: 'POST', body: 'a=b'};

test.each(['localhost:3000', 'site.localhost', '127.0.0.1:3000', '192.168.1.20:3000', '[::1]:3000', 'desk.example'])(
  'the host name %s is accepted',
  async (Host) => expect(await statusOf({Host})).toBe(200),
);

test.each(['evil.example', 'evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example', 'no name'])(
  'the host name %s is refused, even if it resolves to this machine',
  async (Host) => expect(await statusOf({Host})).toBe(403),
);

test('a form of the site is accepted, with JavaScript and without', async () => {
  const Host = 'localhost:3000';
  expect(await statusOf({Host, Origin: 'http://localhost:3000'}, post)).toBe(200);
  expect(await statusOf({Host, Origin: 'null', 'Sec-Fetch-Site': 'same-origin'}, post)).toBe(200);
  expect(await statusOf({Host}, post)).toBe(200);
});

test.each([
  ['another origin', {Origin: 'http://evil.example'}],
  ['another server on this machine', {Origin: 'http://localhost:9999'}],
  ['a page without an origin', {Origin: 'null'}],
  ['another site', {'Sec-Fetch-Site': 'cross-site'}],
  ['another port of the same site', {'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost:9999'}],
  ['a form of another site', link],
])('a POST from %s is refused', async (_, headers) => {
  expect(await statusOf({Host: 'localhost:3000', ...headers}, post)).toBe(403);
});

test('a link on another site can open a page, but no frame, file or editor', async () => {
  expect(await statusOf(link)).toBe(200);
  expect(await statusOf({...link, 'Sec-Fetch-Dest': 'iframe'})).toBe(403);
  expect(await statusOf({'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors'})).toBe(403);
  expect(await statusOf(link, {url: '/webpack-dev-server/open-editor?fileName=README.md'})).toBe(403);
});
