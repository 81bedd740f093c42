/** @jest-environment node */
// cspell:ignore Cousel
import {existsSync} from 'node:fs';
import path from 'node:path';
import {currentVersion, neighborsOf, statusOn, versionsOf} from '@site/src/features/policies/model/timeline';
import {readArchive} from '@site/src/features/policies/build/archive';
import {publish, retire, withdraw} from '@site/src/features/policies/commands/command';
import type {RetirementRequest} from '@site/src/features/policies/commands/retire';
import {feedOf} from '@site/src/features/policies/build/feed';
import {recordProblems} from '@site/src/features/policies/build/record';
import {shownDay} from '../../support/shownDay';
import {date, privacy, publishIn, run, terms, today} from './publishing';
import {scratch, type Scratch} from './scratch';

const cookies = 'pages/legal/cookie-policy.mdx';
const site = {url: 'https://acme.example', title: 'Acme', timeZone: 'UTC'};
const silent = {say: () => undefined, yes: true};

const writeCookies = (where: Scratch) => {
  where.write(
    cookies,
    `---\ntitle: Cookie Policy\ndescription: Which cookies we set, and why.\nsummary: We now have one.\napproved_by: Data Protection Officer\n---\n\nWe set none.\n\n## 1. Cookies\n\nWe promise 30 days.\n`,
  );
};

const retireIn = (where: Scratch, wrong: Partial<RetirementRequest>) =>
  retire(
    {
      ...{siteDir: where.dir, date: '2027-06-01', today: '2027-04-01', policy: 'privacy-policy'},
      ...{reason: 'Gone.', approvedBy: 'General Counsel', ...wrong},
    },
    silent,
  );

const statuses = (where: Scratch, slug: string, day: string) => {
  const {timeline} = readArchive(where.dir, day);
  return Object.fromEntries(versionsOf(timeline, slug).map(({name}) => [name, statusOn(day, timeline, name, slug)]));
};

describe('a third policy', () => {
  test('joins by one file, is shown whole as new, and is upcoming until its day', async () => {
    const where = scratch();
    writeCookies(where);
    const {done, message} = await run(where);
    expect(done).toBe(true);
    expect(message).toContain('Cookie Policy, new from 2027-03-01:');
    expect(message).toContain('{+We set none.+}');
    expect(message).toContain('cookie-policy: We now have one. Approved by: Data Protection Officer.');
    expect(statuses(where, 'cookie-policy', '2027-02-28')).toEqual({[date]: 'upcoming'});
    expect(statuses(where, 'cookie-policy', date)).toEqual({[date]: 'in-force'});
  });

  test('that is retired keeps its last version, with the day and the reason of its end', async () => {
    const where = scratch();
    writeCookies(where);
    await run(where);
    const {done} = await retireIn(where, {policy: 'cookie-policy', reason: 'We set none at all.'});
    expect(done).toBe(true);
    expect(existsSync(path.join(where.dir, cookies))).toBe(false);
    expect(recordProblems(where.dir)).toEqual([]);
    const ends = {on: '2027-06-01', reason: 'We set none at all.'};
    expect(readArchive(where.dir, '2027-05-31').timeline.policies.at(-1)).toMatchObject({slug: 'cookie-policy', ends});
    expect(statuses(where, 'cookie-policy', '2027-05-31')).toEqual({[date]: 'in-force'});
    expect(statuses(where, 'cookie-policy', '2027-06-01')).toEqual({[date]: 'ended'});
    expect(feedOf(readArchive(where.dir, '2027-05-31'), site)).toContain(
      `Cookie Policy ends on ${shownDay('2027-06-01')}`,
    );
    writeCookies(where);
    expect((await run(where, {date: '2027-08-01'})).message).toContain(
      `${cookies}: the cookie-policy ends on 2027-06-01, and its address says so. Give the new policy another file name.`,
    );
  });

  test.each([
    ['a policy that is not there', {policy: 'cookies'}, /^there is no policy "cookies" in force\. Those in force are:/],
    ['no reason', {reason: ' '}, /^--reason is missing/],
    ['nobody who approved it', {approvedBy: ''}, /--approved-by is missing/],
    ['an unknown role', {approvedBy: 'General Cousel'}, /Did you mean "General Counsel"\?/],
  ])('is not retired with %s', async (_, wrong, sentence) => {
    expect((await retireIn(scratch(), wrong)).message).toMatch(sentence);
  });
});

