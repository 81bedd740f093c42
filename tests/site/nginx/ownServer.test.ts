import matter from '@11ty/gray-matter';
import {freePort} from '@site/src/cli/support/ports';
import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {needProgram, onPath} from '../../run/programs';
import {root} from '../../support/files';
import {MailboxServer, bodyOf} from '../../support/mailServer';
import {onLoopback} from '../../support/nginxServer';
import {until} from '../../support/receiving';
import {ask, form, newFolder} from '../../support/servers';

const file = (name: string) => readFileSync(path.join(root, 'docs/server', name), 'utf8');
const units = ['site.service', 'receive.service', 'rebuild.service'];

/** The words of a command as a shell reads them. */
const wordsOf = (command: string) =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

const startOf = (unit: string) => wordsOf(/^ExecStart=(.*)$/m.exec(file(unit))?.[1] ?? '');

/** The commands of the images in the Dockerfile, by their names. */
const imageCommands = new Map(
  file('Dockerfile')
    .split(/^FROM /m)
    .map((stage) => [/ AS (\w+)/.exec(stage)?.[1], /^CMD (.*)$/m.exec(stage)?.[1]] as const)
    .map(([name, command]) => [name, command ? (JSON.parse(command) as string[]) : []]),
);

type Service = {
  build: {context: string; dockerfile: string; target: string; args: Record<string, string>};
  depends_on?: Record<string, {condition: string}>;
  env_file?: string;
  network_mode?: string;
  read_only: boolean;
  tmpfs: string[];
  volumes?: string[];
};
const compose = matter(`---\n${file('compose.yaml')}\n---\n`).data as {
  services: Record<string, Service>;
};

test.each([
  ['site', 'site.service'],
  ['receiver', 'receive.service'],
])('the image of the %s and %s start the same', (image, unit) => {
  const [program = '', ...args] = startOf(unit);
  expect(imageCommands.get(image)).toEqual([path.basename(program), ...args]);
});

describe('compose.yaml', () => {
  const folder = path.join(root, 'docs/server');

  test.each(Object.entries(compose.services))(
    '%s is built from files that are there, and may write to little',
    (_, service) => {
      const {context, dockerfile, target} = service.build;
      expect(path.resolve(folder, context)).toBe(root);
      expect(existsSync(path.resolve(folder, context, dockerfile))).toBe(true);
      expect([...imageCommands.keys()]).toContain(target);
      expect(service.read_only).toBe(true);
    },
  );

  test('the receiver is on the network of nginx, keeps its messages in a volume, and reads .env', () => {
    const {network_mode: network, volumes = [], env_file: settings = ''} = compose.services.receiver ?? {};
    expect(network).toBe('service:site');
    expect(volumes).toEqual(['messages:/var/lib/site-messages']);
    expect(path.resolve(folder, settings)).toBe(path.join(root, '.env'));
  });

  test('nginx starts after the first release is there, and reads what the command wrote', () => {
    const {release, site} = compose.services;
    expect(site?.depends_on).toEqual({release: {condition: 'service_completed_successfully'}});
    expect(site?.volumes).toEqual(release?.volumes);
    expect(file('nginx.conf')).toContain(`include ${imageCommands.get('release')?.at(-1)}/current/nginx.conf;`);
  });
});

test('where nginx writes is there for it, in the container and under systemd', () => {
  const writes = [...file('nginx.conf').matchAll(/^\s*(?:pid|\w+_temp_path) (\S+);$/gm)].map(([, to = '']) =>
    path.dirname(to),
  );
  expect(new Set(writes)).toEqual(new Set(['/run/site']));
  expect(compose.services.site?.tmpfs).toEqual(['/run/site']);
  expect(file('site.service')).toMatch(/^RuntimeDirectory=site$/m);
});

describe.each(units)('%s', (unit) => {
  test('may do no more than its neighbors', () => {
    const restrictions = (name: string) => file(name).match(/^(Protect|Private|Restrict|Lock|NoNew|System)\w+=.*$/gm);
    const common = restrictions('site.service')?.filter((one) => restrictions('receive.service')?.includes(one));
    expect(common?.length).toBeGreaterThan(15);
    expect(restrictions(unit)).toEqual(expect.arrayContaining(common ?? []));
    expect(file(unit)).toMatch(/^User=site$/m);
  });

  (onPath('systemd-analyze') ? test : test.skip)('is as systemd wants it', () => {
    const copy = path.join(newFolder('units'), unit);
    // The programs may be elsewhere on this machine.
    const here = file(unit)
      .replace('/usr/bin/node', process.execPath)
      .replace('/usr/sbin/nginx', needProgram('nginx'))
      .replaceAll('/usr/bin/npm', process.execPath);
    writeFileSync(copy, here);
    const {stderr, status} = spawnSync('systemd-analyze', ['verify', '--man=no', copy], {encoding: 'utf8'});
    expect([stderr, status]).toEqual(['', 0]);
  });
});

