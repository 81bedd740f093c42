/** @jest-environment node */
import {hour, minute} from '@site/src/features/contact/server/receiver/clock';
import {lateAfter} from '@site/src/features/contact/server/receiver/delivery';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {MailboxServer, refusal} from './mailServer';
import {ask, form} from '../../../support/servers';
import {message, openMailbox, receive, settingsFor, stopAll, stopTime, until} from './receiving';

const mailbox = openMailbox();

const start = () => receive(settingsFor(mailbox.port));

/** The health of the receiver, which checks the disk and the mail server again after a minute at the latest. */
const healthOf = async ({port}: {port: number}) => {
  const {status, text} = await ask(port, '/healthz');
  return {status, ...(JSON.parse(text) as {problems: string[]; possiblySpam: number})};
};

describe('/healthz', () => {
  test('reports that all is well, with every count', async () => {
    const {port} = await start();
    const counts = {waiting: 0, late: 0, givenUp: 0, possiblySpam: 0, turnedAway: 0};
    expect(await healthOf({port})).toEqual({status: 200, ok: true, problems: [], ...counts});
  });

  test('reports within a minute that the mail server is down, and that it is back', async () => {
    const forward = stopTime();
    const other = new MailboxServer();
    await other.start();
    const receiver = await receive(settingsFor(other.port));
    expect((await healthOf(receiver)).status).toBe(200);
    await other.stop();
    forward(minute);
    expect(await healthOf(receiver)).toMatchObject({status: 503, problems: [expect.stringContaining('mail server')]});
    await other.start();
    forward(minute);
    expect((await healthOf(receiver)).status).toBe(200);
    await stopAll();
    await other.stop();
  });

  test('reports a refused mail at once, a delayed one after a quarter of an hour, and refused spam never', async () => {
    const forward = stopTime();
    const other = new MailboxServer();
    let code = 554;
    await other.start({onRcptTo: (_, __, done) => done(refusal(code, 'no'))});
    const receiver = await receive(settingsFor(other.port));
    await ask(receiver.port, '/', form({...message, 'bot-field': 'x'}));
    await until(() => receiver.happened('given up').length === 1);
    expect(await healthOf(receiver)).toMatchObject({status: 200, possiblySpam: 1});
    code = 450;
    await receiver.send();
    await until(() => receiver.happened('delayed').length === 1);
    expect(await healthOf(receiver)).toMatchObject({status: 200, waiting: 1, late: 0});
    forward(lateAfter);
    await until(() => receiver.happened('delayed').length === 2);
    expect(await healthOf(receiver)).toMatchObject({status: 503, late: 1});
    code = 554;
    forward(hour);
    await until(() => receiver.happened('given up').length === 2);
    expect(await healthOf(receiver)).toMatchObject({status: 503, waiting: 0, late: 0, givenUp: 1});
    await stopAll();
    await other.stop();
  });

  test('reports a missing folder, and the visitor gets an error', async () => {
    const forward = stopTime();
    const receiver = await start();
    rmSync(receiver.folder, {recursive: true});
    writeFileSync(receiver.folder, '');
    expect((await healthOf(receiver)).status).toBe(503);
    const answer = await ask(receiver.port, '/', form(message));
    expect(answer.status).toBe(500);
    expect(answer.text).toBe('Your message could not be stored. Please try again later.\n');
    rmSync(receiver.folder);
    mkdirSync(receiver.folder);
    forward(minute);
    expect((await healthOf(receiver)).status).toBe(200);
    expect(await receiver.send()).toBe(200);
  });
});
