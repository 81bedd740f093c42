import matter from '@11ty/gray-matter';
import {freePort} from '@site/tests/support/servers';
import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describeWith, needProgram, testWith} from '../../../support/programs';
import {root} from '../../../support/files';
import {MailboxServer, bodyOf} from './mailServer';
import {onLoopback} from '../../../support/nginxServer';
import {until} from './receiving';
import {ask, form, newFolder} from '../../../support/servers';

const file = (name: string) => readFileSync(path.join(root, 'docs/server', name), 'utf8');
const units = ['site.service', 'receive.service', 'rebuild.service'];

/** The arguments of a command, split as by a shell. */
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

type Build = {context: string; dockerfile: string; target: string};

test.each([
  ['site', 'site.service'],
  ['receiver', 'receive.service'],
])('the image of the %s and %s run the same command', (image, unit) => {
  const [program = '', ...args] = startOf(unit);
  expect(imageCommands.get(image)).toEqual([path.basename(program), ...args]);
});

test('compose.yaml builds targets of the Dockerfile from the root of the repository', () => {
  const folder = path.join(root, 'docs/server');
  const {services} = matter(`---\n${file('compose.yaml')}\n---\n`).data as {services: Record<string, {build: Build}>};
  for (const {build} of Object.values(services)) {
    expect(path.resolve(folder, build.context)).toBe(root);
    expect(existsSync(path.join(root, build.dockerfile))).toBe(true);
    expect([...imageCommands.keys()]).toContain(build.target);
  }
});

testWith('systemd', 'nginx').each(units)('systemd accepts %s', (unit) => {
  const copy = path.join(newFolder('units'), unit);
  // The programs may be in other places on this machine.
  const here = file(unit)
    .replace('/usr/bin/node', process.execPath)
    .replace('/usr/sbin/nginx', needProgram('nginx'))
    .replaceAll('/usr/bin/npm', process.execPath);
  writeFileSync(copy, here);
  const {stderr, status} = spawnSync(needProgram('systemd'), ['verify', '--man=no', copy], {encoding: 'utf8'});
  expect([stderr, status]).toEqual(['', 0]);
});

const withRelease = existsSync(path.join(root, 'src/cli/release.ts')) ? describeWith('nginx') : describe.skip;

withRelease('in a plain folder', () => {
  const mailbox = new MailboxServer();
  const children: ChildProcess[] = [];
  let output = '';
  let web: number;

  const run = (program: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
    const child = spawn(program, args, {cwd: root, env: {...process.env, ...env}});
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    children.push(child);
  };

  beforeAll(async () => {
    await mailbox.start();
    const folder = newFolder('own-server');
    const messages = await freePort();
    web = await freePort();
    const releases = path.join(folder, 'releases');
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
    // As root, nginx would run its workers as a user who cannot read the test's folders.
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
    await until(() => output.includes('"listening"'), 'the receiver');
  });

  afterAll(async () => {
    const running = children.filter(({exitCode}) => exitCode === null);
    await Promise.all(running.map((child) => new Promise((resolve) => child.once('exit', resolve).kill('SIGTERM'))));
    await mailbox.stop();
  });

  test('the two commands serve the site and email a form', async () => {
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

  test('a monitor gets an answer and a status of the messages without counts', async () => {
    const [watched = ''] = /(?<=http:\/\/127\.0\.0\.1)\/\w+(?='])/.exec(file('compose.yaml')) ?? [];
    expect((await ask(web, watched)).status).toBe(200);
    const {status, text} = await ask(web, '/healthz/messages');
    expect([status, text]).toEqual([200, 'Messages are being stored and delivered.\n']);
  });

  test('the receiver keeps running during a reload and stops cleanly', async () => {
    const receiver = children.at(-1);
    const reload = /^ExecReload=.* -(\w+) /m.exec(file('receive.service'))?.[1];
    receiver?.kill(`SIG${reload}` as NodeJS.Signals);
    const fields = {'form-name': 'contact', message: 'After the reload'};
    expect((await ask(web, '/', form(fields))).status).toBe(200);
    await until(() => mailbox.mails.length === 3, 'the mail');
    receiver?.kill('SIGTERM');
    await until(() => receiver?.exitCode === 0, 'the end');
    expect(output).toContain('"stopped"');
  });
});