describe('in a plain folder', () => {
  const mailbox = new MailboxServer();
  const children: ChildProcess[] = [];
  let said = '';
  let web: number;
  let proofs: string;

  const run = (program: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
    const child = spawn(program, args, {cwd: root, env: {...process.env, ...env}});
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    children.push(child);
  };

  beforeAll(async () => {
    await mailbox.start();
    const folder = newFolder('own-server');
    const messages = await freePort();
    web = await freePort();
    const releases = path.join(folder, 'releases');
    proofs = path.join(releases, 'proofs');
    const [, ...releaseArgs] = imageCommands.get('release') ?? [];
    const made = spawnSync(process.execPath, [...releaseArgs.slice(0, -1), releases], {
      cwd: root,
      env: {...process.env, MESSAGES_PORT: String(messages), TLS_FOLDER: folder},
      encoding: 'utf8',
    });
    expect([made.stdout, made.status]).toEqual([expect.stringContaining('is ready, over http, because'), 0]);
    const served = path.join(releases, 'current/nginx.conf');
    writeFileSync(served, onLoopback(readFileSync(served, 'utf8'), web));
    const config = file('nginx.conf').replaceAll('/run/site/', `${folder}/`).replaceAll('/srv/site/releases', releases);
    writeFileSync(path.join(folder, 'nginx.conf'), config);
    const [, ...nginxArgs] = startOf('site.service').map((word) =>
      word.endsWith('nginx.conf') ? path.join(folder, 'nginx.conf') : word,
    );
    // As root, nginx would run its workers as a user who may not read our folders.
    const asRoot = process.getuid?.() === 0 ? ['-g', 'daemon off; user root;'] : nginxArgs.slice(-2);
    run(needProgram('nginx'), [...nginxArgs.slice(0, -2), ...asRoot]);
    const [, ...receiverArgs] = startOf('receive.service');
    run(process.execPath, receiverArgs, {
      MESSAGES_FOLDER: path.join(folder, 'messages'),
      MESSAGES_PORT: String(messages),
      MESSAGES_FROM: 'website@company.example',
      MESSAGES_TO: 'hello@company.example',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mailbox.port),
      SMTP_SECURITY: 'none',
    });
    await until(() => said.includes('"listening"'), 'the receiver');
  }, 30_000);

  afterAll(async () => {
    const running = children.filter(({exitCode}) => exitCode === null);
    await Promise.all(running.map((child) => new Promise((resolve) => child.once('exit', resolve).kill('SIGTERM'))));
    await mailbox.stop();
  });

  test('the two commands serve the site and turn a form into a mail', async () => {
    const page = await ask(web, '/contact', {headers: {'Accept-Encoding': 'br'}});
    expect([page.status, page.headers['content-encoding']]).toEqual([200, 'br']);
    for (const host of ['127.0.0.1', '[::1]']) {
      const {status} = await fetch(`http://${host}:${web}/`, {
        method: 'POST',
        body: new URLSearchParams({'form-name': 'contact', name: 'Amina', message: `Over ${host}`}),
      });
      expect([host, status]).toEqual([host, 200]);
    }
    await until(() => mailbox.mails.length === 2, 'the mails');
    expect(mailbox.mails.map(bodyOf).join()).toMatch(/Over 127\.0\.0\.1[^]*Over \[::1\]/);
  });

  test('a monitor elsewhere gets a status about the messages, and no counts', async () => {
    const {status, text} = await ask(web, '/healthz/messages');
    expect([status, text]).toEqual([200, 'Messages are stored and sent.\n']);
  });

  test('a monitor gets an answer, and so does the authority that looks for a proof', async () => {
    const [watched = ''] = /(?<=http:\/\/127\.0\.0\.1)\/\w+(?='])/.exec(file('compose.yaml')) ?? [];
    expect((await ask(web, watched)).status).toBe(200);
    const challenge = '/.well-known/acme-challenge/token';
    mkdirSync(path.join(proofs, path.dirname(challenge)), {recursive: true});
    writeFileSync(path.join(proofs, challenge), 'the proof');
    expect((await ask(web, challenge)).text).toBe('the proof');
  });

  test('a reload leaves the receiver running, and it ends cleanly when stopped', async () => {
    const receiver = children.at(-1);
    const reload = /^ExecReload=.* -(\w+) /m.exec(file('receive.service'))?.[1];
    receiver?.kill(`SIG${reload}` as NodeJS.Signals);
    const fields = {'form-name': 'contact', message: 'After the reload'};
    expect((await ask(web, '/', form(fields))).status).toBe(200);
    await until(() => mailbox.mails.length === 3, 'the mail');
    receiver?.kill('SIGTERM');
    await until(() => receiver?.exitCode === 0, 'the end');
    expect(said).toContain('"stopped"');
  });
});
