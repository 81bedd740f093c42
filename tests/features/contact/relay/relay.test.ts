/** @jest-environment node */
import {company} from '@site/src/company';
import {contactForm} from '@site/src/features/contact/model/forms';
import {usualLimits} from '@site/src/features/contact/server/relay/limits';
import {connect} from 'node:net';
import {ask, form} from '../../../support/servers';
import {inquiry, mailServer, relayTo, type Relay} from './mailServer';

let mailbox: Awaited<ReturnType<typeof mailServer>>;
let relay: Relay;

beforeEach(async () => {
  mailbox = await mailServer();
  relay = await relayTo(mailbox.port);
});

afterEach(async () => {
  await relay.stop();
  await mailbox.stop();
});

const header = (name: string) =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(mailbox.mails.at(-1) ?? '')?.[1]?.replace(/\r\n\s+/g, ' ');

describe('a message', () => {
  test('is a mail with its fields, to which one can reply', async () => {
    const answer = await relay.send({...inquiry, company: 'Northwind', 'bot-field': ''});
    expect([answer.status, answer.text]).toEqual([200, 'Your message has been received.\n']);
    expect(header('Subject')).toBe(`${company.name}, contact form: Amina, Northwind`);
    expect(header('From')).toContain('<website@company.example>');
    expect(header('Reply-To')).toBe('Amina <amina@example.com>');
    expect(mailbox.mails[0]).toMatch(/Full Name: Amina\r\n[^]*Company: Northwind\r\n[^]*\r\nMessage:\r\n\r\nHello\r\n/);
  });

  test('can come as multipart, and from a browser, which then sees the page of thanks', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(inquiry)) body.set(name, value);
    const url = `http://127.0.0.1:${relay.port}${contactForm.thanks}`;
    const answer = await fetch(url, {method: 'POST', body, headers: {Accept: 'text/html'}, redirect: 'manual'});
    expect([answer.status, answer.headers.get('location')]).toEqual([303, contactForm.thanks]);
    expect(mailbox.mails).toHaveLength(1);
  });

  test('with a filled honeypot is marked and not dropped', async () => {
    expect((await relay.send({...inquiry, 'bot-field': 'x'})).status).toBe(200);
    expect(header('Subject')).toMatch(/^\[Possible spam\] /);
  });

  test('cannot add headers, encoded words or senders', async () => {
    const name = 'Eve\r\nBcc: all@example.com\u2028=?utf-8?B?UEFZ?=';
    expect((await relay.send({...inquiry, name, email: 'a@b.co, c@d.co'})).status).toBe(200);
    expect(header('Bcc')).toBeUndefined();
    expect(header('Reply-To')).toBeUndefined();
    expect(header('Subject')).toBe(`${company.name}, contact form: Eve Bcc: all@example.com = ?utf-8?B?UEFZ?=`);
  });
});

const latin = 'application/x-www-form-urlencoded; charset=latin1';
const multipart = {'Content-Type': 'multipart/form-data; boundary=x'};
const file = '--x\r\nContent-Disposition: form-data; name="message"; filename="a"\r\n\r\nA\r\n--x--\r\n';

test.each<[string, number, RegExp, () => ReturnType<Relay['send']>]>([
  ['an unknown form', 404, /^Unknown form "login"/, () => relay.send({...inquiry, 'form-name': 'login'})],
  ['an empty message', 400, /^The message is empty/, () => relay.send({'form-name': 'contact', name: ' '})],
  ['another character set', 415, /^A form must/, () => relay.post({headers: {'Content-Type': latin}, body: 'a=b'})],
  ['bytes that are not encoded', 400, /malformed/, () => relay.post({...form({}), body: Buffer.from('a=\0\xff')})],
  ['no form', 400, /"form-name" is missing/, () => relay.send({name: 'Amina'})],
  ['a missing name', 400, /^Enter your name/, () => relay.send({...inquiry, name: ' '})],
  ['a long name', 413, /"Full Name" is too long/, () => relay.send({...inquiry, name: 'n'.repeat(600)})],
  ['a large body', 413, /larger than 64 KiB/, () => relay.send({...inquiry, message: 'm'.repeat(70_000)})],
  ['JSON', 415, /must be sent as/, () => relay.post({headers: {'Content-Type': 'application/json'}, body: '{}'})],
  ['a broken encoding', 400, /malformed/, () => relay.post({...form({}), body: 'form-name=contact&name=%zz'})],
  ['a broken multipart', 400, /malformed/, () => relay.post({headers: multipart, body: '--x\r\nno'})],
  ['a file', 415, /^Files/, () => relay.post({headers: multipart, body: file})],
  ['another site', 403, /^Requests from other sites/, () => relay.send(inquiry, {Origin: 'https://evil.example'})],
  ['another path', 405, /^This server/, () => relay.post(form(inquiry), '/about')],
  ['a page', 404, /^This server/, () => ask(relay.port, '/')],
])('%s is refused with %d and a sentence', async (_, status, sentence, send) => {
  const answer = await send();
  expect([answer.status, answer.text]).toEqual([status, expect.stringMatching(sentence)]);
  expect(answer.text).toMatch(/^[A-Z].*\.\n$/);
  expect(mailbox.mails).toEqual([]);
});

