import {existsSync} from 'node:fs';
import path from 'node:path';
import {company} from '../company';
import {goBack, release as makeRelease, type Place} from '../tools/release/release';
import {usageOf} from './support/commands';
import {readArguments} from './support/readArguments';
import {Refusal} from './support/refusal';

const usage = usageOf('release');

const reload = 'nginx serves it as soon as it reloads: sudo systemctl reload site';

function placeIn(folder: string, {TLS_FOLDER = '/etc/site/tls', MESSAGES_PORT = '8025'}: NodeJS.ProcessEnv): Place {
  const formService = `http://127.0.0.1:${MESSAGES_PORT}`;
  return {folder, host: new URL(company.url).host, formService, certificates: TLS_FOLDER};
}

async function forward(place: Place): Promise<string[]> {
  if (!existsSync('build/index.html')) throw new Refusal('There is no build/ yet. Run npm run build first.');
  const {name, overTls, removed} = await makeRelease('build', place, new Date());
  return [
    `Release ${name} is ready, ${overTls ? 'over https' : `over http, because ${place.certificates} has no certificate`}.`,
    ...removed.map((old) => `Release ${old} was deleted: nobody needs it anymore.`),
  ];
}

function back(folder: string): string[] {
  const name = goBack(folder, new Date());
  if (!name) throw new Refusal(`${folder} has no release before the one that is served.`);
  return [`Release ${name} is ready again.`];
}

/** `npm run release`: puts the built site where nginx serves it, whole or not at all, or goes back to the one before. */
export default async function release(args: readonly string[]): Promise<number> {
  const {values, positionals} = readArguments(args, {back: {type: 'boolean'}}, usage);
  if (!positionals[0] || positionals.length > 1) throw new Refusal(usage);
  const folder = path.resolve(positionals[0]);
  const said = values.back ? back(folder) : await forward(placeIn(folder, process.env));
  console.log([...said, reload].join('\n'));
  return 0;
}
