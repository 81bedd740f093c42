// cspell:ignore runroot pull-never Basefile nofile ignorefile passwd
import {freePort} from '@site/tests/support/servers';
import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, chownSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../src/mdx/sources';
import {openCopy} from '../support/copy';
import {needProgram} from '../support/programs';
import {read} from '../support/files';
import {onLoopback} from '../support/nginxServer';
import {ask, form, newFolder} from '../support/servers';

// Builds the whole site after `npm ci`, possibly on a busy machine.
jest.setTimeout(30 * 60_000);

const folder = newFolder('containers');
const at = (...parts: string[]) => path.join(folder, ...parts);
const storage = ['--root', at('images'), '--runroot', at('run')];
const dockerfile = read('docs/server/Dockerfile');
const commands = new Map(
  dockerfile
    .split(/^FROM /m)
    .map((stage) => [
      / AS (\w+)/.exec(stage)?.[1] ?? '',
      JSON.parse(/^CMD (.*)$/m.exec(stage)?.[1] ?? '[]') as string[],
    ]),
);

/** The containers use this machine's programs. */
const programs = ['--volume', '/usr:/usr:ro'];
const chroot = ['--isolation', 'chroot', ...programs];

function buildah(...args: string[]): void {
  const {status, stderr, stdout} = spawnSync(needProgram('buildah'), [...storage, ...args], {encoding: 'utf8'});
  if (status !== 0) throw new Error(`buildah ${args.join(' ')}\n${`${stdout}\n${stderr}`.slice(-2000)}`);
}

/** A stand-in for a base image with only its folders and users, so that nothing is pulled from a registry. */
function makeBase(image: string): void {
  const root = at('base');
  rmSync(root, {recursive: true, force: true});
  for (const name of ['usr', 'etc', 'dev', 'proc', 'sys', 'tmp', 'srv', 'root', 'run/site']) {
    mkdirSync(path.join(root, name), {recursive: true});
  }
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) symlinkSync(`usr/${name}`, path.join(root, name));
  for (const name of ['tmp', 'run/site']) chmodSync(path.join(root, name), 0o1777);
  const users = [['root', 0] as const, ['nginx', 101] as const, ['node', 1000] as const];
  const passwd = users.map(([name, id]) => `${name}:x:${id}:${id}::/root:/bin/sh\n`);
  writeFileSync(path.join(root, 'etc/passwd'), passwd.join(''));
  writeFileSync(path.join(root, 'etc/group'), users.map(([name, id]) => `${name}:x:${id}:\n`).join(''));
  writeFileSync(at('Basefile'), 'FROM scratch\nCOPY base/ /\n');
  buildah('bud', '--tag', `docker.io/library/${image}`, '--file', at('Basefile'), folder);
}

/** Runs every instruction of the Dockerfile as Docker would, with npm's existing cache. */
function build(context: string, target: string): void {
  const cache = execFileSync('npm', ['config', 'get', 'cache'], {encoding: 'utf8'}).trim();
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  const given = certificates
    ? ['--env', `NODE_EXTRA_CA_CERTS=${certificates}`, '--volume', `${certificates}:${certificates}:ro`]
    : [];
  const ours = ['--ignorefile', path.join(context, 'docs/server/Dockerfile.dockerignore'), '--target', target];
  const file = path.join(context, 'docs/server/Dockerfile');
  const limits = ['--ulimit', 'nofile=8192:8192', '--network', 'host', '--pull-never', '--layers'];
  const all = [...chroot, ...limits, ...given, '--volume', `${cache}:/root/.npm`, ...ours];
  buildah('bud', ...all, '--tag', `site_${target}`, '--file', file, context);
  buildah('from', '--name', target, `localhost/site_${target}`);
}

/** Starts an image with its own user and command. */
function run(target: string, volumes: readonly string[], env: Record<string, string> = {}): ChildProcess {
  const shared = volumes.flatMap((volume) => ['--volume', volume]);
  const variables = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const command = ['/usr/bin/env', ...(commands.get(target) ?? [])];
  const args = [...storage, 'run', ...chroot, ...shared, ...variables, target, '--', ...command];
  return spawn(needProgram('buildah'), args, {stdio: ['ignore', 'inherit', 'inherit'], detached: true});
}

const volume = (name: string, owner: number) => {
  mkdirSync(at(name));
  chownSync(at(name), owner, owner);
  return at(name);
};

test('the base images have Node 24', () => {
  expect(dockerfile).toMatch(/^FROM node:24\.\d+\.\d+-bookworm AS built$/m);
});

test('the built images serve the site and receive its forms', async () => {
  const copy = openCopy('containers');
  const running: ChildProcess[] = [];
  try {
    for (const [, image = ''] of dockerfile.matchAll(/^FROM (\S+:\S+)/gm)) makeBase(image);
    for (const target of ['release', 'site', 'receiver']) build(copy.folder, target);

    const releases = `${volume('releases', 1000)}:/srv/site/releases`;
    const release = run('release', [releases]);
    expect(await once(release, 'exit')).toEqual([0, null]);
    const [web, port] = [await freePort(), await freePort()];
    const config = at('releases/current/nginx.conf');
    writeFileSync(config, onLoopback(readFileSync(config, 'utf8'), web).replaceAll(':8025', `:${port}`));

    running.push(run('site', [releases]));
    const messages = `${volume('messages', 1000)}:/var/lib/site-messages`;
    const mail = {SMTP_HOST: '127.0.0.1', SMTP_SECURITY: 'none', SMTP_PORT: String(await freePort())};
    const addresses = {MESSAGES_FROM: 'website@company.example', MESSAGES_TO: 'hello@company.example'};
    const settings = {...mail, ...addresses, MESSAGES_FOLDER: '/var/lib/site-messages', MESSAGES_PORT: String(port)};
    running.push(run('receiver', [messages], settings));
    const status = (address: string, sent = {}) =>
      ask(web, address, sent).then(
        (answer) => answer.status,
        () => 0,
      );
    const answers = async (address: string, wanted: number, sent = {}) => {
      for (let left = 120; left > 0 && (await status(address, sent)) !== wanted; left -= 1) {
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      expect([address, await status(address, sent)]).toEqual([address, wanted]);
    };
    await answers('/contact', 200);
    // No mail server is running.
    await answers('/healthz/messages', 503);
    expect(await status('/', form({'form-name': 'contact', message: 'From a container'}))).toBe(200);
    expect(filesIn(at('messages')).filter((file) => /^(done|waiting)\/[^.]/.test(file))).toHaveLength(1);
  } finally {
    for (const {pid} of running) if (pid) process.kill(-pid, 'SIGTERM');
    copy.discard();
    rmSync(folder, {recursive: true, force: true});
  }
});
