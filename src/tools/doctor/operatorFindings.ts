import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isTimeZone} from '../../content/dates';
import {company} from '../../company';
import type {Finding} from '../../build/mdx/finding';

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

/** When a clock shows a time, as cron writes it in UTC: in winter and, where clocks change, in summer. */
function cronTimes(zone: string, minutes: number): string[] {
  const moments = ['2027-01-15T12:00:00Z', '2027-07-15T12:00:00Z'].map((text) => new Date(text));
  const times = moments.map((moment) => (day + minutes - minutesAhead(zone, moment)) % day);
  return [...new Set(times)].map((time) => `${time % 60} ${Math.floor(time / 60)} * * *`);
}

/** When it is five past midnight in a time zone. */
export const afterMidnight = (zone: string): string[] => cronTimes(zone, 5);

/** Five past seven, in case the night failed; an hour later in summer does no harm. */
const inTheMorning = (zone: string): string[] => cronTimes(zone, 7 * 60 + 5).slice(0, 1);

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

/** Sets the clocks of what operators run. */
const clocks: Readonly<Record<string, (text: string, zone: string) => string>> = {
  [workflow]: (text, zone) =>
    text.replace(/^( *)- cron: .*\n(?: *- cron: .*\n)*/m, (_, indent: string) =>
      [...afterMidnight(zone), ...inTheMorning(zone)].map((time) => `${indent}- cron: '${time}'\n`).join(''),
    ),
  [timer]: (text, zone) => text.replace(/^(OnCalendar=\S+ \S+).*$/gm, `$1 ${zone}`),
};

/** The files that repeat the time zone, with the clock of another one. */
export const operatorFiles = (read: (file: string) => string | undefined, zone: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(clocks).flatMap(([file, set]) => {
      const text = read(file);
      return text === undefined ? [] : [[file, set(text, zone)]];
    }),
  );

export const readIn =
  (root: string) =>
  (file: string): string | undefined =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined;
