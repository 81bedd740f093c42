/** @jest-environment node */
import {company} from '@site/src/company';
import {day, minute} from '@site/src/features/contact/server/receiver/clock';
import {chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync} from 'node:fs';
import {once} from 'node:events';
import {connect} from 'node:net';
import path from 'node:path';
import {headerOf} from './mailServer';
import {ask, form, newFolder, type Ask} from '../../../support/servers';
import {message, openMailbox, receive, settingsFor, stopAll, stopTime, until} from './receiving';

const mailbox = openMailbox();

const start = () => receive(settingsFor(mailbox.port));

describe('a message', () => {
  test('is stored before the answer in a private file of its own', async () => {
    const receiver = await start();
    expect(await receiver.send('سلام \u2028 line')).toBe(200);
    expect(receiver.stored()).toEqual([
      {
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
        form: 'contact',
        fields: {name: 'Amina', email: 'amina@example.com', message: 'سلام \u2028 line'},
      },
    ]);
    await until(() => receiver.statuses()[0] === 'done: mail sent');
    const modeOf = (name: string) => statSync(path.join(receiver.folder, name)).mode & 0o777;
    expect(['', 'waiting', 'done'].map(modeOf)).toEqual([0o700, 0o700, 0o700]);
    expect(readdirSync(path.join(receiver.folder, 'done')).map((name) => modeOf(`done/${name}`))).toEqual([0o600]);
  });

  test('with a filled honeypot is accepted, and its mail is marked as possible spam', async () => {
    const receiver = await start();
    const answer = await ask(receiver.port, '/', form({...message, 'bot-field': 'x'}));
    expect([answer.status, answer.text]).toEqual([200, 'Your message has been received.\n']);
    await until(() => mailbox.mails.length === 1);
    expect(mailbox.mails.map((mail) => headerOf(mail, 'Subject'))).toEqual([
      `[Possible spam] ${company.name}, contact form: Amina`,
    ]);
  });
});

/** Bodies are tested in `servers/formCapture.test.ts`, because both servers use the same code. */
describe('a request is refused with a sentence, and nothing is stored', () => {
  test.each<[string, Ask, string, number]>([
    ['with an unknown form', form({...message, 'form-name': 'login'}), '/', 404],
    ['to another path', form(message), '/about', 405],
    ['with another method', {...form(message), method: 'PUT'}, '/', 405],
    ['for a page', {}, '/', 404],
    ['for a file', {}, '/messages.jsonl', 404],
  ])('%s', async (_, sent, url, status) => {
    const receiver = await start();
    const answer = await ask(receiver.port, url, sent);
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(answer.text).toMatch(/^[A-Z].*\.\n$/);
    expect(receiver.stored()).toEqual([]);
    expect(await receiver.send()).toBe(200);
  });
});

test('an incomplete body is not stored', async () => {
  const receiver = await start();
  const client = connect(receiver.port, '127.0.0.1');
  // The body is shorter than its Content-Length.
  const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n';
  const half = `${head}Content-Length: 500\r\n\r\nform-name=contact&name=A`;
  await new Promise((resolve) => client.write(half, resolve));
  client.destroy();
  expect(await receiver.send('whole')).toBe(200);
  expect(receiver.stored().map(({fields}) => fields.message)).toEqual(['whole']);
});