test('a browser without script gets a page with what to do and its message to copy', async () => {
  await mailbox.stop();
  const answer = await relay.send({...inquiry, message: '</textarea><b>Hi'}, {Accept: 'text/html'});
  expect([answer.status, answer.headers['content-type']]).toEqual([502, 'text/html; charset=utf-8']);
  expect(answer.text).toContain(contactForm.error);
  expect(answer.text).toContain(`href="mailto:${company.mail.user}@${company.mail.domain}"`);
  expect(answer.text).toMatch(
    /<textarea[^>]*>\n[^<]*name: Amina[^<]*message: &#60;\/textarea&#62;&#60;b&#62;Hi<\/textarea>/,
  );
});

test('the log holds nothing of a message', async () => {
  await mailbox.stop();
  await relay.send();
  expect(relay.lines.join()).toMatch(/A message was not accepted: E?[A-Z]+/);
  expect(relay.lines.join()).not.toMatch(/amina|hello/i);
});

test('health asks the mail server, at most once in ten seconds', async () => {
  const first = await ask(relay.port, '/health');
  await mailbox.stop();
  const second = await ask(relay.port, '/health');
  expect([first.status, second.status]).toEqual([200, 200]);
  const other = await relayTo(mailbox.port);
  const {status, text} = await ask(other.port, '/health');
  await other.stop();
  expect([status, text]).toEqual([503, expect.stringContaining('does not accept mail')]);
});

const from = (at: number) => ({'X-Forwarded-For': `198.51.${at >> 8}.${at & 255}`});

describe('a flood', () => {
  const openAgain = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect((await relay.send()).status).toBe(200);
  };
  test('of 500 messages at once is answered, and the form is open a second later', async () => {
    const answers = await Promise.all(Array.from({length: 500}, (_, at) => relay.send(inquiry, from(at))));
    const sent = answers.filter(({status}) => status === 200);
    expect(sent.length).toBeGreaterThanOrEqual(usualLimits.all.atOnce / 2);
    const turnedAway = answers.filter(({status, headers}) => status >= 429 && headers['retry-after'] === '10');
    expect(turnedAway).toHaveLength(500 - sent.length);
    expect(mailbox.mails).toHaveLength(sent.length);
    await openAgain();
  });

  test('of one address leaves the form open for others', async () => {
    const answers = await Promise.all(Array.from({length: 50}, () => relay.send(inquiry, from(1))));
    expect(answers.filter(({status}) => status === 429)).toHaveLength(40);
    expect((await relay.send(inquiry, from(2))).status).toBe(200);
    const forged = {'X-Forwarded-For': '192.0.2.1, 198.51.0.1'};
    expect((await relay.send(inquiry, forged)).status).toBe(429);
    await openAgain();
  });

  test('of junk and slow connections does not close it', async () => {
    const slow = Array.from({length: 100}, () =>
      connect(relay.port, '127.0.0.1')
        .on('error', () => undefined)
        .resume(),
    );
    const ended = slow.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    for (const socket of slow) socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na');
    const junk = () => fetch(`http://127.0.0.1:${relay.port}/`, {method: 'POST', body: new URLSearchParams({a: 'b'})});
    for (let sent = 0; sent < 3000; sent += 100) await Promise.all(Array.from({length: 100}, junk));
    const malformed = Array.from({length: 40}, (_, at) => relay.post({headers: multipart, body: `--x\r\n${at}`}));
    expect((await Promise.all(malformed)).every(({status}) => status === 400)).toBe(true);
    expect((await relay.send()).status).toBe(200);
    await Promise.all(ended);
    expect(mailbox.mails).toHaveLength(1);
  }, 60_000);
});

