import {existsSync} from 'node:fs';
import {readTwins} from '../build/discovery';
import {dateOf, readDates, recorded, writeDates} from '../build/discovery/pageDates';
import {readSite} from '../tools/doctor/diagnose';
import {dayNow} from '../company/today';
import {Refusal} from './support/refusal';

/** `npm run dates`: records today as the date of every page that is new or whose words have changed. */
export default async function dates(): Promise<number> {
  if (!existsSync('build/sitemap.xml')) throw new Refusal('There is no build/ folder. Run npm run build first.');
  const own = new Set(readSite('.').pages.map(({address}) => address));
  const twins = (await readTwins('build')).filter(({page}) => own.has(page.path));
  const recordedDates = await readDates();
  const changed = twins.filter((twin) => !dateOf(twin, recordedDates)).map(({page}) => page.path);
  await writeDates(recorded(twins, recordedDates, dayNow()));
  console.log(changed.length === 0 ? 'No pages have changed.' : `Recorded today's date for:\n${changed.join('\n')}`);
  return 0;
}
