/** @jest-environment node */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {policyOf, statusOn} from '@site/src/features/policies/model/timeline';
import {readArchive} from '@site/src/features/policies/build/archive';
import {feedOf} from '@site/src/features/policies/build/feed';
import {recordProblems} from '@site/src/features/policies/build/recordFile';
import {publish} from '@site/src/features/policies/commands/publishDrafts';
import {retire, type RetirementRequest} from '@site/src/features/policies/commands/endPolicy';
import {withdraw, type WithdrawalRequest} from '@site/src/features/policies/commands/withdrawAnnouncement';
import {shownDay} from '../../support/shownDay';
import {date, nothingFound, outcomeOf, privacy, publishIn, run, terms, today} from './publishing';
import {scratch, type Scratch} from './scratch';

const cookies = 'pages/legal/cookie-policy.mdx';

const writeCookies = (where: Scratch) => {
  where.write(
    cookies,
    `---\ntitle: Cookie Policy\ndescription: Which cookies we set, and why.\nsummary: We now have one.\napproved_by: Data Protection Officer\n---\n\nWe set none.\n\n## 1. Cookies\n\nWe promise 30 days.\n`,
  );
};

/** The versions of a policy on a day, the newest first, each with what it is. */
const statuses = (where: Scratch, slug: string, day: string) => {
  const {timeline} = readArchive(where.dir, day);
  return policyOf(timeline, slug)?.versions.map((one) => `${one.version} ${statusOn(day, one)}`);
};

describe('a third policy', () => {
  const retireIn = (where: Scratch, change: Partial<RetirementRequest>) =>
    outcomeOf(where, () =>
      retire({
        ...{siteDir: where.dir, date: '2027-06-01', today: '2027-04-01', policy: 'privacy-policy'},
        ...{reason: 'Gone.', approver: 'General Counsel', ...change},
      }),
    );

  test('needs only a draft, is shown in full as new, and keeps its last version when it is retired', async () => {
    const where = scratch();
    writeCookies(where);
    const {message} = await run(where);
    expect(message).toContain('Cookie Policy, new as of 2027-03-01:');
    expect(message).toContain('{+We set none.+}');
    expect(statuses(where, 'cookie-policy', '2027-02-28')).toEqual([`${date} upcoming`]);
    const {done} = await retireIn(where, {policy: 'cookie-policy', reason: 'We set none at all.'});
    expect([done, existsSync(path.join(where.dir, cookies)), recordProblems(where.dir)]).toEqual([true, false, []]);
    expect(statuses(where, 'cookie-policy', '2027-05-31')).toEqual([`${date} in-force`]);
    expect(statuses(where, 'cookie-policy', '2027-06-01')).toEqual([`${date} ended`]);
    const archive = readArchive(where.dir, '2027-05-31');
    expect(archive.timeline.policies.at(-1)?.ends).toMatchObject({
      version: '2027-06-01',
      reason: 'We set none at all.',
    });
    expect(feedOf(archive.timeline)).toContain(`Cookie Policy ends on ${shownDay('2027-06-01')}`);
    expect((await retireIn(where, {policy: 'cookie-policy', date: '2027-07-01'})).message).toMatch(
      /^cookie-policy already ends on 2027-06-01\./,
    );
    writeCookies(where);
    expect((await run(where, {date: '2027-08-01', policies: ['cookie-policy']})).message).toContain(
      `${cookies}: the cookie-policy ends on`,
    );
    const back = {version: '2027-06-01', policy: 'cookie-policy', reason: 'It stays.', approver: 'General Counsel'};
    const {shown} = await outcomeOf(where, () => withdraw({siteDir: where.dir, today: '2027-05-01', ...back}));
    expect(shown).toMatch(/^cookie-policy will not end on 2027-06-01: It stays\./);
    expect(statuses(where, 'cookie-policy', '2027-06-01')).toEqual([`${date} in-force`]);
    expect(readArchive(where.dir, '2027-05-01').timeline.policies.at(-1)?.ends).toBeUndefined();
  });

  test('cannot be retired before it is published', async () => {
    expect((await retireIn(scratch(), {policy: 'cookies'})).message).toMatch(/^there is no policy "cookies"/);
  });
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
    const archive = readArchive(where.dir, date);
    const policy = policyOf(archive.timeline, 'terms-of-service');
    const current = policy?.versions.find(({version}) => version === policy.current);
    expect(current).toMatchObject({version: '2024-03-01'});
    expect(current?.until).toBeUndefined();
    const feed = feedOf(archive.timeline);
    expect(feed).toContain(`version of ${shownDay('2027-03-01')}, withdrawn`);
    expect(feed).toContain(`Withdrawn on ${shownDay('2026-12-01')}: The law changed again.`);
  });

  test('that was withdrawn still occupies its day, and its successor needs notice of its own', async () => {
    const {where} = await withdrawn();
    const again = (day: string) => run(where, {today: '2026-12-01', policies: ['terms-of-service'], date: day});
    expect((await again(date)).message).toMatch(/already has a version 2027-03-01/);
    expect((await again('2026-12-20')).message).toMatch(/19 days away/);
    expect((await again('2027-03-02')).done).toBe(true);
    const {timeline} = readArchive(where.dir, date);
    expect(policyOf(timeline, 'terms-of-service')?.versions[0]).toMatchObject({
      version: '2027-03-02',
      predecessor: '2024-03-01',
    });
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
  expect((await publishIn(where)).message).toContain(
    `${terms}: "approved_by" names the General Counsel without saying for which version.`,
  );
  where.approve('2024-03-01');
  expect((await publishIn(where)).message).toContain('for the version of 2024-03-01. Have this text approved');
  where.replace(terms, 'approved_by: General Counsel', 'approved_by: Head of Sales');
  expect((await run(where)).message).toContain('"Head of Sales", which is not a role that approves policies.');
  where.replace(terms, 'approved_by: Head of Sales', 'approved_by: General Counsel');
  // A text that did not change needs none.
  where.replace(privacy, 'for 60 days', 'for 90 days');
  where.replace(privacy, /^approved_for: .*\n/m, '');
  expect((await publishIn(where)).done).toBe(true);
});

test('a publication shows its changes and asks for confirmation before it writes anything', async () => {
  const where = scratch();
  where.approve(date);
  const before = where.snapshot();
  const withAnswer = (answer?: string) => {
    const ask = answer === undefined ? undefined : () => Promise.resolve(answer);
    const request = {siteDir: where.dir, date, today};
    return outcomeOf(where, () => publish(request, nothingFound), {ask});
  };
  expect((await withAnswer()).message).toBe("This isn't an interactive terminal. Add --yes to confirm.");
  const {message, shown} = await withAnswer('n');
  expect([message, where.snapshot()]).toEqual(['Canceled.', before]);
  expect(shown).toContain('Notice: 101 days if it is released today');
  expect(shown).toMatch(
    /of terms-of-service, which takes effect on March 1, 2027: We announce .* Approved by: General Counsel\./,
  );
  expect((await withAnswer(' Yes ')).done).toBe(true);
});
