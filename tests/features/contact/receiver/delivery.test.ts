/** @jest-environment node */
import {company} from '@site/src/company';
import {day, hour, minute} from '@site/src/features/contact/server/receiver/clock';
import {maxAttempts, maxUnknown, pauseAfter} from '@site/src/features/contact/server/receiver/delivery';
import {renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {bodyOf, droppingServer, headerOf, refusal} from './mailServer';
import {ask, form} from '../../../support/servers';
import {openMailbox, receive, settingsFor, stopAll, stopTime, until} from './receiving';

const mailbox = openMailbox();

test('a message becomes an email that can be replied to', async () => {
  stopTime();
  const receiver = await receive(settingsFor(mailbox.port));
  expect(await receiver.send('First line\nSecond line: سلام')).toBe(200);
  await until(() => mailbox.mails.length === 1);
  const [mail] = mailbox.mails;
  if (!mail) throw new Error('no mail');
  expect(mail.to).toEqual(['hello@company.example']);
  expect(headerOf(mail, 'From')).toBe(`${company.name} website <website@company.example>`);
  expect(headerOf(mail, 'Reply-To')).toBe('Amina <amina@example.com>');
  expect(headerOf(mail, 'Subject')).toBe(`${company.name}, contact form: Amina`);
  expect(headerOf(mail, 'Content-Type')).toBe('text/plain; charset=utf-8');
  expect(headerOf(mail, 'Date')).toBe('Sun, 22 Nov 2026 12:00:00 +0000');
  expect(bodyOf(mail).replaceAll('\r\n', '\n')).toContain(
    'Full Name: Amina\nEmail Address: amina@example.com\n\nMessage:\n\nFirst line\nSecond line: سلام\n',
  );
  await until(() => receiver.happened('sent').length === 1);
  await until(() => receiver.statuses()[0] === 'done: mail sent');
});

test('a name keeps its zero-width joiners', async () => {
  const receiver = await receive(settingsFor(mailbox.port));
  const name = 'می\u200cنا क्\u200dष';
  await ask(receiver.port, '/', form({'form-name': 'contact', name, message: 'Hello'}));
  await until(() => mailbox.mails.length === 1);
  expect(mailbox.mails.map((mail) => headerOf(mail, 'Subject'))).toEqual([`${company.name}, contact form: ${name}`]);
});

describe('when the mail server', () => {
  test('is slow, the visitor gets the answer without waiting for it', async () => {
    await mailbox.stop();
    const thinking: (() => void)[] = [];
    await mailbox.start({}, () => new Promise<void>((resolve) => thinking.push(resolve)));
    const receiver = await receive(settingsFor(mailbox.port));
    expect(await receiver.send()).toBe(200);
    await until(() => thinking.length === 1);
    expect(await receiver.send()).toBe(200);
    expect(receiver.happened('sent')).toEqual([]);
    thinking[0]?.();
    await until(() => thinking.length === 2);
    thinking[1]?.();
    await until(() => receiver.happened('sent').length === 2);
  });

  test('refuses permanently, delivery is not retried until the operator asks for it', async () => {
    await mailbox.start({onRcptTo: (_, __, done) => done(refusal(550, 'No such user amina@example.com'))});
    const forward = stopTime();
    const settings = settingsFor(mailbox.port);
    const receiver = await receive(settings);
    await receiver.send();
    await until(() => receiver.happened('given up').length === 1);
    expect(receiver.happened('given up')).toMatchObject([{attempt: 1, reason: '550 RCPT TO'}]);
    forward(day);
    await stopAll();
    expect(receiver.statuses()).toEqual(['waiting: mail given up']);

    await mailbox.start();
    const later = await receive(settings);
    await later.send('another');
    await until(() => later.happened('sent').length === 1);
    expect(mailbox.mails.map((mail) => bodyOf(mail).includes('another'))).toEqual([true]);
    await stopAll();

    const again = await receive(settings);
    await again.again();
    await until(() => again.happened('sent').length === 1);
    expect(mailbox.mails).toHaveLength(2);
    await until(() => again.statuses().every((status) => status === 'done: mail sent'));
  });

  test.each([
    [
      'before the mail',
      {onRcptTo: (_: unknown, __: unknown, done: (error?: Error) => void) => done(refusal(450, 'wait'))},
    ],
    ['after the mail', {}],
  ])('refuses temporarily %s, like greylisting, the next attempt arrives', async (_, options) => {
    await mailbox.stop();
    let first = true;
    await mailbox.start(options, () => {
      if (!first) return;
      first = false;
      throw refusal(451, 'Try later');
    });
    const forward = stopTime();
    const receiver = await receive(settingsFor(mailbox.port));
    await receiver.send();
    await until(() => receiver.happened('delayed').length === 1);
    expect(receiver.statuses()).toEqual(['waiting: mail failed']);
    await mailbox.start();
    forward(minute - 1);
    expect(mailbox.mails).toEqual([]);
    forward(1);
    await until(() => receiver.happened('sent').length === 1);
    expect(mailbox.mails).toHaveLength(1);
  });

  test('hangs up after the final dot, the mail is sent again with the same Message-ID', async () => {
    const dropping = await droppingServer();
    const settings = settingsFor(dropping.port);
    const forward = stopTime();
    const receiver = await receive(settings);
    await receiver.send();
    await until(() => receiver.happened('delayed').length === 1);
    expect(receiver.statuses()).toEqual(['waiting: mail unknown']);
    expect(dropping.received).toHaveLength(1);
    await stopAll();
    dropping.close();
    forward(minute);
    const after = await receive({...settings, mail: settingsFor(mailbox.port).mail});
    await until(() => after.happened('sent').length === 1);
    expect(mailbox.mails).toHaveLength(1);
    expect(dropping.received[0]).toContain(`Message-ID: ${mailbox.mails[0]?.messageId}`);
  });

  test('hangs up after every final dot, only a few copies are sent, even across a restart', async () => {
    const dropping = await droppingServer();
    const settings = settingsFor(dropping.port);
    const forward = stopTime();
    let receiver = await receive(settings);
    await receiver.send();
    for (let copy = 1; copy < maxUnknown; copy += 1) {
      await until(() => dropping.received.length === copy && receiver.statuses()[0] === 'waiting: mail unknown');
      await until(() => receiver.happened('delayed').length > 0);
      if (copy === 2) {
        await stopAll();
        receiver = await receive(settings);
      }
      forward(hour);
    }
    await until(() => receiver.happened('given up').length === 1);
    forward(day);
    await stopAll();
    dropping.close();
    expect(dropping.received).toHaveLength(maxUnknown);
  });

  test('has an untrusted certificate or none, nothing is sent unencrypted', async () => {
    const forward = stopTime();
    const settings = settingsFor(mailbox.port);
    settings.mail.security = 'starttls';
    const receiver = await receive(settings);
    await receiver.send();
    await until(() => receiver.happened('delayed').length === 1);
    await mailbox.start({disabledCommands: ['AUTH']});
    forward(minute);
    await until(() => receiver.happened('delayed').length === 2);
    expect(mailbox.mails).toEqual([]);
    expect(receiver.statuses()).toEqual(['waiting: mail failed']);
  });

  test('is down for more than a week, the message is kept and logged as given up', async () => {
    await mailbox.stop();
    const forward = stopTime();
    const settings = settingsFor(mailbox.port);
    const receiver = await receive(settings);
    await receiver.send();
    const start = Date.now();
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      await until(() => receiver.happened('delayed').length === attempt);
      forward(pauseAfter(attempt));
    }
    await until(() => receiver.happened('given up').length === 1);
    expect((Date.now() - start) / day).toBeCloseTo(7, 0);
    await stopAll();
    expect(receiver.statuses()).toEqual(['waiting: mail given up']);
    const {port} = await receive(settings);
    expect(JSON.parse((await ask(port, '/healthz')).text)).toMatchObject({waiting: 0, givenUp: 1});
  });
});

