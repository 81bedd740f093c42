import {collect} from '../../processes';
import type {Responses} from '../protocol';
import type {Requests} from './requests';

function argumentsOf({name, words, to, only}: Requests['command']): string[] {
  const flags = [...(to ? ['--to', to] : []), ...(only ? ['--only', only] : [])];
  return name === 'submit' ? ['--yes', ...flags, '--', ...words] : [...words, ...flags];
}

/** Runs a command of the site as in a terminal, and returns its output. */
export async function runCommand(root: string, request: Requests['command']): Promise<Responses['command']> {
  // The variables of this run of Docusaurus would affect a build.
  const own = Object.keys(process.env).filter((name) => /^DOCUSAURUS_|^(NODE_ENV|BABEL_ENV)$/.test(name));
  let address: string | undefined;
  const {code, output} = await collect('src/cli/run.mjs', [request.name, ...argumentsOf(request)], {
    cwd: root,
    env: {...Object.fromEntries(own.map((name) => [name, undefined])), FORCE_COLOR: '0'},
    onMessage: (message) => ({address} = message as {address: string}),
  });
  return {output: output.trim(), isDone: code === 0, address};
}
