import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {longDay, type Day} from '../../content/dates';
import {today} from '../../company/today';
import {readNextChange, type Change} from './nextChange';

/** Where a site says on which day it has to be built again. */
export const scheduleFile = 'next-change.json';

export type Schedule = {builtOn: Day; next: Change | null};

/** Says on which day the site has to be built again: in the terminal, and in a file for the one who does it. */
export async function schedule(outDir: string): Promise<void> {
  const builtOn = today();
  const next = readNextChange('.', builtOn);
  await writeFile(path.join(outDir, scheduleFile), `${JSON.stringify({builtOn, next: next ?? null})}\n`);
  console.log(
    next
      ? `Build the site again on ${longDay(next.on)}: ${next.what} then.`
      : 'No day is ahead on which the site would have to be built again.',
  );
}

/** Whether a site with that schedule is out of date on a day. */
export const isDue = ({next}: Schedule, day: Day): boolean => next !== null && next.on <= day;
