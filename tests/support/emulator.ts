import {execFileSync, spawn} from 'node:child_process';
import {cpSync, existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {freePort} from '@site/tests/support/servers';
import {hostFiles} from '../../src/build/hosting/hostFiles';
import {root} from './files';
import {newFolder} from './servers';

export type Emulator = {port: number; log: () => string; stop: () => Promise<void>};

/** The last versions that also run on Node 20. They are large, so only these tests install them. */
const versions = {wrangler: '4.80.0', 'netlify-cli': '23.13.0'};

function installed(name: keyof typeof versions): string {
  const folder = path.join(root, 'node_modules/.cache/emulators', `${name}-${versions[name]}`);
  const bin = path.join(folder, 'node_modules/.bin', name === 'wrangler' ? 'wrangler' : 'netlify');
  if (existsSync(bin)) return bin;
  mkdirSync(folder, {recursive: true});
  const flags = ['--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  execFileSync('npm', ['install', ...flags, `${name}@${versions[name]}`], {stdio: 'inherit'});
  return bin;
}

/** A copy of the built site with the rules that a build for that host would write. */
export async function siteFor(env: Record<string, string>): Promise<string> {
  const folder = path.join(newFolder('emulator'), 'build');
  cpSync(path.join(root, 'build'), folder, {recursive: true});
  Object.assign(process.env, env);
  await hostFiles(folder);
  for (const name of Object.keys(env)) Reflect.deleteProperty(process.env, name);
  return folder;
}

/** Starts an emulator, and replaces `PORT` in `args` with a free port. */
export async function startEmulator(name: keyof typeof versions, args: string[], cwd: string): Promise<Emulator> {
  const program = installed(name);
  const port = await freePort();
  // In its own process group, because both emulators start further processes.
  const child = spawn(
    program,
    args.map((arg) => arg.replace('PORT', String(port))),
    {
      cwd,
      detached: true,
      env: {...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false', NETLIFY_TELEMETRY_DISABLED: '1'},
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', resolve));
  const answers = async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.ok ?? false;
  for (let tries = 0; !(await answers()); tries += 1) {
    if (tries > 240 || child.exitCode !== null) throw new Error(`${name} did not start: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const stop = async () => {
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await ended;
  };
  return {port, log: () => output, stop};
}
