/** @jest-environment node */
import {messagesKeptMonths} from '@site/src/features/contact/model/forms';
import {receiverSettings} from '@site/src/features/contact/server/receiver/settings';
import {spawnSync} from 'node:child_process';
import {root} from '../../../support/files';
import {newFolder} from '../../../support/servers';

const enough = {
  SMTP_HOST: 'smtp.example.com',
  MESSAGES_FROM: 'website@company.example',
  MESSAGES_TO: 'hello@company.example',
};

test('the receiver needs only three settings', () => {
  expect(receiverSettings('/site', enough)).toEqual({
    port: 8025,
    folder: '/site/.data/messages',
    months: messagesKeptMonths,
    mail: {
      host: 'smtp.example.com',
      port: 587,
      security: 'starttls',
      user: undefined,
      password: undefined,
      from: 'website@company.example',
      to: 'hello@company.example',
    },
    webhook: undefined,
    confirms: false,
    limits: {perSender: 10, total: 600},
  });
});

test('SMTP_SECURITY=tls changes the port', () => {
  const {mail} = receiverSettings('/site', {...enough, SMTP_SECURITY: 'tls'});
  expect(mail).toMatchObject({security: 'tls', port: 465});
});

test.each<[string, NodeJS.ProcessEnv, string]>([
  [
    'no mail server',
    {SMTP_HOST: ''},
    'SMTP_HOST is missing. Set it to the name of your mail server, such as smtp.example.com.',
  ],
  ['no recipient', {MESSAGES_TO: ''}, 'MESSAGES_TO is missing. Set it to the address that gets the messages.'],
  [
    'a name with the address',
    {MESSAGES_TO: 'Us <a@example.com>'},
    'MESSAGES_TO is "Us <a@example.com>". Set it to a single email address, without a name.',
  ],
  ['an unknown security', {SMTP_SECURITY: 'ssl'}, 'SMTP_SECURITY is "ssl". Set it to starttls, tls or none.'],
  [
    'no encryption to another machine',
    {SMTP_SECURITY: 'none'},
    'SMTP_SECURITY is none, but smtp.example.com is another machine. Set it to starttls or tls.',
  ],
  ['a user without a password', {SMTP_USER: 'a'}, 'Set both SMTP_USER and SMTP_PASSWORD, or neither.'],
  ['a bad port', {MESSAGES_PORT: 'http'}, 'MESSAGES_PORT is "http". Set it to a whole number from 1 to 65535.'],
  ['a limit of zero', {MESSAGES_LIMIT: '0'}, 'MESSAGES_LIMIT is "0". Set it to a whole number from 1 to 100000.'],
  ['half a month', {MESSAGES_MONTHS: '0.5'}, 'MESSAGES_MONTHS is "0.5". Set it to a whole number from 1 to 120.'],
  [
    'a webhook without https',
    {MESSAGES_WEBHOOK: 'http://hooks.example/secret'},
    'MESSAGES_WEBHOOK must start with https://. Correct it, or leave it out.',
  ],
  [
    'a public folder',
    {MESSAGES_FOLDER: 'build/messages'},
    'MESSAGES_FOLDER is build/messages, inside build/, which is public. Choose a folder elsewhere.',
  ],
])('the settings are refused with a sentence for %s', (_, wrong, sentence) => {
  expect(() => receiverSettings('/site', {...enough, ...wrong})).toThrow(new Error(sentence));
});

test('a mail server on this machine needs no encryption', () => {
  const {mail} = receiverSettings('/site', {...enough, SMTP_HOST: '127.0.0.1', SMTP_SECURITY: 'none'});
  expect(mail).toMatchObject({security: 'none', port: 25});
});

test('the command names all missing settings at once and exits', () => {
  const env = {PATH: process.env.PATH, MESSAGES_FOLDER: newFolder('receiver'), SMTP_HOST: ' ', MESSAGES_TO: ' '};
  const {stderr, status} = spawnSync(process.execPath, ['src/cli/run.mjs', 'receive'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect(
    stderr
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(['SMTP_HOST', 'MESSAGES_FROM', 'MESSAGES_TO']);
  expect(status).toBe(1);
});
