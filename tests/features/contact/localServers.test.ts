/** @jest-environment node */
import {formCapture} from '@site/src/features/contact/server/capture/formCapture';
import {sameOrigin} from '@site/src/features/contact/server/sameOrigin';
import {existsSync, statSync} from 'node:fs';
import {createServer, type RequestListener, type Server} from 'node:http';
import path from 'node:path';
import {ask, close, form, listen, newFolder, storedIn} from '../../support/servers';

const message = {'form-name': 'contact', name: 'Amina', email: 'amina@example.com', message: 'Hello'};

let server: Server;
let port: number;
let file: string;
let output: string[];

async function serve(listener: RequestListener): Promise<void> {
  server = createServer(listener);
  port = await listen(server);
}

async function captureIn(where: string): Promise<void> {
  [file, output] = [where, []];
  const capture = formCapture(file, (line) => output.push(line));
  await serve((request, response) => capture(request, response, () => response.writeHead(404).end('passed on')));
}

afterEach(() => close(server));

describe('the capture of forms', () => {
  beforeEach(() => captureIn(path.join(newFolder('forms'), '.data', 'forms.jsonl')));

  test('stores a message of a script as one line, in a file that only its owner may read', async () => {
    const answer = await ask(port, '/', form({...message, company: '', 'bot-field': ''}));
    expect(answer.status).toBe(200);
    const {'form-name': name, ...fields} = message;
    const receivedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string;
    expect(storedIn(file)).toEqual([{receivedAt, form: name, fields: {...fields, company: ''}}]);
    expect(output).toEqual([`Form "contact" received, stored in ${file}`]);
    expect([file, path.dirname(file)].map((one) => statSync(one).mode & 0o077)).toEqual([0, 0]);
  });

  test('redirects a browser without JavaScript to the page of thanks', async () => {
    const {headers, ...rest} = form(message);
    const answer = await ask(port, '/contact/thanks', {...rest, headers: {...headers, Accept: 'text/html,*/*'}});
    expect([answer.status, answer.headers.location]).toEqual([303, '/contact/thanks']);
    expect(storedIn(file)).toHaveLength(1);
  });

  test.each([
    ['emoji and right-to-left text', 'سلام 👋🏽 שלום \u202eabc'],
    ['line breaks of every kind', 'one\r\ntwo\nthree\rfour\u2028five'],
    ['markup and quotes', `<script>alert("1")</script> & 'x' % + = \\ \u0000`],
    ['a long text', 'x'.repeat(60_000)],
  ])('keeps %s byte for byte', async (_, text) => {
    expect((await ask(port, '/', form({...message, message: text}))).status).toBe(200);
    expect(storedIn(file)[0]?.fields.message).toBe(text);
  });

  test.each([
    ['GET', '/', message, 'passed on'],
    ['POST', '/about', message, 'passed on'],
    ['GET', '/.data/forms.jsonl', message, 'passed on'],
    ['POST', '/', {...message, 'form-name': 'login'}, 'Unknown form "login".\n'],
  ])('writes nothing for %s %s', async (method, url, fields, text) => {
    expect((await ask(port, url, {...form(fields), method})).text).toBe(text);
    expect(existsSync(file)).toBe(false);
  });
});

// Linux has a device that is always full.
(existsSync('/dev/full') ? test : test.skip)('on a full disk, the sender gets an error', async () => {
  await captureIn('/dev/full');
  const answer = await ask(port, '/', form(message));
  expect([answer.status, answer.text]).toEqual([500, 'Your message could not be stored. Please try again later.\n']);
});

describe('the local servers', () => {
  beforeEach(() => {
    const guard = sameOrigin('desk.example');
    return serve((request, response) => guard(request, response, () => response.end('allowed')));
  });

  const Host = 'localhost:3000';
  const own = {Host, Origin: `http://${Host}`};
  const link = {Host, 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document'};
  const editor = '/webpack-dev-server/open-editor?fileName=README.md';

  test.each([
    ...['site.localhost', '127.0.0.1:3000', '192.168.1.20:3000', '[::1]:3000', 'desk.example'].map((name) => [
      name,
      200,
    ]),
    // Such a name may resolve to this machine.
    ...['evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example', 'no name'].map((name) => [name, 403]),
  ] as [string, number][])('answer to the name %s with %d', async (name, status) => {
    expect((await ask(port, '/', {headers: {Host: name}})).status).toBe(status);
  });

  test.each<[string, number, Record<string, string>]>([
    ['the site', 200, own],
    ['the site without JavaScript', 200, {Host, Origin: 'null', 'Sec-Fetch-Site': 'same-origin'}],
    ['a program', 200, {Host}],
    ['another origin', 403, {Host, Origin: 'http://evil.example'}],
    ['another server on this machine', 403, {Host, Origin: 'http://localhost:9999'}],
    ['a page without an origin', 403, {Host, Origin: 'null'}],
    ['another port', 403, {...own, 'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost:9'}],
    ['another site', 403, link],
  ])('answer a form of %s with %d', async (_, status, headers) => {
    expect((await ask(port, '/', {method: 'POST', headers, body: 'a=b'})).status).toBe(status);
  });

  test.each<[string, number, string, Record<string, string>]>([
    ['a link on another site', 200, '/', link],
    ['a frame on another site', 403, '/', {...link, 'Sec-Fetch-Dest': 'iframe'}],
    ['a script on another site', 403, '/', {Host, 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors'}],
    ['a link to the editor', 403, editor, link],
  ])('answer %s with %d', async (_, status, url, headers) => {
    expect((await ask(port, url, {headers})).status).toBe(status);
  });
});
