/** @jest-environment node */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {policyOf, statusOn} from '@site/src/features/policies/model/timeline';
import {readArchive} from '@site/src/features/policies/build/archive';
import {feedOf} from '@site/src/features/policies/build/feed';
import {recordProblems} from '@site/src/features/policies/build/recordFile';
import {messages} from '@site/src/features/policies/messages';
import {publish} from '@site/src/features/policies/commands/publishDrafts';
import {retire} from '@site/src/features/policies/commands/endPolicy';
import {withdraw, type WithdrawalRequest} from '@site/src/features/policies/commands/withdrawAnnouncement';
import {shownDay} from '../../support/shownDay';
import {date, nothingFound, outcomeOf, publishIn, run, terms, today} from './publishing';
import {scratch, type Scratch} from './scratch';

const cookies = 'pages/legal/cookie-policy.mdx';

/** The versions of a policy on a day, the newest first, each with what it is. */
const statuses = (where: Scratch, slug: string, day: string) => {
  const {timeline} = readArchive(where.dir, day);
  return policyOf(timeline, slug)?.versions.map((one) => `${one.version} ${statusOn(day, one)}`);
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
  expect([existsSync(path.join(where.dir, cookies)), recordProblems(where.dir)]).toEqual([false, []]);
  expect(statuses(where, 'cookie-policy', '2027-06-01')).toEqual([`${date} ended`]);
  expect(feedOf(readArchive(where.dir, '2027-05-31').timeline)).toContain(
    `Cookie Policy ends on ${shownDay('2027-06-01')}`,
  );
  expect((await retireOn('2027-07-01')).message).toMatch(/^cookie-policy already ends on 2027-06-01\./);
  const back = {...own, version: '2027-06-01', reason: 'It stays.'};
  expect((await outcomeOf(where, () => withdraw(back))).done).toBe(true);
  expect(statuses(where, 'cookie-policy', '2027-06-01')).toEqual([`${date} in-force`]);
});

describe('an announced version', () => {
  async function withdrawn(change: Partial<WithdrawalRequest> = {}) {
    const where = scratch();
    await run(where);
    const before = where.snapshot();
    const request = {
      ...{siteDir: where.dir, today: '2026-12-01', version: date, policy: 'terms-of-service'},
      ...{reason: 'The law changed again.', approver: 'General Counsel', ...change},
    };
    return {where, before, ...(await outcomeOf(where, () => withdraw(request)))};
  }

  test('can be withdrawn with a reason: it keeps its page, no longer takes effect, and is in the feed', async () => {
    const {where, done} = await withdrawn();
    expect([done, recordProblems(where.dir)]).toEqual([true, []]);
    expect(statuses(where, 'terms-of-service', date)).toEqual([
      `${date} withdrawn`,
      '2024-03-01 in-force',
      '2023-06-01 archived',
    ]);
    const feed = feedOf(readArchive(where.dir, date).timeline);
    expect(feed).toContain(`version of ${shownDay('2027-03-01')}, withdrawn`);
    expect(feed).toContain(`Withdrawn on ${shownDay('2026-12-01')}: The law changed again.`);
  });

  test.each([
    ['that took effect', {today: date}, /^no version "2027-03-01" of terms-of-service is announced/],
    ['that nobody announced', {version: '2027-04-01'}, /Announced: .*terms-of-service 2027-03-01/],
  ])('%s is not withdrawn', async (_, wrong, sentence) => {
    const {where, before, message} = await withdrawn(wrong);
    expect(message).toMatch(sentence);
    expect(where.snapshot()).toEqual(before);
  });
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
  expect(shown).toMatch(/takes effect on March 1, 2027: We announce .* by: General Counsel\. Notice: 101 days\./);
});
