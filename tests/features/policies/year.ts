import type {Plan} from '@site/src/features/policies/commands/plan';
import {type Day} from '@site/src/content/dates';
import {recordProblems} from '@site/src/features/policies/build/recordFile';
import {correct} from '@site/src/features/policies/commands/correctText';
import {publish, type PublishRequest} from '@site/src/features/policies/commands/publishDrafts';
import {retire} from '@site/src/features/policies/commands/endPolicy';
import {withdraw} from '@site/src/features/policies/commands/withdrawAnnouncement';
import {writeFiles} from '@site/src/tools/writeFiles';
import {plainerWords, nothingFound, type Scratch} from './scratch';

export const terms = 'terms-of-service';
export const privacy = 'privacy-policy';
export const cookies = 'cookie-policy';

/** From which day which version of a policy applies; none from the day of its end. Each policy has days of its own. */
const line = (...days: Day[]) => days.map((day): [from: Day, version: Day | undefined] => [day, day]);
const truth: Record<string, [from: Day, version: Day | undefined][]> = {
  [terms]: line('2023-06-01', '2024-03-01', '2027-02-01'),
  [privacy]: line('2023-06-01', '2024-03-01', '2027-01-10', '2027-02-01'),
  [cookies]: [...line('2027-04-15'), ['2027-08-01', undefined]],
};
/** A version of the terms. */
const withdrawnVersion = '2027-04-01';

export const applies = (slug: string, day: Day) => truth[slug]?.filter(([from]) => from <= day).at(-1)?.[1];

const approver = 'General Counsel';

type Step = {day: Day; what: (site: Scratch, today: Day) => Plan | Promise<Plan>};

const reword = (site: Scratch, file: string, from: string, to: string, summary: string) => {
  site.replace(`pages/legal/${file}.mdx`, from, to);
  site.replace(`pages/legal/${file}.mdx`, /^summary: .*$/m, `summary: ${summary}`);
};

const announce = (site: Scratch, today: Day, date: Day, more: Partial<PublishRequest> = {}) => {
  site.approve(date);
  return publish({siteDir: site.dir, date, today, ...more}, nothingFound);
};

export const steps: Step[] = [
  {day: '2026-12-01', what: (site, today) => announce(site, today, '2027-02-01')},
  {day: '2026-12-10', what: (site, today) => correct({siteDir: site.dir, ...plainerWords, today})},
  {
    day: '2027-01-05',
    what: (site, today) => {
      reword(site, privacy, 'for 60 days', 'for 30 days', 'A court ordered it.');
      return announce(site, today, '2027-01-10', {policies: [privacy], withoutNotice: 'A court ordered it.'});
    },
  },
  {
    day: '2027-02-20',
    what: (site, today) => {
      reword(site, terms, 'five days', 'seven days', 'Seven days now.');
      return announce(site, today, withdrawnVersion, {policies: [terms]});
    },
  },
  {
    day: '2027-03-01',
    what: (site, today) =>
      withdraw({
        ...{siteDir: site.dir, today, version: withdrawnVersion, policy: terms},
        ...{reason: 'Too early.', approver},
      }),
  },
  {
    day: '2027-03-02',
    what: (site, today) => {
      site.writeCookies();
      return announce(site, today, '2027-04-15', {policies: [cookies]});
    },
  },
  {
    day: '2027-06-20',
    what: (site, today) =>
      retire({
        ...{siteDir: site.dir, today, date: '2027-08-01', policy: cookies},
        ...{reason: 'We set none.', approver},
      }),
  },
];

/** Takes the step of a day, if there is one, and checks the record after it. */
export async function takeStep(site: Scratch, day: Day): Promise<void> {
  const step = steps.find((one) => one.day === day);
  if (!step) return;
  writeFiles(site.dir, (await step.what(site, day)).changes);
  expect(recordProblems(site.dir)).toEqual([]);
}
