/** @jest-environment node */
import {policyOf, statusOn} from '@site/src/features/policies/model/timeline';
import {readArchive} from '@site/src/features/policies/build/archive';
import {feedOf} from '@site/src/features/policies/build/feed';
import {recordProblems} from '@site/src/features/policies/build/recordFile';
import {messages} from '@site/src/features/policies/messages';
import {publish} from '@site/src/features/policies/commands/publishDrafts';
import {retire} from '@site/src/features/policies/commands/endPolicy';
import {withdraw} from '@site/src/features/policies/commands/withdrawAnnouncement';
import {shownDay} from '../../support/words';
import {date, nothingFound, outcomeOf, publishIn, run, terms, today, scratch, type Scratch} from './scratch';

/** The versions of a policy on a day, the newest first, each with what it is. */
const statuses = (where: Scratch, slug: string, day: string) => {
  const {timeline} = readArchive(where.dir, day);
  return policyOf(timeline.policies, slug)?.versions.map((one) => `${one.version} ${statusOn(day, one)}`);
};

test('a policy needs only a draft, is shown in full as new, and keeps its last version when it ends', async () => {
  const where = scratch();
  where.writeCookies();
  const {message} = await run(where);
  expect(message).toContain('Cookie Policy, new as of 2027-03-01:');
  expect(message).toContain('{+We set none.+}');
  const own = {siteDir: where.dir, today: '2027-04-01', policy: 'cookie-policy', approver: 'General Counsel'};
  const retireOn = (day: string) => outcomeOf(where, () => retire({...own, date: day, reason: 'We set none at all.'}));
  expect((await retireOn('2027-06-01')).done).toBe(true);
  expect(recordProblems(where.dir)).toEqual([]);
  expect(statuses(where, 'cookie-policy', '2027-06-01')).toEqual([`${date} ended`]);
  expect(feedOf(readArchive(where.dir, '2027-05-31'))).toContain(`Cookie Policy, ends on ${shownDay('2027-06-01')}`);
  expect((await retireOn('2027-07-01')).message).toMatch(/^cookie-policy already ends on 2027-06-01\./);
  const back = {...own, version: '2027-06-01', reason: 'It stays.'};
  expect((await outcomeOf(where, () => withdraw(back))).done).toBe(true);
  expect(statuses(where, 'cookie-policy', '2027-06-01')).toEqual([`${date} in-force`]);
});

test('a version is withdrawn before its day alone: it keeps its page, never applies, and the feed says so', async () => {
  const where = scratch();
  await run(where);
  const own = {siteDir: where.dir, policy: 'terms-of-service', approver: 'General Counsel'};
  const withdrawOn = (day: string, version = date) =>
    outcomeOf(where, () => withdraw({...own, today: day, version, reason: 'The law changed again.'}));
  expect((await withdrawOn(date)).message).toMatch(/^no version "2027-03-01" of terms-of-service is announced/);
  expect((await withdrawOn(today, '2027-04-01')).message).toMatch(/Announced: .*terms-of-service 2027-03-01/);
  expect((await withdrawOn('2026-12-01')).done).toBe(true);
  expect(statuses(where, own.policy, date)?.slice(0, 2)).toEqual([`${date} withdrawn`, '2024-03-01 in-force']);
  expect(feedOf(readArchive(where.dir, date))).toMatch(/withdrawn before March 1, 2027[^]*The law changed again\./);
});

test('an approval is valid only for the version that it names', async () => {
  const where = scratch();
  expect((await publishIn(where)).message).toContain(messages.notApproved({file: terms, date}));
  where.approve('2024-03-01');
  expect((await publishIn(where)).message).toContain(messages.notApproved({file: terms, date}));
  where.replace(terms, 'approved_by: General Counsel', 'approved_by: Head of Sales');
  expect((await run(where)).message).toContain('"Head of Sales", which is not a role that approves policies.');
});

test('a publication shows its changes and asks for confirmation before it writes anything', async () => {
  const where = scratch();
  where.approve(date);
  const before = where.snapshot();
  const withAnswer = (answer?: string) => {
    const ask = answer === undefined ? undefined : () => Promise.resolve(answer);
    return outcomeOf(where, () => publish({siteDir: where.dir, date, today}, nothingFound), {ask});
  };
  expect((await withAnswer()).message).toBe("This isn't an interactive terminal. Add --yes to confirm.");
  const {message, shown} = await withAnswer('n');
  expect([message, where.snapshot()]).toEqual(['Canceled.', before]);
  expect(shown).toMatch(
    /Notice: 101 days\.[^]*version: 2027-03-01\n[^]*reason: We announce .*\n +approver: General Counsel\n/,
  );
});
