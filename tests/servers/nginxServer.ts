import {spawn} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {root} from '../support/files';
import {needProgram} from '../support/programs';
import {ask, freePort, newFolder} from '../support/servers';

export type Nginx = {port: number; stop: () => Promise<void>};

/** A block of docs/operating.md that is marked as tested. */
export const operatingBlock = (name: string): string => {
  const text = readFileSync(path.join(root, 'docs/operating.md'), 'utf8');
  const block = new RegExp(`<!-- tested: ${name} -->\\n\\n\`\`\`\\w+\\n([^]*?)\`\`\``).exec(text)?.[1];
  if (!block) throw new Error(`docs/operating.md has no block "${name}".`);
  return block;
};

/** As root, nginx would run its workers as a user who cannot read the test's folders. */
const asThisUser = (folder: string) =>
  `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/pid; worker_processes 1;`;

const temporaryFolders = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');

type Site = {
  /** The folder of the site, and that of `assets`, which releases share. */
  files: string;
  shared?: string;
  formService?: string;
};

/** The nginx of docs/operating.md, on a free port of this machine, without encryption. */
export async function siteServer({files, shared = files, formService = 'http://127.0.0.1:1'}: Site): Promise<Nginx> {
  const folder = newFolder('nginx');
  const port = await freePort();
  const moved = readFileSync(path.join(files, '_redirects'), 'utf8').matchAll(/^(\S+) (\S+) 301/gm);
  writeFileSync(path.join(folder, 'redirects.map'), [...moved].map(([, from, to]) => `${from} ${to};`).join('\n'));
  const config = operatingBlock('nginx')
    .replace(/^(user|pid|worker_processes) .*\n/gm, '')
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80 default_server', `listen 127.0.0.1:${await freePort()}`)
    .replace(/listen 443 ssl http2/g, `listen 127.0.0.1:${port}`)
    .replace(/^ *ssl_certificate.*\n/gm, '')
    .replace('http {', `http {\n  ${temporaryFolders(folder)}`)
    .replace(/server_name example.com/, 'server_name 127.0.0.1')
    .replace('/srv/site/current/*.map', `${folder}/*.map`)
    .replace('/srv/site/current', files)
    .replace('/srv/site/shared', shared)
    .replaceAll('http://127.0.0.1:8025', formService);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, `${asThisUser(folder)}\n${config}`);
  const child = spawn(needProgram('nginx'), ['-e', 'stderr', '-c', file], {stdio: ['ignore', 'ignore', 'pipe']});
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const answers = () => ask(port, '/').then(Boolean, () => false);
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${output}`);
    await pause(50);
  }
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return {port, stop};
}
