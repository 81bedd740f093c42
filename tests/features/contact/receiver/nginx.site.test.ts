import {freePort} from '@site/tests/support/servers';
import {minute} from '@site/src/features/contact/server/receiver/clock';
import type {Settings} from '@site/src/features/contact/server/receiver/settings';
import path from 'node:path';
import {root} from '../../../support/files';
import {MailboxServer, bodyOf} from './mailServer';
import {siteServer, type Nginx} from '../../../support/nginxServer';
import {startReceiverProcess, type ReceiverProcess} from './receiverProcess';
import {attemptsBy, settingsFor, storedBy, until} from './receiving';
import {testWith} from '../../../support/programs';
import {ask, form, type Answer} from '../../../support/servers';

const test = testWith('nginx');

const build = path.join(root, 'build');
const mailbox = new MailboxServer();
const limits = {perSender: 8, total: 1000};

let port: number;
let nginx: Nginx;

const settings = () => settingsFor(mailbox.port, undefined, {port, limits});

beforeAll(async () => {
  port = await freePort();
  await mailbox.start();
  await mailbox.stop();
  nginx = await siteServer(build, `http://127.0.0.1:${port}`);
});

afterAll(() => nginx.stop());

const message = {'form-name': 'contact', name: 'Amina', email: 'amina@example.com', message: 'Hello'};

/** The headers that Chromium sends with a form. */
const asBrowser = {
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-US,en;q=0.9',
  Origin: 'https://company.example',
  Referer: 'https://company.example/contact',
};
const byScript = {...asBrowser, Accept: '*/*', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Site': 'same-origin'};

const post = (url: string, headers: Record<string, string>, fields: Record<string, string> = message) => {
  const sent = form(fields);
  return ask(nginx.port, url, {...sent, headers: {...sent.headers, ...headers}});
};

/** The relevant headers. Node joins the values of a header that is sent twice. */
const sentWith = ({headers}: Answer) => [
  headers['cache-control'],
  headers['content-encoding'],
  headers['content-security-policy'],
  headers['x-content-type-options'],
];
const once = ['no-store', undefined, "default-src 'none'; frame-ancestors 'none'", 'nosniff'];

describe('behind nginx', () => {
  let receiver: ReceiverProcess;
  let used: Settings;

  beforeAll(async () => {
    used = settings();
    receiver = await startReceiverProcess(used);
  });

  afterAll(() => receiver.kill());

  test('an accepted form is answered with each header once', async () => {
    const answer = await post('/', byScript);
    expect([answer.status, ...sentWith(answer)]).toEqual([200, ...once]);
  });

  test('a refused form is answered with a sentence and each header once', async () => {
    const answer = await post('/', byScript, {...message, 'form-name': 'login'});
    expect([answer.status, answer.text, ...sentWith(answer)]).toEqual([404, 'Unknown form "login".\n', ...once]);
  });

  test('a forged X-Forwarded-For header does not evade the limit per address', async () => {
    const statuses = [];
    for (let at = 0; at < 10; at += 1) {
      statuses.push((await post('/', {...byScript, 'X-Forwarded-For': `192.0.2.${at}`})).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(storedBy(used)).toHaveLength(limits.perSender);
  });
});

test('without a receiver, nginx answers with a readable error', async () => {
  const answer = await post('/', byScript);
  expect([answer.status, ...sentWith(answer)]).toEqual([502, ...once]);
  expect(answer.text).toContain('502');
});

test('a message arrives once although the mail server is down for a day and the receiver is killed twice', async () => {
  const used = settings();
  const failedTimes = (times: number) => until(() => attemptsBy(used) === times);
  const first = await startReceiverProcess(used);
  expect((await post('/', byScript, {...message, message: 'after all'})).status).toBe(200);
  await failedTimes(1);
  await first.kill();
  const second = await startReceiverProcess(used, 12 * 60 * minute);
  await failedTimes(2);
  await second.kill();
  await mailbox.start();
  const third = await startReceiverProcess(used, 24 * 60 * minute);
  await until(() => mailbox.mails.length > 0);
  await third.kill();
  await mailbox.stop();
  expect(mailbox.mails.map((mail) => bodyOf(mail).includes('after all'))).toEqual([true]);
});
