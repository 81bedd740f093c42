import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {spoolIn} from '../../src/features/contact/server/receiver/spool';
import {droppingServer, MailboxServer, refusal} from '../features/contact/receiver/mailServer';
import {startReceiverProcess, type ReceiverProcess} from '../features/contact/receiver/receiverProcess';
import {ask, form, newFolder} from '../support/servers';

const [minute, day] = [60_000, 86_400_000];
const ample = {perSender: 1e6, total: 1e6};

/** A folder, a mail server and a receiver of one scenario, with what visitors and a monitor were told. */
class Stage {
  readonly mailbox = new MailboxServer();
  readonly health: string[] = [];
  confirmed = 0;
  receiver: ReceiverProcess | undefined;
  others: (() => unknown)[] = [];

  constructor(
    readonly folder = newFolder('faults'),
    readonly limits = ample,
  ) {}

  settings = (port = this.mailbox.port, folder = this.folder) => {
    const mail = {host: '127.0.0.1', port, security: 'none' as const, user: undefined, password: undefined};
    const addresses = {from: 'website@company.example', to: 'hello@company.example'};
    const more = {months: 24, limits: this.limits, webhook: undefined, confirms: false};
    return {port: 0, folder, mail: {...mail, ...addresses}, ...more};
  };

  async start(ahead = 0, mailPort = this.mailbox.port): Promise<void> {
    this.receiver = await startReceiverProcess(this.settings(mailPort), ahead);
  }

  async kill(): Promise<void> {
    await this.receiver?.kill();
  }

  /** Sends messages, a few at a time, and counts those that were confirmed. */
  async send(count: number, {from = '192.0.2.1', fields = {}, atOnce = 10}: Crowd = {}): Promise<number[]> {
    const statuses: number[] = [];
    const next = async (at: number): Promise<void> => {
      if (at >= count) return;
      const sent = form({'form-name': 'contact', name: 'Amina', message: `${at} ${'x'.repeat(2000)}`, ...fields});
      const headers = {...sent.headers, 'X-Forwarded-For': typeof from === 'string' ? from : from(at)};
      const answer = await ask(this.receiver?.port ?? 0, '/', {...sent, headers}).catch(() => undefined);
      statuses.push(answer?.status ?? 0);
      if (answer?.status === 200) this.confirmed += 1;
      await next(at + atOnce);
    };
    await Promise.all(Array.from({length: atOnce}, (_, at) => next(at)));
    return statuses;
  }

  async monitor(): Promise<void> {
    const status = await ask(this.receiver?.port ?? 0, '/healthz').then(
      (answer) => String(answer.status),
      () => 'none',
    );
    if (this.health.at(-1) !== status) this.health.push(status);
  }

  retry = () => this.receiver?.child.kill('SIGUSR2');

  async delivered(count = this.confirmed, within = 2.5 * minute): Promise<void> {
    const end = performance.now() + within;
    while (new Set(this.mailbox.mails.map(({messageId}) => messageId)).size < count && performance.now() < end)
      await setTimeout(100);
    await setTimeout(500);
  }

  async row(name: string): Promise<string> {
    // The disk and the mail server are checked at most twice a minute.
    await setTimeout(minute / 2);
    await this.monitor();
    let stored = 0;
    for await (const _ of spoolIn(this.folder).all()) stored += 1;
    const ids = this.mailbox.mails.map(({messageId}) => messageId);
    const unique = new Set(ids).size;
    await this.kill();
    await this.mailbox.stop();
    for (const end of this.others) await end();
    return `| ${name} | ${this.confirmed} | ${stored} | ${unique} | ${ids.length - unique} | ${this.health.join(', then ')} |`;
  }
}

type Crowd = {from?: string | ((at: number) => string); fields?: Record<string, string>; atOnce?: number};

type Scenario = (stage: Stage) => Promise<void>;

/** A disk of one MiB, which takes root to mount. */
function smallDisk(): string | undefined {
  const folder = newFolder('faults-disk');
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0 ? folder : undefined;
}

const withMailbox =
  (act: Scenario, ...options: Parameters<MailboxServer['start']>): Scenario =>
  async (stage) => {
    await stage.mailbox.start(...options);
    await act(stage);
  };

const startAndSend: Scenario = async (stage) => {
  await stage.start();
  await stage.monitor();
  await stage.send(20);
};

/** Until all has arrived. */
const arrives =
  (act: Scenario): Scenario =>
  async (stage) => {
    await act(stage);
    await stage.delivered();
  };

async function fillDisk(folder: string): Promise<void> {
  for (let at = 0, size = 65_536; size >= 1; at += 1) {
    try {
      writeFileSync(path.join(folder, `fill-${at}`), 'x'.repeat(size));
    } catch {
      rmSync(path.join(folder, `fill-${at}`), {force: true});
      size = Math.floor(size / 4);
    }
    await setTimeout(0);
  }
}

function emptyDisk(folder: string): void {
  for (const name of readdirSync(folder)) if (name.startsWith('fill-')) rmSync(path.join(folder, name));
}

