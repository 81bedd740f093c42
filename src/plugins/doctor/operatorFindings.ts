import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isTimeZone} from '../../catalogue/policies/dates';
import {company} from '../../company';
import type {Finding} from './finding';

const workflow = '.github/workflows/rebuild.yml';
const timer = 'docs/server/rebuild.timer';

const minutesAhead = (zone: string, moment: Date): number => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const [hour = 0, minute = 0] = format.format(moment).split(':').map(Number);
  return hour * 60 + minute - 12 * 60;
};

const day = 24 * 60;

/** When it is five past midnight in a time zone, as cron writes it in UTC: in winter and, where clocks change, in summer. */
export function afterMidnight(zone: string): string[] {
  const moments = ['2027-01-15T12:00:00Z', '2027-07-15T12:00:00Z'].map((text) => new Date(text));
  const times = moments.map((moment) => (day + 5 - minutesAhead(zone, moment)) % day);
  return [...new Set(times)].map((time) => `${time % 60} ${Math.floor(time / 60)} * * *`);
}

type Checked = {file: string; text: string};

const lineOf = (text: string, pattern: RegExp) => text.slice(0, Math.max(text.search(pattern), 0)).split('\n').length;

const tell = ({file, text}: Checked, pattern: RegExp, message: string): Finding => ({
  file,
  line: lineOf(text, pattern),
  column: 1,
  rule: 'company',
  message,
});

function workflowFindings(checked: Checked, zone: string): Finding[] {
  const missing = afterMidnight(zone).filter((time) => !checked.text.includes(`'${time}'`));
  if (missing.length === 0) return [];
  const lines = missing.map((time) => `- cron: '${time}'`).join(' and ');
  const words = `This asks at another hour than five past midnight in ${zone}, the time zone in src/company. Under "schedule" write ${lines}.`;
  return [tell(checked, /- cron:/, words)];
}

function timerFindings(checked: Checked, zone: string): Finding[] {
  const [, other] = [...checked.text.matchAll(/^OnCalendar=\S+ \S+ ?(.*)$/gm)].find(([, name]) => name !== zone) ?? [];
  if (other === undefined) return [];
  const words = `This timer keeps the clock of ${other || 'its machine'}, and src/company that of ${zone}. Write ${zone} at the end of each line that begins with OnCalendar.`;
  return [tell(checked, new RegExp(`^OnCalendar=\\S+ \\S+ ?${other}$`, 'm'), words)];
}

/** What operators run cannot read TypeScript, so it repeats the company's time zone. A file that is gone is not missed. */
export function operatorFindings(
  read: (file: string) => string | undefined,
  zone: string = company.timeZone.name,
): Finding[] {
  if (!isTimeZone(zone)) return [];
  const checks = {[workflow]: workflowFindings, [timer]: timerFindings};
  return Object.entries(checks).flatMap(([file, check]) => {
    const text = read(file);
    return text === undefined ? [] : check({file, text}, zone);
  });
}

export const readIn =
  (root: string) =>
  (file: string): string | undefined =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined;
