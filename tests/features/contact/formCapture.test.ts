/** @jest-environment node */
import {formCapture} from '@site/src/features/contact/server/capture/formCapture';
import {existsSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {ask, close, form, listen, newFolder, storedIn} from '../../support/servers';

const message = {'form-name': 'contact', name: 'Amina', email: 'amina@example.com', message: 'Hello'};

let server: Server;
let port: number;
let file: string;
let output: string[];

async function serve(where: string): Promise<void> {
  file = where;
  output = [];
  const capture = formCapture(file, (line) => output.push(line));
  server = createServer((request, response) => {
    capture(request, response, () => response.writeHead(404).end('passed on'));
  });
  port = await listen(server);
}

beforeEach(() => serve(path.join(newFolder('forms'), '.data', 'forms.jsonl')));
afterEach(() => close(server));

describe('a message is accepted', () => {
  test('from a script, as one line with its time, form and fields', async () => {
    const answer = await ask(port, '/', form({...message, company: '', 'bot-field': ''}));
    expect(answer.status).toBe(200);
    const {'form-name': name, ...fields} = message;
    expect(storedIn(file)).toEqual([
      {
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        form: name,
        fields: {...fields, company: ''},
      },
    ]);
    expect(output).toEqual([`Form "contact" received, stored in ${file}`]);
  });

  test('from a browser without JavaScript, which is redirected to the page of thanks', async () => {
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
  ])('byte for byte with %s', async (_, text) => {
    expect((await ask(port, '/', form({...message, message: text}))).status).toBe(200);
    expect(storedIn(file)[0]?.fields.message).toBe(text);
  });

  test('into a file that only its owner may read', async () => {
    await ask(port, '/', form(message));
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(statSync(path.dirname(file)).mode & 0o077).toBe(0);
  });
});

describe('nothing is written', () => {
  test('for a form that is refused, with a sentence', async () => {
    const answer = await ask(port, '/', form({...message, 'form-name': 'login'}));
    expect([answer.status, answer.text]).toEqual([404, 'Unknown form "login".\n']);
    expect(existsSync(file)).toBe(false);
  });

  test.each([
    ['GET', '/'],
    ['POST', '/about'],
    ['GET', '/.data/forms.jsonl'],
  ])('%s %s is passed on to the next middleware', async (method, url) => {
    expect((await ask(port, url, {...form(message), method})).text).toBe('passed on');
    expect(existsSync(file)).toBe(false);
  });
});

// Linux has a device that is always full.
(existsSync('/dev/full') ? test : test.skip)('on a full disk, the sender gets an error', async () => {
  await close(server);
  await serve('/dev/full');
  const answer = await ask(port, '/', form(message));
  expect([answer.status, answer.text]).toEqual([500, 'Your message could not be stored. Please try again later.\n']);
});
