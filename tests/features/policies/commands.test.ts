/** @jest-environment node */
import {policyOf, statusOn, policiesIn} from '@site/src/features/policies/model/timeline';
import {readArchive} from '@site/src/features/policies/build/archive';
import {feedOf} from '@site/src/features/policies/build/feed';
import {recordProblems, readRecord, sha256} from '@site/src/features/policies/build/recordFile';
import {messages} from '@site/src/features/policies/messages';
import {publish} from '@site/src/features/policies/commands/publishDrafts';
import {retire} from '@site/src/features/policies/commands/endPolicy';
import {withdraw} from '@site/src/features/policies/commands/withdrawAnnouncement';
import {shownDay} from '../../support/words';
import {
  date,
  nothingFound,
  outcomeOf,
  publishIn,
  run,
  terms,
  today,
  scratch,
  type Scratch,
  plainerWords,
} from './scratch';
import {correct, type CorrectionRequest} from '@site/src/features/policies/commands/correctText';
import {publishOldText, type OldTextRequest} from '@site/src/features/policies/commands/publishOldText';

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

const corrected = 'versioned_docs/version-2024-03-01/privacy-policy.mdx';
const correction = {today, ...plainerWords};

const correctIn = (site: Scratch, change: Partial<CorrectionRequest> = {}) =>
  outcomeOf(site, () => correct({siteDir: site.dir, ...correction, ...change}));

describe('a correction', () => {
  test('adds an entry with the changed words, the reason, the approver and the new hash', async () => {
    const site = scratch();
    const before = sha256(site.read(corrected));
    const {done, shown} = await correctIn(site);
    const [, privacy] = policiesIn(readRecord(site.dir), today);
    const [row] = privacy?.versions ?? [];
    expect([done, shown]).toEqual([true, expect.stringContaining('{+for advertising +}')]);
    const {replace: replaced, by, reason, approver, policy, version} = correction;
    const now = sha256(site.read(corrected));
    const entry = {entry: 'corrected', policy, version, day: today, reason, approver, sha256: now, replaced, by};
    expect(readRecord(site.dir).at(-1)).toEqual(entry);
    expect([row?.sha256, row?.corrections]).toEqual([now, [entry]]);
    expect(now).not.toBe(before);
    expect(recordProblems(site.dir)).toEqual([]);
  });

  test('is also applied to an announced version and to the draft if they contain the same words', async () => {
    const site = scratch();
    await run(site);
    expect(await correctIn(site)).toMatchObject({done: true});
    for (const at of ['versioned_docs/version-2027-03-01/privacy-policy.mdx', 'pages/legal/privacy-policy.mdx'])
      expect(site.read(at)).toContain(correction.by);
    expect(site.read('versioned_docs/version-2023-06-01/privacy-policy.mdx')).not.toContain(correction.by);
    expect(recordProblems(site.dir)).toEqual([]);
  });
});

describe('a correction is refused without changing a file, with a message', () => {
  test.each<[string, Partial<typeof correction>, RegExp]>([
    ['that the version does not exist', {version: '2024-04-01'}, /Its versions are: 2024-03-01, 2023-06-01\./],
    ['that the policy does not exist', {policy: 'cookies'}, /The policies are: terms-of-service, privacy-policy\./],
    ['that the words are not in the text', {replace: 'no such words'}, /"no such words" is in the text 0 times/],
    ['that the words are in it twice', {replace: 'officer', by: 'officers'}, /"officer" is in the text 2 times/],
    ['that an address would change', {replace: '## 2. C', by: '## 2. Our c'}, /cannot change the heading/],
    [
      'that it would bring in code',
      {replace: 'The officer answers.', by: '<Card />'},
      /<Card \/> could look different/,
    ],
  ])('%s', async (_, change, sentence) => {
    const site = scratch();
    const before = site.snapshot();
    expect(await correctIn(site, change)).toMatchObject({done: false, message: expect.stringMatching(sentence)});
    expect(site.snapshot()).toEqual(before);
  });
});