/** Not to wait for the usual time limit. */
const soon = {deadline: 500};

/** The status with which a new relay answers a message. */
async function statusWith(server: {port: number; stop: () => unknown}, settings = {}): Promise<number> {
  const relay = await relayTo(server.port, settings, soon);
  const {status} = await relay.send();
  await server.stop();
  await relay.stop();
  return status;
}

const stages = ['onConnect', 'onMailFrom', 'onRcptTo', 'onData'] as const;
type Stage = (typeof stages)[number];

/** A mail server that does something else at a stage than to accept it. Of a mail, that is after its end. */
const serverWith = (stage: Stage, act: (done: (error?: Error) => void) => void) =>
  mailServer({
    onConnect: (_session, done) => (stage === 'onConnect' ? act(done) : done()),
    onMailFrom: (_address, _session, done) => (stage === 'onMailFrom' ? act(done) : done()),
    onRcptTo: (_address, _session, done) => (stage === 'onRcptTo' ? act(done) : done()),
    ...(stage === 'onData' && {onData: (stream, _session, done) => void stream.resume().on('end', () => act(done))}),
  });

test.each(stages.slice(1).flatMap((stage) => [421, 451, 550].map((code) => [stage, code] as const)))(
  'a mail that the server refuses at %s with %d is an error',
  async (stage, responseCode) => {
    const server = await serverWith(stage, (done) => done(Object.assign(new Error('no'), {responseCode})));
    expect(await statusWith(server)).toBe(502);
    expect(server.mails).toEqual([]);
  },
);

test.each(stages.flatMap((stage) => ['says nothing', 'ends the connection'].map((act) => [act, stage] as const)))(
  'a mail server that %s at %s is an error, and never gets the mail twice',
  async (act, stage) => {
    let mails = 0;
    const server = await serverWith(stage, () => {
      if (stage === 'onData') mails += 1;
      if (act === 'ends the connection') server.drop();
    });
    expect(await statusWith(server)).toBe(502);
    expect(mails).toBeLessThanOrEqual(1);
  },
);

test('a mail server whose certificate is not valid is an error', async () => {
  // The server says that its certificate is public.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = await mailServer({disabledCommands: ['AUTH']});
  const settings = {SMTP_URL: `smtp://127.0.0.1:${server.port}?ignoreTLS=false&requireTLS=true`};
  expect(await statusWith(server, settings)).toBe(502);
  expect(server.mails).toEqual([]);
});

test('a mail server that is busy with one message does not keep others waiting for long', async () => {
  const server = await serverWith('onMailFrom', () => undefined);
  const busy = await relayTo(server.port, {}, {...soon, deliveries: 2, waiting: 3});
  const answers = await Promise.all(Array.from({length: 8}, (_, at) => busy.send(inquiry, from(at))));
  expect(answers.map(({status}) => status).sort()).toEqual([502, 502, 502, 502, 502, 503, 503, 503]);
  await server.stop();
  await busy.stop();
});

test('what was not sent within the time limit is not sent later', async () => {
  let held: (() => void)[] | undefined = [];
  const server = await serverWith('onMailFrom', (done) => (held ? held.push(done) : done()));
  const one = await relayTo(server.port, {}, {...soon, deliveries: 1});
  const answers = [one.send(), one.send()];
  await Promise.race(answers);
  // If the second message is still waiting for the first, it is in the hands of the mail server now.
  await new Promise((resolve) => setTimeout(resolve, 200));
  for (const done of held) done();
  held = undefined;
  expect((await Promise.all(answers)).map(({status}) => status)).toEqual([502, 502]);
  expect((await one.send()).status).toBe(200);
  expect(server.mails).toHaveLength(1);
  await server.stop();
  await one.stop();
});