describe('the record of deliveries', () => {
  test('preserves the pause before the next attempt across a restart', async () => {
    await mailbox.stop();
    const forward = stopTime();
    const settings = settingsFor(mailbox.port);
    const before = await receive(settings);
    await before.send();
    await until(() => before.statuses()[0] === 'waiting: mail failed');
    await stopAll();
    const after = await receive(settings);
    forward(minute - 1);
    await after.send();
    await until(() => after.happened('delayed').length === 1);
    expect(after.happened('delayed')[0]?.attempt).toBe(1);
    forward(1);
    await until(() => after.happened('delayed').length === 2);
    expect(after.happened('delayed')[1]?.attempt).toBe(2);
  });

  test.each([
    ['five hours ahead', 5 * hour],
    ['a year ahead', 365 * day],
    ['a year behind', -365 * day],
  ])('is right although the date is set while messages wait: %s', async (_, by) => {
    await mailbox.stop();
    const forward = stopTime();
    const settings = settingsFor(mailbox.port);
    const receiver = await receive(settings);
    await receiver.send();
    await until(() => receiver.happened('delayed').length === 1);
    jest.setSystemTime(Date.now() + by);
    forward(minute);
    await until(() => receiver.happened('delayed').length === 2);
    await stopAll();
    jest.setSystemTime(Date.now() - 2 * by);
    const after = await receive(settings);
    await mailbox.start();
    forward(pauseAfter(2));
    await until(() => after.happened('sent').length === 1);
    expect(mailbox.mails).toHaveLength(1);
  });

  test('is made before anything else is sent, although the disk refuses it for a while', async () => {
    const forward = stopTime();
    const receiver = await receive(settingsFor(mailbox.port));
    const waiting = path.join(receiver.folder, 'waiting');
    await mailbox.stop();
    let isFirst = true;
    await mailbox.start({}, () => {
      if (!isFirst) return;
      isFirst = false;
      renameSync(waiting, `${waiting}.away`);
      writeFileSync(waiting, '');
    });
    await receiver.send('one');
    await until(() => receiver.happened('not written').length === 1);
    forward(minute);
    await until(() => receiver.happened('not written').length >= 2);
    expect([receiver.happened('sent'), mailbox.mails.length]).toEqual([[], 1]);
    rmSync(waiting);
    renameSync(`${waiting}.away`, waiting);
    forward(minute);
    await until(() => receiver.happened('sent').length === 1);
    await receiver.send('two');
    await until(() => receiver.happened('sent').length === 2);
    expect(mailbox.mails).toHaveLength(2);
  });
});

