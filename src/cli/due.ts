import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {longDay} from '../content/dates';
import {company} from '../company';
import {isDue, scheduleFile, type Schedule} from '../build/schedule';
import {today} from '../company/today';
import {Refusal} from './support/refusal';

async function read(place: string): Promise<Schedule> {
  if (!/^https?:/.test(place)) return JSON.parse(await readFile(path.join(place, scheduleFile), 'utf8')) as Schedule;
  const answer = await fetch(new URL(scheduleFile, place.endsWith('/') ? place : `${place}/`));
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  return (await answer.json()) as Schedule;
}

/**
 * `npm run due`: whether a day was reached on which the published site has to be built again. Ends with 0 if so and
 * with 1 if not, as a condition of a timer does, and with 2 if the site cannot be asked.
 */
export default async function due([place = company.url, ...rest]: readonly string[]): Promise<number> {
  if (rest.length > 0)
    throw new Refusal('`npm run due` takes one address or folder: npm run due -- https://www.example.com');
  try {
    const schedule = await read(place);
    const {builtOn, next} = schedule;
    const is = isDue(schedule, today());
    const ahead = next ? `${longDay(next.on)}: ${next.what}` : 'no day';
    console.log(
      `${place} was built on ${longDay(builtOn)}. ${is ? 'Build it again, due since' : 'Next due:'} ${ahead}.`,
    );
    return is ? 0 : 1;
  } catch (error) {
    console.error(`${place} cannot be asked when it is due: ${(error as Error).message}.`);
    return 2;
  }
}