let busy = 0;
const scenarios: Record<string, Scenario> = {
  'Nothing is wrong': arrives(withMailbox(startAndSend)),
  'Mail: the server is down for a minute': async (stage) => {
    await stage.mailbox.start();
    await stage.mailbox.stop();
    await startAndSend(stage);
    await setTimeout(minute);
    await stage.mailbox.start();
    await stage.delivered();
  },
  'Mail: every first attempt is refused for now': arrives(
    withMailbox(startAndSend, {onRcptTo: (_, __, done) => done((busy += 1) <= 20 ? refusal(450, 'wait') : undefined)}),
  ),
  'Mail: everything is refused for good': withMailbox(startAndSend, {
    onRcptTo: (_, __, done) => done(refusal(550, 'no')),
  }),
  'Mail: the connection ends after the mail, before the answer': async (stage) => {
    const dropping = await droppingServer();
    await stage.mailbox.start();
    await stage.start(0, dropping.port);
    await stage.send(1);
    while (dropping.received.length === 0) await setTimeout(50);
    await stage.kill();
    stage.mailbox.mails.push({
      text: dropping.received[0] ?? '',
      messageId: /^Message-ID: (\S+)/m.exec(dropping.received[0] ?? '')?.[1] ?? '',
      to: [],
    });
    dropping.close();
    await stage.start();
    stage.retry();
    while (stage.mailbox.mails.length < 2) await setTimeout(100);
  },
  'The receiver is killed three times': arrives(
    withMailbox(async (stage) => {
      for (let at = 0; at < 3; at += 1) {
        await stage.start();
        const sending = stage.send(20);
        const before = stage.confirmed;
        while (stage.confirmed < before + 5) await setTimeout(1);
        await stage.kill();
        await sending;
      }
      await stage.start();
      await stage.send(20);
      stage.retry();
    }),
  ),
  'Disk: full while messages arrive': async (stage) => {
    await stage.mailbox.start();
    await stage.start();
    await fillDisk(stage.folder);
    await stage.send(20);
    await stage.monitor();
    emptyDisk(stage.folder);
    await stage.send(20);
    await stage.delivered();
  },
  'Disk: full while mails are delivered': async (stage) => {
    await stage.mailbox.start({}, () => setTimeout(500));
    await stage.start();
    await stage.send(10);
    await fillDisk(stage.folder);
    await stage.monitor();
    await stage.delivered();
    emptyDisk(stage.folder);
  },
  'Clock: 400 days ahead at the start, then right': arrives(
    withMailbox(async (stage) => {
      await stage.start(400 * day);
      await stage.send(10);
      stage.receiver?.setAhead(0);
      await stage.send(10);
    }),
  ),
  'Clock: five hours ahead, then right, while the mail server is down': async (stage) => {
    await stage.mailbox.start();
    await stage.mailbox.stop();
    await stage.start(5 * 60 * minute);
    await stage.send(20);
    stage.receiver?.setAhead(0);
    await setTimeout(minute / 2);
    await stage.mailbox.start();
    await stage.delivered();
  },
  'Clock: three years ahead after a restart, with undelivered messages': async (stage) => {
    await stage.mailbox.start();
    await stage.mailbox.stop();
    await stage.start();
    await stage.send(20);
    await stage.kill();
    await stage.start(3 * 365 * day);
    await setTimeout(minute / 4);
    await stage.mailbox.start();
    stage.retry();
    await stage.delivered();
  },
  'Crowd: 600 refused requests from one IPv6 /48, then 20 visitors': arrives(
    withMailbox(async (stage) => {
      await stage.start();
      await stage.send(600, {from: (at) => `2001:db8:1:${at.toString(16)}::1`, fields: {'form-name': 'login'}});
      await stage.send(20, {from: (at) => (at % 2 ? `198.51.100.${at}` : `2001:db8:1:${at}::1`)});
    }),
  ),
  'Crowd: 700 messages from one IPv4 network, and 40 slow connections': arrives(
    withMailbox(async (stage) => {
      await stage.start();
      const port = stage.receiver?.port ?? 0;
      const slow = Array.from({length: 40}, () =>
        connect(port, '127.0.0.1')
          .on('error', () => undefined)
          .resume(),
      );
      for (const client of slow) client.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50000\r\n\r\na');
      await stage.send(700, {from: (at) => `203.0.113.${at % 70}`, atOnce: 50});
      await setTimeout(7000);
      const open = slow.filter((client) => !client.destroyed && client.readable).length;
      if (open > 0) stage.health.push(`${open} connections still open`);
      for (const client of slow) client.destroy();
    }),
  ),
  'Two receivers on one folder, by two paths': async (stage) => {
    await stage.mailbox.start();
    await stage.start();
    const other = newFolder('faults-path');
    if (spawnSync('mount', ['--bind', stage.folder, other]).status === 0)
      stage.others.push(() => spawnSync('umount', [other]));
    else mkdirSync(path.join(other, 'not mounted'));
    const second = await startReceiverProcess(stage.settings(undefined, other)).catch((error: Error) => error.message);
    stage.health.push(typeof second === 'string' ? 'the second does not start' : 'THE SECOND STARTED');
    if (typeof second !== 'string') stage.others.push(second.kill);
    await stage.send(20);
    await stage.delivered();
  },
};

/** Plays each fault, or those that are named, against a receiver on 127.0.0.1 and prints the table of docs/operating.md. */
export default async function messageFaults(named: readonly string[]): Promise<number> {
  const playing = Object.entries(scenarios).map(async ([name, scenario]) => {
    if (named.length > 0 && !named.some((part) => name.includes(part))) return [];
    const disk = name.startsWith('Disk') ? smallDisk() : undefined;
    if (name.startsWith('Disk') && !disk) return [];
    const stage = new Stage(disk, name.startsWith('Crowd') ? {perSender: 10, total: 600} : ample);
    if (disk) stage.others.push(() => spawnSync('umount', [disk]));
    const isOver = await Promise.race([scenario(stage).then(() => true), setTimeout(4 * minute, false)]);
    if (!isOver) stage.health.push('NOT OVER');
    await stage.monitor();
    const row = await stage.row(name);
    console.error(row);
    return [row];
  });
  const rows = (await Promise.all(playing)).flat();
  console.log('| Fault | Confirmed | Stored | Delivered | Twice | Health |\n| --- | --: | --: | --: | --: | --- |');
  console.log(rows.join('\n'));
  return 0;
}