describe('limits', () => {
  const limits = {perSender: 2, total: 5};
  const sendFrom = async (port: number, address: string) => {
    const sent = form(message);
    return ask(port, '/', {...sent, headers: {...sent.headers, 'X-Forwarded-For': address}});
  };

  test('apply to each address that the proxy reports, and to all together', async () => {
    const forward = stopTime();
    const receiver = await receive(settingsFor(mailbox.port, undefined, {limits}));
    const statuses = async (...addresses: string[]) => {
      const found = [];
      for (const address of addresses) found.push((await sendFrom(receiver.port, address)).status);
      return found;
    };
    expect(await statuses('192.0.2.1', '192.0.2.1', '192.0.2.1')).toEqual([200, 200, 429]);
    expect(await statuses('198.51.100.7, 192.0.2.1')).toEqual([429]);
    expect(await statuses('2001:db8::1', '2001:db8:0:0:ffff::2', '2001:db8:0:0::3')).toEqual([200, 200, 429]);
    expect(await statuses('203.0.113.1', '203.0.113.1')).toEqual([200, 429]);
    const answer = await sendFrom(receiver.port, '203.0.113.1');
    expect([answer.headers['retry-after'], answer.text]).toEqual([
      '600',
      'Too many messages at once. Please try again in 10 minutes.\n',
    ]);
    forward(10 * minute);
    expect(await statuses('192.0.2.1', 'nonsense', 'nonsense', 'other nonsense')).toEqual([200, 200, 200, 429]);
  });

  test('always let the first message of a new address pass, and health says that others were turned away', async () => {
    stopTime();
    const receiver = await receive(settingsFor(mailbox.port, undefined, {limits: {perSender: 2, total: 1}}));
    const found = [];
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2', '2001:db8::1']) {
      found.push((await sendFrom(receiver.port, address)).status);
    }
    expect(found).toEqual([200, 429, 200, 200]);
    const health = await ask(receiver.port, '/healthz');
    expect(health.status).toBe(503);
    expect(JSON.parse(health.text)).toMatchObject({
      turnedAway: 1,
      problems: [expect.stringContaining('MESSAGES_LIMIT')],
    });
  });

  test('apply to the customer and the company of an IPv6 address too', async () => {
    stopTime();
    const receiver = await receive(settingsFor(mailbox.port, undefined, {limits: {perSender: 1, total: 100}}));
    const sendMany = async (addresses: string[]) => {
      const found = [];
      for (const address of addresses) found.push((await sendFrom(receiver.port, address)).status);
      return found;
    };
    expect(await sendMany(['2001:db8:1:aa00::1', '2001:db8:1:aa01::1', '2001:db8:1:aa02::1'])).toEqual([200, 200, 429]);
    const others = Array.from({length: 6}, (_, at) => `2001:db8:1:${at}00::1`);
    expect(await sendMany(others)).toEqual([200, 200, 200, 200, 429, 429]);
    expect(await sendMany(['2001:db8:2::1'])).toEqual([200]);
    const health = await ask(receiver.port, '/healthz');
    expect([health.status, JSON.parse(health.text)]).toMatchObject([200, {turnedAway: 3}]);
  });

  test('of refused requests never close the form for others', async () => {
    stopTime();
    const receiver = await receive(settingsFor(mailbox.port, undefined, {limits}));
    const junk = form({...message, 'form-name': 'login'});
    const sendJunk = async (address: string) =>
      (await ask(receiver.port, '/', {...junk, headers: {...junk.headers, 'X-Forwarded-For': address}})).status;
    expect(await sendJunk('2001:db8:9::1')).toBe(404);
    const found = [];
    for (let at = 0; at < 20; at += 1) found.push(await sendJunk(`2001:db8:9:${at}::1`));
    expect(found.at(-1)).toBe(429);
    expect((await sendFrom(receiver.port, '192.0.2.1')).status).toBe(200);
    expect((await sendFrom(receiver.port, '2001:db8:9:1::1')).status).toBe(200);
  });

  test('are not changed by setting the date', async () => {
    stopTime();
    const receiver = await receive(settingsFor(mailbox.port, undefined, {limits}));
    for (let at = 0; at < 2; at += 1) await sendFrom(receiver.port, '192.0.2.1');
    jest.setSystemTime(Date.now() - 400 * day);
    const answer = await sendFrom(receiver.port, '192.0.2.1');
    expect([answer.status, answer.text]).toEqual([429, 'Too many messages at once. Please try again in 10 minutes.\n']);
  });

  test('of time close a connection that sends its form too slowly', async () => {
    const receiver = await start();
    const client = connect(receiver.port, '127.0.0.1');
    client.on('error', () => undefined).resume();
    const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n';
    client.write(`${head}Content-Length: 5000\r\n\r\n`);
    const timer = setInterval(() => client.write('a'), 100);
    await once(client, 'close');
    clearInterval(timer);
    expect(receiver.stored()).toEqual([]);
  }, 30_000);
});