const good = `# Cookie Policy

We set few cookies, and ask legal@old.example.

## What we set

- one for your session, as [the law](https://law.example/cookies) allows

| Cookie | Kept |
| --- | --- |
| session | 1 day |
`;

const oldText = {
  ...{today, date: '2020-05-08', policy: 'cookie-policy', file: 'old.md'},
  ...{source: 'https://old.example/cookies', approver: 'General Counsel'},
};

function add(text: string, change: Partial<OldTextRequest> = {}) {
  const site = scratch();
  site.write('old.md', text);
  const done = outcomeOf(site, () => publishOldText({siteDir: site.dir, ...oldText, ...change}));
  return {site, before: site.snapshot(), done};
}

test('clean Markdown from before this site becomes a version, recorded today', async () => {
  const {site, done} = add(good);
  const {shown, done: isDone} = await done;
  expect([isDone, recordProblems(site.dir)]).toEqual([true, []]);
  expect(shown).toMatch(/new as of 2020-05-08:[^]*source: https:\/\/old\.example\/cookies/);
  const text = site.read('versioned_docs/version-2020-05-08/cookie-policy.mdx');
  expect(text).toMatch(/title: "Cookie Policy"[^#]*<EmailLink to="legal" domain="old.example" \/>[^#]*## What we set/);
  expect(readRecord(site.dir).at(-1)).toMatchObject({
    ...{entry: 'published', policy: 'cookie-policy', version: '2020-05-08', day: today},
    ...{source: 'https://old.example/cookies', sha256: sha256(text)},
  });
});

test.each<[string, string, Partial<OldTextRequest>, RegExp]>([
  ['HTML', good.replace('We set', 'We <b>set</b>'), {}, /^old\.md: line 3: <b> could look different/],
  ['a picture', good.replace('We set', '![A seal](/seal.png) We set'), {}, /line 3: a policy has no pictures/],
  ['an attribute of Kramdown', good.replace('set\n', 'set {#cookies}\n'), {}, /line 5: /],
  ['a box of Pandoc', `${good}\n::: note\n`, {}, /line 13: "::: note" is a placeholder, or syntax of another program/],
  [
    'a link within the old site',
    good.replace('https://law.example/', '../'),
    {},
    /line 7: the link \.\.\/cookies leads/,
  ],
  ['a text without sections', '# Cookies\n\nWe set none.', {}, /it has no sections/],
  ['a Word document', 'PK\u0003\u0004', {}, /old\.md does not begin with its title/],
  ['a file that is not there', good, {file: 'gone.md'}, /gone\.md is not a file/],
  ['a day that is not past', good, {date: today}, /is not a past date/],
  ['a day on which there is a version', good, {policy: 'privacy-policy', date: '2023-06-01'}, /already has a version/],
  // It was published here on May 2, 2023, and took effect on June 1.
  [
    'a day since the first own version',
    good,
    {policy: 'privacy-policy', date: '2023-05-15'},
    /is not before 2023-05-02/,
  ],
  ['an unknown approver', good, {approver: 'Intern'}, /"Intern", which is not a role/],
])('%s is refused by name, and no file changes', async (_, text, change, sentence) => {
  const {site, before, done} = add(text, change);
  expect((await done).message).toMatch(sentence);
  expect(site.snapshot()).toEqual(before);
});

test('an older text does not change what was in force when the first own version was published', async () => {
  const {site, done} = add(good, {policy: 'privacy-policy', date: '2021-01-01'});
  expect((await done).done).toBe(true);
  const again = (date: string) =>
    outcomeOf(site, () => publishOldText({...oldText, siteDir: site.dir, policy: 'privacy-policy', date}));
  expect((await again('2022-01-01')).message).toContain('2022-01-01 is not before 2021-01-01');
  expect((await again('2019-01-01')).done).toBe(true);
});