describe('an urgent version', () => {
  const urgent = '2026-12-24';

  async function announced() {
    const where = scratch();
    await run(where);
    where.replace(privacy, 'for 60 days', 'for 30 days');
    where.replace(privacy, 'summary: Messages go sooner.', 'summary: A court ordered it.');
    return where;
  }

  test('does not come before an announced one unless that is said', async () => {
    const where = await announced();
    expect((await run(where, {date: urgent, policies: ['privacy-policy']})).message).toMatch(
      /2026-12-24 is before the version 2027-03-01 of privacy-policy, which is already announced\..* --before-announced/,
    );
  });

  test('is compared with the one that it replaces, and the announced one with it', async () => {
    const where = await announced();
    const {done, message} = await run(where, {date: urgent, policies: ['privacy-policy'], beforeAnnounced: true});
    expect(done).toBe(true);
    expect(message).toContain('2026-12-24 compared with 2024-03-01');
    expect(message).toContain('2027-03-01 compared with 2026-12-24');
    const {timeline} = readArchive(where.dir, urgent);
    const names = (slug: string) => versionsOf(timeline, slug).map(({name}) => name);
    expect(names('privacy-policy')).toEqual([date, urgent, '2024-03-01', '2023-06-01']);
    expect(names('terms-of-service')).toEqual([date, '2024-03-01', '2023-06-01']);
    expect(neighborsOf(timeline, date, 'privacy-policy').predecessor?.name).toBe(urgent);
    expect(statuses(where, 'privacy-policy', urgent)).toMatchObject({[date]: 'upcoming', [urgent]: 'in-force'});
    expect(recordProblems(where.dir)).toEqual([]);
  });

  test('is shown with what the announced one would undo', async () => {
    const where = await announced();
    const {message} = await run(where, {date: urgent, policies: ['privacy-policy'], beforeAnnounced: true});
    expect(message).toContain('the announced version of the Privacy Policy replaces this one');
    expect(message).toContain('for [-30-]{+60+} days');
  });

  test('can be merged into the announced one, which is announced again', async () => {
    const where = scratch();
    await run(where);
    // A court speaks of cookies; the announced version changes how long messages are kept.
    where.replace(privacy, 'for 60 days', 'for 90 days');
    where.replace(privacy, 'The officer answers.', 'The officer answers at once.');
    where.replace(privacy, 'summary: Messages go sooner.', 'summary: A court ordered it.');
    const options = {date: urgent, policies: ['privacy-policy'], announceAgain: '2027-03-02'};
    expect(await run(where, options)).toMatchObject({done: true});
    const again = where.read('versioned_docs/version-2027-03-02/privacy-policy.mdx');
    expect(again).toContain('for 60 days');
    expect(again).toContain('The officer answers at once.');
    const {timeline} = readArchive(where.dir, urgent);
    const names = versionsOf(timeline, 'privacy-policy').map(
      ({name, withdrawn}) => `${name}${withdrawn ? ' withdrawn' : ''}`,
    );
    expect(names).toEqual(['2027-03-02', '2027-03-01 withdrawn', urgent, '2024-03-01', '2023-06-01']);
    expect(recordProblems(where.dir)).toEqual([]);
  });

  test('is not merged where both change the same line', async () => {
    const where = await announced();
    const options = {date: urgent, policies: ['privacy-policy'], announceAgain: '2027-03-02'};
    expect((await run(where, options)).message).toMatch(/change the same lines/);
  });

  test('cannot be dated before one that is in force', async () => {
    const where = await announced();
    expect((await run(where, {date: '2024-02-01', beforeAnnounced: true})).done).toBe(false);
  });
});

