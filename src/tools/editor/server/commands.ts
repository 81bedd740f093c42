import {spawn} from 'node:child_process';
import path from 'node:path';
import type {Responses} from '../protocol';
import type {Requests} from './requests';

function argumentsOf({name, words, to, only}: Requests['command']): string[] {
  const flags = [...(to ? ['--to', to] : []), ...(only ? ['--only', only] : [])];
  return name === 'submit' ? ['--yes', ...flags, '--', ...words] : [...words, ...flags];
}

/** Without the variables of this run of Docusaurus, which would affect a build. */
const environment = () => {
  const own = Object.entries(process.env).filter(([name]) => !/^DOCUSAURUS_|^(NODE_ENV|BABEL_ENV)$/.test(name));
  return {...Object.fromEntries(own), FORCE_COLOR: '0'};
};

/** Runs a command of the site as in a terminal, and returns its output. */
export function runCommand(root: string, request: Requests['command']): Promise<Responses['command']> {
  const script = path.join(root, 'src/cli/run.mjs');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, request.name, ...argumentsOf(request)], {
      cwd: root,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    let address: string | undefined;
    child.on('message', (message) => ({address} = message as {address: string}));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({output: output.trim(), isDone: code === 0, address});
    });
  });
}