describe('retention', () => {
  test('deletes delivered messages that are older than the privacy policy allows, and nothing else', async () => {
    const forward = stopTime();
    const receiver = await start();
    await receiver.send('old');
    await until(() => receiver.happened('sent').length === 1);
    forward(365 * day);
    await receiver.send('young');
    await until(() => receiver.happened('sent').length === 2);
    forward(365 * day);
    jest.advanceTimersByTime(2 * day);
    await until(() => receiver.happened('deleted').length === 1);
    expect(receiver.happened('deleted')).toMatchObject([{count: 1}]);
    expect(receiver.stored().map(({fields}) => fields.message)).toEqual(['young']);
    expect(receiver.statuses()).toEqual(['done: mail sent']);
  });

  test('never deletes a message that was not delivered, whatever the date is', async () => {
    stopTime();
    const receiver = await receive(settingsFor(1));
    await receiver.send('undelivered');
    await until(() => receiver.happened('delayed').length === 1);
    jest.setSystemTime(Date.now() + 3 * 365 * day);
    jest.advanceTimersByTime(2 * day);
    await stopAll();
    await receive(settingsFor(1, receiver.folder));
    jest.advanceTimersByTime(2 * day);
    expect(receiver.stored().map(({fields}) => fields.message)).toEqual(['undelivered']);
  });
});

test('the log has one line of JSON for each event, without personal data', async () => {
  const receiver = await start();
  const {lines} = receiver;
  const fields = {name: 'Zubaida', email: 'zubaida@visitor.example', message: 'Confidential'};
  const sent = form({'form-name': 'contact', ...fields});
  await ask(receiver.port, '/', {...sent, headers: {...sent.headers, 'X-Forwarded-For': '192.0.2.77'}});
  await ask(receiver.port, '/', form({'form-name': 'Zubaida'}));
  await until(() => lines.some((line) => line.includes('"sent"')));
  await stopAll();
  const events = lines.map((line) => (JSON.parse(line) as {event: string}).event);
  expect(events).toEqual(['listening', 'stored', 'sent', 'stopping', 'stopped']);
  for (const text of ['Zubaida', 'visitor.example', 'Confidential', '192.0.2.77', 'company.example']) {
    expect(lines.join('\n')).not.toContain(text);
  }
});

test('a second receiver on the same port does not start and changes nothing', async () => {
  const settings = settingsFor(mailbox.port);
  const {port} = await receive(settings);
  rmSync(settings.folder, {recursive: true});
  await expect(receive({...settings, port})).rejects.toThrow(`Another receiver is using port ${port}.`);
  expect(existsSync(settings.folder)).toBe(false);
  await stopAll();
  await receive({...settings, port});
});

const onLinux = process.platform === 'linux' ? test : test.skip;

describe('the messages folder', () => {
  onLinux('has only one receiver, even when two start at the same time by different paths', async () => {
    const settings = settingsFor(mailbox.port);
    const link = path.join(newFolder('receiver'), 'link');
    symlinkSync(settings.folder, link);
    const started = await Promise.allSettled([receive(settings), receive({...settings, folder: link})]);
    expect(started.map(({status}) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await stopAll();
    await receive(settings);
  });

  test('is made private if others could read it', async () => {
    const folder = newFolder('receiver');
    chmodSync(folder, 0o755);
    await receive(settingsFor(mailbox.port, folder));
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  test('cannot be a file', async () => {
    const folder = path.join(newFolder('receiver'), 'file');
    writeFileSync(folder, 'mine');
    await expect(receive(settingsFor(mailbox.port, folder))).rejects.toThrow(/cannot be written to \(EEXIST\)\. Make/);
    expect(readFileSync(folder, 'utf8')).toBe('mine');
  });
});
