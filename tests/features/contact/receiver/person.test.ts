/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {root} from '../../../support/files';
import {bodyOf, headerOf, MailboxServer, refusal} from './mailServer';
import {ask, form} from '../../../support/servers';
import {message, openMailbox, receive, settingsFor, stopAll, stopTime, until} from './receiving';
import {day} from '@site/src/features/contact/server/receiver/clock';

const mailbox = openMailbox();

const command = (folder: string, ...args: string[]) =>
  spawnSync(process.execPath, ['src/cli/run.mjs', 'receive', ...args], {
    cwd: root,
    env: {PATH: process.env.PATH, MESSAGES_FOLDER: folder},
    encoding: 'utf8',
  });

test("one person's messages are found, exported and deleted while the receiver runs", async () => {
  const receiver = await receive(settingsFor(mailbox.port));
  const send = (email: string, text: string) => ask(receiver.port, '/', form({...message, email, message: text}));
  await send('Amina@Example.com', 'mine');
  await send('other@example.com', 'Ask amina@example.com');
  await until(() => receiver.happened('sent').length === 2);
  await mailbox.stop();
  await send('amina@example.com', 'not delivered');
  await until(() => receiver.happened('delayed').length === 1);

  const found = command(receiver.folder, '--find', 'amina@example.com').stdout;
  expect(found.match(/delivered/g)).toHaveLength(2);
  expect(found).toMatch(/2 messages from amina@example\.com\.\n1 other message mentions it\.\n$/);
  const exported = JSON.parse(command(receiver.folder, '--export', 'amina@example.com').stdout) as object[];
  expect(exported).toMatchObject([{fields: {message: 'mine'}}, {fields: {message: 'not delivered'}}]);

  expect(command(receiver.folder, '--delete', 'amina@example.com')).toMatchObject({status: 1});
  expect(receiver.stored()).toHaveLength(3);
  expect(command(receiver.folder, '--delete', 'amina@example.com', '--yes').status).toBe(0);
  expect(receiver.stored().map(({fields}) => fields.email)).toEqual(['other@example.com']);
  await mailbox.start();
  expect(JSON.parse((await ask(receiver.port, '/healthz')).text)).toMatchObject({waiting: 0});
  await receiver.again();
  await ask(receiver.port, '/', form({...message, email: 'later@example.com'}));
  await until(() => receiver.happened('sent').length === 3);
  expect(mailbox.mails.map((mail) => /^Email Address: (\w+)/m.exec(bodyOf(mail))?.[1])).toEqual([
    'Amina',
    'other',
    'later',
  ]);
});

describe('a confirmation', () => {
  const toSender = () => mailbox.mails.filter(({to}) => to[0] !== 'hello@company.example');

  test('goes to the sender if it is switched on, once a day, and repeats nothing that was typed', async () => {
    const forward = stopTime();
    const receiver = await receive(settingsFor(mailbox.port, undefined, {confirms: true}));
    await receiver.send('Buy my pills');
    await receiver.send('again');
    await ask(receiver.port, '/', form({...message, 'bot-field': 'x', email: 'victim@example.com'}));
    await until(() => receiver.happened('sent').length === 4);
    expect(toSender().map(({to}) => to)).toEqual([['amina@example.com']]);
    const [mail] = toSender();
    if (!mail) throw new Error('no mail');
    expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-replied');
    expect(bodyOf(mail)).toContain('Thank you!');
    expect(mail.text).not.toMatch(/pills|Amina/);
    forward(day);
    await receiver.send('the next day');
    await until(() => toSender().length === 2);
  });

  test('that is refused is nothing to worry about', async () => {
    const other = new MailboxServer();
    await other.start({
      onRcptTo: ({address}, _, done) => done(address.startsWith('amina') ? refusal(550, 'no') : undefined),
    });
    const receiver = await receive(settingsFor(other.port, undefined, {confirms: true}));
    await receiver.send();
    await until(() => receiver.statuses()[0] === 'done: mail sent, confirmation given up');
    expect((await ask(receiver.port, '/healthz')).status).toBe(200);
    await stopAll();
    await other.stop();
  });
});
