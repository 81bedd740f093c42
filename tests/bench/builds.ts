import {readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {measured, type Cost} from './measureCommand';
import {Refusal} from '../../src/cli/support/refusal';
import {copyOfSite} from '../support/siteCopy';
import {addPages} from './manyPages';

export type Built = {pages: number; cold: Cost; doctor: Cost};

async function command(folder: string, name: string): Promise<Cost> {
  const cost = await measured(path.join(folder, 'src', 'commands', 'run.mjs'), [name]);
  if (cost.code === 0) return cost;
  throw new Refusal(`npm run ${name} fails in a copy of the site, so there is nothing to measure.\n${cost.output}`);
}

const pagesIn = (folder: string) =>
  readdirSync(path.join(folder, 'build'), {recursive: true}).filter((file) => String(file).endsWith('.html')).length;

async function inCopy<Result>(name: string, use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = copyOfSite(name);
  try {
    return await use(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

let once: Promise<Built & {warm: Cost}> | undefined;

/** This site as a clone has it: the doctor, a build without any cache, and one right after it. Measured once. */
export const buildOnce = (say: (sentence: string) => void): Promise<Built & {warm: Cost}> =>
  (once ??= inCopy('build', async (folder) => {
    say('A build without a cache …');
    const cold = await command(folder, 'build');
    say('A build with its cache …');
    const warm = await command(folder, 'build');
    say('The doctor …');
    return {pages: pagesIn(folder), cold, warm, doctor: await command(folder, 'doctor')};
  }));

/** The same with as many pages more. */
export const buildMany = (count: number, say: (sentence: string) => void): Promise<Built> =>
  inCopy('many', async (folder) => {
    addPages(folder, count);
    say(`The doctor with ${count} pages more …`);
    const doctor = await command(folder, 'doctor');
    say(`A build with ${count} pages more, without a cache: some minutes …`);
    return {doctor, cold: await command(folder, 'build'), pages: pagesIn(folder)};
  });