test('pauses between attempts grow from a minute to four hours', () => {
  expect([1, 2, 3, 4, 9, 50].map((attempt) => pauseAfter(attempt) / minute)).toEqual([1, 2, 4, 8, 240, 240]);
});

describe('input cannot inject headers, recipients or commands into the mail', () => {
  test.each([
    ['name', 'Eve\r\nBcc: everybody@example.com'],
    ['name', 'Eve\u2028Bcc: everybody@example.com'],
    ['name', '"Eve" <boss@company.example>, x'],
    ['email', 'eve@example.com\r\nBcc: everybody@example.com'],
    ['email', 'eve@example.com, everybody@example.com'],
    ['email', 'Eve <everybody@example.com>'],
    ['email', ''],
    ['company', '\n.\nMAIL FROM:<eve@example.com>'],
    ['message', 'a\r\n.\r\nMAIL FROM:<eve@example.com>\r\nRCPT TO:<everybody@example.com>\r\nDATA\r\n'],
    ['message', '\n.\n..\n'],
    ['name', '\u202eeve'],
    ['name', 'x'.repeat(5000)],
    ['email', `eve@${'example.'.repeat(40)}com`],
  ])('through the field "%s" with %.60j', async (field, text) => {
    const receiver = await receive(settingsFor(mailbox.port));
    const fields = {'form-name': 'contact', name: 'Eve', email: 'eve@example.com', message: 'Hello', [field]: text};
    expect((await ask(receiver.port, '/', form(fields))).status).toBe(200);
    await until(() => receiver.happened('sent').length === 1);
    const [mail] = mailbox.mails;
    if (!mail) throw new Error('no mail');
    expect(mailbox.mails).toHaveLength(1);
    expect(mail.to).toEqual(['hello@company.example']);
    expect(headerOf(mail, 'To')).toBe('hello@company.example');
    expect(headerOf(mail, 'Bcc')).toBeUndefined();
    expect(headerOf(mail, 'Reply-To')?.match(/<[^<>]+>$/)?.[0]).toBe(
      field === 'email' ? undefined : '<eve@example.com>',
    );
    expect(Math.max(...mail.text.split('\r\n').map(({length}) => length))).toBeLessThanOrEqual(998);
    if (field === 'message') expect(bodyOf(mail).replaceAll('\r\n', '\n')).toContain(text.replaceAll('\r\n', '\n'));
  });
});
