// cspell:ignore maillog myhostname
import {execFileSync} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {operatingBlock} from './nginxServer';
import {asRoot, needProgram} from '../support/programs';
import {freePort} from '../support/servers';

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

const root = (...command: string[]) => {
  const [program = '', ...args] = [...asRoot, ...command];
  execFileSync(program, args, {stdio: 'ignore'});
};

/** The Postfix of docs/operating.md, with a queue of its own. Mail goes to a port of this machine. */
export async function postfix(far: number) {
  // Its own users read the folder.
  const folder = mkdtempSync('/var/tmp/site-postfix-');
  chmodSync(folder, 0o755);
  for (const name of ['queue', 'data']) mkdirSync(path.join(folder, name));
  const port = await freePort();
  const replaced = /^(relayhost|smtp_tls_security_level|smtp_sasl_auth_enable) .*\n/gm;
  writeFileSync(`${folder}/main.cf`, operatingBlock('postfix').replace(replaced, '') + ofTest(folder, far));
  writeFileSync(`${folder}/master.cf`, services(port));
  root('chown', '-R', 'root', folder);
  root('chown', 'postfix', `${folder}/data`);
  const run = (command: string) => root(needProgram('postfix'), '-c', folder, command);
  run('start');
  return {
    port,
    start: () => run('start'),
    /** As a power failure would end it, with all its processes. */
    kill: () => root('kill', '-9', '--', `-${readFileSync(`${folder}/queue/pid/master.pid`, 'utf8').trim()}`),
    stop(): void {
      run('stop');
      root('rm', '-r', folder);
    },
  };
}
