import {existsSync} from 'node:fs';
import path from 'node:path';
import {company} from '../company';
import {goBack, release as makeRelease} from '../tools/release/release';
import {messages} from './support/messages';
import {readArguments} from './support/readArguments';
import {Refusal} from '../content/refusal';

export const help = {
  usage: ['npm run release -- <folder>', 'npm run release -- <folder> --back'],
  does: 'Makes the built site a release for nginx. --back returns to the previous release.',
};

async function forward(folder: string): Promise<string[]> {
  if (!existsSync('build/index.html')) throw new Refusal(messages.noBuild);
  const {TLS_FOLDER: certificates = '/etc/site/tls', MESSAGES_PORT = '8025'} = process.env;
  const formService = `http://127.0.0.1:${MESSAGES_PORT}`;
  const target = {folder, host: new URL(company.url).host, formService, certificates};
  const {name, overTls, removed} = await makeRelease('build', target, new Date());
  return [
    messages.released({name, how: overTls ? messages.overTls : messages.overHttp({folder: certificates})}),
    ...removed.map((old) => messages.releaseDeleted({name: old})),
  ];
}

function back(folder: string): string[] {
  const name = goBack(folder, new Date());
  if (!name) throw new Refusal(messages.noPreviousRelease({folder}));
  return [messages.releaseAgain({name})];
}

export default async function release(args: readonly string[]): Promise<number> {
  const {values, positionals} = readArguments(help, args, {back: {type: 'boolean'}}, [1, 1]);
  const folder = path.resolve(positionals[0] ?? '');
  const lines = values.back ? back(folder) : await forward(folder);
  console.log([...lines, messages.reload].join('\n'));
  return 0;
}