describe('an announced version', () => {
  const request = {
    ...{today: '2026-12-01', version: date, policy: 'terms-of-service'},
    reason: 'The law changed again.',
    approvedBy: 'General Counsel',
  };

  test('is withdrawn with a reason: it keeps its page, counts for nothing, and the feed tells it', async () => {
    const where = scratch();
    await run(where);
    const {done} = await withdraw({siteDir: where.dir, ...request}, silent);
    expect([done, recordProblems(where.dir)]).toEqual([true, []]);
    const {timeline} = readArchive(where.dir, date);
    expect(currentVersion(timeline, 'terms-of-service')?.name).toBe('2024-03-01');
    expect(statuses(where, 'terms-of-service', date)).toMatchObject({[date]: 'withdrawn', '2024-03-01': 'in-force'});
    expect(neighborsOf(timeline, '2024-03-01', 'terms-of-service').successor).toBeUndefined();
    const feed = feedOf(readArchive(where.dir, date), site);
    expect(feed).toContain(`version of ${shownDay('2027-03-01')}, withdrawn`);
    expect(feed).toContain(`Withdrawn on ${shownDay('2026-12-01')}: The law changed again.`);
  });

  test('that was withdrawn leaves its day taken, and the next one gives notice again', async () => {
    const where = scratch();
    await run(where);
    await withdraw({siteDir: where.dir, ...request}, silent);
    const again = {today: '2026-12-01', policies: ['terms-of-service']};
    expect((await run(where, {...again, date})).message).toMatch(/was withdrawn and keeps its address/);
    expect((await run(where, {...again, date: '2026-12-20'})).message).toMatch(/19 days away/);
    expect((await run(where, {...again, date: '2027-03-02'})).done).toBe(true);
    const {timeline} = readArchive(where.dir, date);
    const names = versionsOf(timeline, 'terms-of-service').map(({name}) => name);
    expect(names).toEqual(['2027-03-02', date, '2024-03-01', '2023-06-01']);
    expect(neighborsOf(timeline, '2027-03-02', 'terms-of-service').predecessor?.name).toBe('2024-03-01');
  });

  test.each([
    ['that took effect', {today: date}, /has taken effect, and what was in force once stays in the record/],
    [
      'that nobody announced',
      {version: '2027-04-01'},
      /^terms-of-service has no version "2027-04-01"\. Announced: .*terms-of-service 2027-03-01/,
    ],
    ['without a reason', {reason: ''}, /^--reason is missing/],
    ['that nobody approved', {approvedBy: 'Intern'}, /a role that approves no policies/],
  ])('%s is not withdrawn', async (_, wrong, sentence) => {
    const where = scratch();
    await run(where);
    const before = where.snapshot();
    expect((await withdraw({siteDir: where.dir, ...request, ...wrong}, silent)).message).toMatch(sentence);
    expect(where.snapshot()).toEqual(before);
  });
});

describe('an approval', () => {
  test('is for one version: that of the last one, or of none, approves nothing', async () => {
    const where = scratch();
    expect((await publishIn(where)).message).toContain(
      `${terms}: "approved_by" names the General Counsel without saying for which version. Have this text approved, then enter who approved it and the day of this version: approved_for: ${date}`,
    );
    where.approve('2024-03-01');
    expect((await publishIn(where)).message).toContain('for the version of 2024-03-01. Have this text approved');
  });

  test('is not asked for a text that did not change', async () => {
    const where = scratch();
    where.replace(privacy, 'for 60 days', 'for 90 days');
    where.replace(terms, /^approved_by: .*$/m, `approved_by: General Counsel\napproved_for: ${date}`);
    expect((await publishIn(where)).done).toBe(true);
  });

  test('comes from a role that src/company lists', async () => {
    const where = scratch();
    where.replace(terms, 'approved_by: General Counsel', 'approved_by: Head of Sales');
    expect((await run(where)).message).toContain(
      `${terms}: "approved_by" is "Head of Sales", a role that approves no policies.`,
    );
  });
});

describe('before anything is written', () => {
  test('the version, its day, the notice, what changes and who approved it are shown, and one question is asked', async () => {
    const where = scratch();
    where.approve(date);
    const before = where.snapshot();
    const asked: string[] = [];
    const shown: string[] = [];
    const answer = (text: string) => (question: string) => {
      asked.push(question);
      return Promise.resolve(text);
    };
    const say = (text: string) => shown.push(text);
    const request = {siteDir: where.dir, date, today};
    expect(await publish(request, {say, ask: answer('n')})).toEqual({done: false, message: 'Canceled.'});
    expect([where.snapshot(), asked]).toEqual([before, ['Publish this version? (y/n) ']]);
    expect(shown.join('\n')).toContain('Notice: 101 days.');
    expect(shown.join('\n')).toMatch(/terms-of-service: We announce .* Approved by: General Counsel\./);
    expect((await publish(request, {say, ask: answer(' Yes ')})).done).toBe(true);
  });

  test('where nobody can be asked, --yes is asked for', async () => {
    const where = scratch();
    where.approve(date);
    const {message} = await publish({siteDir: where.dir, date, today}, {say: () => undefined});
    expect(message).toBe("This isn't an interactive terminal. Add --yes to confirm.");
  });
});
