/** @jest-environment node */
import {bodyLimit} from '@site/src/features/contact/model/forms';
import {formCapture} from '@site/src/features/contact/server/capture/formCapture';
import {existsSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {ask, close, form, listen, newFolder, storedIn, type Ask} from '../../support/servers';

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

  test.each([
    ['/', 'contact', '/contact/thanks'],
    ['/contact/thanks', 'contact', '/contact/thanks'],
  ])(
    'from a browser without JavaScript at %s, which is redirected to the confirmation of the form "%s"',
    async (url, name, thanks) => {
      const sent = form({'form-name': name, email: 'amina@example.com'});
      const answer = await ask(port, url, {...sent, headers: {...sent.headers, Accept: 'text/html,*/*'}});
      expect([answer.status, answer.headers.location]).toEqual([303, thanks]);
      expect(storedIn(file)).toHaveLength(1);
    },
  );

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

const typed = (type: string, body: string): Ask => ({method: 'POST', headers: {'Content-Type': type}, body});
const encoded = (body: string | Buffer): Ask => ({...form({}), body});

describe('a form is refused with a sentence, and nothing is written', () => {
  test.each<[string, Ask, number, string]>([
    ['no form name', encoded('name=a'), 400, 'The field "form-name" is missing, so the form is unknown.'],
    ['an unknown form', form({...message, 'form-name': 'login'}), 404, 'Unknown form "login".'],
    [
      'no field with text',
      form({'form-name': 'contact', name: ' '}),
      400,
      'The message is empty. Fill in at least one field.',
    ],
    [
      'broken encoding',
      encoded('form-name=contact&name=%zz'),
      400,
      'The message is malformed: part of it is not valid URL encoding.',
    ],
    [
      'bytes that are not encoded',
      encoded(Buffer.from([0x61, 0x3d, 0x00, 0xff])),
      400,
      'The message is malformed: part of it is not valid URL encoding.',
    ],
    [
      'more than 64 KiB',
      form({...message, message: 'x'.repeat(bodyLimit)}),
      413,
      'Your message is larger than 64 KiB. Shorten it, or send it by email.',
    ],
    [
      'JSON',
      typed('application/json', '{"form-name":"contact"}'),
      415,
      'A form must be sent as application/x-www-form-urlencoded in UTF-8.',
    ],
    [
      'another character set',
      typed('application/x-www-form-urlencoded; charset=latin1', 'a=b'),
      415,
      'A form must be sent as application/x-www-form-urlencoded in UTF-8.',
    ],
  ])('for %s', async (_, sent, status, sentence) => {
    const answer = await ask(port, '/', sent);
    expect([answer.status, answer.text]).toEqual([status, `${sentence}\n`]);
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

describe('on a full disk', () => {
  // Linux has a device that is always full.
  (existsSync('/dev/full') ? test : test.skip)('the sender gets an error and the server keeps running', async () => {
    await close(server);
    await serve('/dev/full');
    for (const attempt of [1, 2]) {
      const answer = await ask(port, '/', form(message));
      expect(answer.status).toBe(500);
      expect(answer.text).toBe('Your message could not be stored. Please try again later.\n');
      expect(output).toHaveLength(attempt);
    }
  });
});
