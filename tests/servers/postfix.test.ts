// cspell:ignore maillog myhostname
import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {inquiry, mailServer} from '../features/contact/relay/mailServer';
import {root} from '../support/files';
import {asRoot, needProgram, testWith} from '../support/programs';
import {ask, form, freePort} from '../support/servers';
import {operatingBlock} from './nginxServer';

/** What differs from the example: its folders, where mail goes, and how soon it tries again. */
const ofTest = (folder: string, far: number) => `
compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file = ${folder}/log
inet_protocols = ipv4
myhostname = queue.company.example
relayhost = [127.0.0.1]:${far}
smtp_tls_security_level = none
smtp_sasl_auth_enable = no
queue_run_delay = 2s
minimal_backoff_time = 2s
maximal_backoff_time = 4s
`;

/** Debian's services, of which only the first one listens, and none in a root of its own. */
const services = (port: number) =>
  readFileSync('/etc/postfix/master.cf', 'utf8')
    .replace(/^smtp( +)inet/m, `127.0.0.1:${port}$1inet`)
    .replace(/^(\S+ +\S+ +\S+ +\S+) +[y-]/gm, '$1 n');

const asRootRun = (...command: string[]) => {
  const [program = '', ...args] = [...asRoot, ...command];
  execFileSync(program, args, {stdio: 'ignore'});
};

/** The Postfix of docs/operating.md, with a queue of its own. Mail goes to a port of this machine. */
async function postfix(far: number) {
  // Its own users read the folder.
  const folder = mkdtempSync('/var/tmp/site-postfix-');
  chmodSync(folder, 0o755);
  for (const name of ['queue', 'data']) mkdirSync(path.join(folder, name));
  const port = await freePort();
  const replaced = /^(relayhost|smtp_tls_security_level|smtp_sasl_auth_enable) .*\n/gm;
  writeFileSync(`${folder}/main.cf`, operatingBlock('postfix').replace(replaced, '') + ofTest(folder, far));
  writeFileSync(`${folder}/master.cf`, services(port));
  asRootRun('chown', '-R', 'root', folder);
  asRootRun('chown', 'postfix', `${folder}/data`);
  const run = (command: string) => asRootRun(needProgram('postfix'), '-c', folder, command);
  run('start');
  return {
    port,
    start: () => run('start'),
    /** As a power failure would end it, with all its processes. */
    kill: () => asRootRun('kill', '-9', '--', `-${readFileSync(`${folder}/queue/pid/master.pid`, 'utf8').trim()}`),
    stop(): void {
      run('stop');
      asRootRun('rm', '-r', folder);
    },
  };
}

const total = 2000;

/** `npm run receive` in a process that can be killed. */
async function startRelay(port: number, mailPort: number): Promise<ChildProcess> {
  const env = {
    ...process.env,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MESSAGES_FROM: 'website@company.example',
    MESSAGES_TO: 'hello@company.example',
    HOST: '127.0.0.1',
    PORT: String(port),
  };
  const child = spawn(process.execPath, ['src/cli/run.mjs', 'receive'], {cwd: root, env, stdio: 'pipe'});
  child.stdout.once('data', () => child.stdout.resume());
  await once(child.stdout, 'data');
  return child;
}

const stops: (() => unknown)[] = [];

afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

testWith('postfix')(
  'every message that was answered with success arrives, whatever is killed in between',
  async () => {
    const first = await mailServer();
    const farServers = [first];
    stops.push(() => farServers.at(-1)?.stop());
    const queue = await postfix(first.port);
    stops.push(queue.stop);
    const port = await freePort();
    let relay = await startRelay(port, queue.port);
    stops.push(() => relay.kill());

    const killRelay = async () => {
      relay.kill('SIGKILL');
      await once(relay, 'exit');
      relay = await startRelay(port, queue.port);
    };
    const killPostfix = async () => {
      queue.kill();
      await pause(1000);
      queue.start();
    };
    const closeFar = () => farServers.at(-1)?.stop();
    const openFar = async () => farServers.push(await mailServer({}, first.port));
    /** What happens once so many messages were accepted. While mail is being delivered, a killed Postfix repeats it. */
    const events: [number, () => unknown][] = [
      [500, closeFar],
      [700, killPostfix],
      [1200, killPostfix],
      [1500, openFar],
      ...Array.from({length: 10}, (_, at): [number, () => unknown] => [100 + at * 180, killRelay]),
    ];
    events.sort(([one], [other]) => one - other);

    const deadline = Date.now() + 300_000;
    const failed = new Set<string>();
    let accepted = 0;
    let happening = Promise.resolve<unknown>(undefined);
    const accept = () => {
      accepted += 1;
      const next = events[0];
      if (!next || accepted < next[0]) return;
      events.shift();
      happening = happening.then(next[1]);
    };
    /** Sends a message until it is accepted, as its sender can, who still has it. Each comes from another address. */
    async function send(id: number): Promise<void> {
      const {headers, ...rest} = form({...inquiry, message: `number ${id}.`});
      const from = `10.0.${id >> 8}.${id & 255}`;
      while (Date.now() < deadline) {
        const sent = ask(port, '/', {...rest, headers: {...headers, 'X-Forwarded-For': from}});
        const status = await sent.then(
          (answer) => answer.status,
          () => 0,
        );
        if (status === 200) return accept();
        if (status !== 429) failed.add(String(id));
        await pause(status === 429 ? 1000 : 200);
      }
    }
    let id = 0;
    const sender = async () => {
      while (id < total) await send(id++);
    };
    await Promise.all(Array.from({length: 10}, sender));
    await happening;

    const arrived = () => farServers.flatMap(({mails}) => mails).map((mail) => /number (\d+)\./.exec(mail)?.[1] ?? '');
    while (new Set(arrived()).size < total && Date.now() < deadline) await pause(500);

    const all = arrived();
    const twice = all.filter((one, at) => all.indexOf(one) !== at);
    console.info(
      `${failed.size} of ${total} were answered with an error at least once, ${twice.length} arrived twice.`,
    );
    expect(events).toEqual([]);
    expect(Array.from({length: total}, (_, at) => String(at)).filter((one) => !all.includes(one))).toEqual([]);
    // Only where the answer was cut off.
    expect(twice.filter((one) => !failed.has(one))).toEqual([]);
  },
  400_000,
);
