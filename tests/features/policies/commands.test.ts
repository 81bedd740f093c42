/** @jest-environment node */
import {runPlan} from '@site/src/cli/support/runPlan';
import {policyOf, statusOn, policiesIn} from '@site/src/features/policies/model/timeline';
import {readArchive} from '@site/src/features/policies/build/archive';
import {feedOf} from '@site/src/features/policies/build/feed';
import {recordProblems, readRecord, sha256} from '@site/src/features/policies/build/recordFile';
import {publish} from '@site/src/features/policies/commands/publishDrafts';
import {retire} from '@site/src/features/policies/commands/endPolicy';
import {withdraw} from '@site/src/features/policies/commands/withdrawAnnouncement';
import {correct, type CorrectionRequest} from '@site/src/features/policies/commands/correctText';
import {publishOldText, type OldTextRequest} from '@site/src/features/policies/commands/publishOldText';
import {shownDay} from '../../support/words';
import {cookies, date, outcomeOf, plainerWords, privacy, run, scratch, today, type Scratch} from './scratch';

/** The versions of a policy on a day, the newest first, each with what it is. */
const statuses = (site: Scratch, slug: string, day: string) => {
  const {timeline} = readArchive(site.dir, day);
  return policyOf(timeline.policies, slug)?.versions.map((one) => `${one.version} ${statusOn(day, one)}`);
};

test('a policy needs only a draft, is shown in full as new, and keeps its last version when it ends', async () => {
  const site = scratch();
  site.write(cookies, site.read(privacy).replace('Privacy', 'Cookie'));
  const {shown} = await run(site);
  expect(shown).toContain('Cookie Policy, new as of 2027-03-01:');
  expect(shown).toContain('{+We keep little and delete it soon.+}');
  const own = {siteDir: site.dir, today: '2027-04-01', policy: 'cookie-policy', approver: 'General Counsel'};
  const retireOn = (day: string) => outcomeOf(site, () => retire({...own, date: day, reason: 'We set none at all.'}));
  expect(await retireOn('2027-06-01')).toMatchObject({done: true});
  expect(recordProblems(site.dir)).toEqual([]);
  expect(statuses(site, 'cookie-policy', '2027-06-01')).toEqual([`${date} ended`]);
  expect(feedOf(readArchive(site.dir, '2027-05-31'))).toContain(`Cookie Policy, ends on ${shownDay('2027-06-01')}`);
  expect((await retireOn('2027-07-01')).message).toMatch(/^cookie-policy already ends on 2027-06-01\./);
  const back = {...own, version: '2027-06-01', reason: 'It stays.'};
  expect(await outcomeOf(site, () => withdraw(back))).toMatchObject({done: true});
  expect(statuses(site, 'cookie-policy', '2027-06-01')).toEqual([`${date} in-force`]);
});

test('a version is withdrawn before its day alone: it keeps its page, never applies, and the feed says so', async () => {
  const site = scratch();
  await run(site);
  const own = {siteDir: site.dir, policy: 'terms-of-service', approver: 'General Counsel'};
  const withdrawOn = (day: string, version = date) =>
    outcomeOf(site, () => withdraw({...own, today: day, version, reason: 'The law changed again.'}));
  expect((await withdrawOn(date)).message).toMatch(/^no version "2027-03-01" of terms-of-service is announced/);
  expect((await withdrawOn(today, '2027-04-01')).message).toMatch(/Announced: .*terms-of-service 2027-03-01/);
  expect(await withdrawOn('2026-12-01')).toMatchObject({done: true});
  expect(statuses(site, own.policy, date)?.slice(0, 2)).toEqual([`${date} withdrawn`, '2024-03-01 in-force']);
  const [, withdrawal] = feedOf(readArchive(site.dir, date)).split(`withdrawn before ${shownDay(date)}`);
  expect(withdrawal).toContain('The law changed again.');
});

test('a publication shows its changes and asks for confirmation before it writes anything', async () => {
  const site = scratch();
  site.approve(date);
  const before = site.snapshot();
  const plan = await publish({siteDir: site.dir, date, today}, () => Promise.resolve([]));
  const sentence = "This isn't an interactive terminal. Add --yes to confirm.";
  await expect(runPlan(site.dir, plan, () => undefined, undefined)).rejects.toThrow(sentence);
  const {message, shown} = await outcomeOf(site, () => plan, 'n');
  expect([message, site.snapshot()]).toEqual(['Canceled.', before]);
  expect(shown).toMatch(
    /Notice: 101 days\.[^]*version: 2027-03-01\n[^]*reason: We announce .*\n +approver: General Counsel\n/,
  );
});

const correctIn = (site: Scratch, change: Partial<CorrectionRequest> = {}) =>
  outcomeOf(site, () => correct({siteDir: site.dir, today, ...plainerWords, ...change}));

describe('a correction', () => {
  test('adds an entry with the changed words, the reason, the approver and the new hash', async () => {
    const site = scratch();
    const text = () => sha256(site.read('versioned_docs/version-2024-03-01/privacy-policy.mdx'));
    const before = text();
    expect(await correctIn(site)).toMatchObject({done: true, shown: expect.stringContaining('{+for advertising +}')});
    const {replace: replaced, ...rest} = plainerWords;
    const entry = {entry: 'corrected', ...rest, day: today, sha256: text(), replaced};
    expect(text()).not.toBe(before);
    expect(readRecord(site.dir).at(-1)).toEqual(entry);
    const row = policyOf(policiesIn(readRecord(site.dir), today), 'privacy-policy')?.versions[0];
    expect(row).toMatchObject({sha256: text(), corrections: [entry]});
    expect(recordProblems(site.dir)).toEqual([]);
  });

  test('is also applied to an announced version and to the draft if they contain the same words', async () => {
    const site = scratch();
    await run(site);
    expect(await correctIn(site)).toMatchObject({done: true});
    for (const at of ['versioned_docs/version-2027-03-01/privacy-policy.mdx', privacy])
      expect(site.read(at)).toContain(plainerWords.by);
    expect(site.read('versioned_docs/version-2023-06-01/privacy-policy.mdx')).not.toContain(plainerWords.by);
    expect(recordProblems(site.dir)).toEqual([]);
  });

  test.each<[string, Partial<CorrectionRequest>, string]>([
    ['the version does not exist', {version: '2024-04-01'}, 'Its versions are: 2024-03-01, 2023-06-01.'],
    ['the policy does not exist', {policy: 'cookies'}, 'The policies are: terms-of-service, privacy-policy.'],
    ['the words are not in the text', {replace: 'no such words'}, '"no such words" is in the text 0 times'],
    ['the words are in it twice', {replace: 'officer', by: 'officers'}, '"officer" is in the text 2 times'],
    ['an address would change', {replace: '## 2. C', by: '## 2. Our c'}, 'cannot change the heading'],
    ['it would bring in code', {replace: 'The officer answers.', by: '<Card />'}, '<Card /> could look different'],
  ])('is refused without changing a file if %s', async (_, change, sentence) => {
    const site = scratch();
    const before = site.snapshot();
    expect(await correctIn(site, change)).toMatchObject({done: false, message: expect.stringContaining(sentence)});
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

function add(text: string, change: Partial<OldTextRequest> = {}, site = scratch()) {
  site.write('old.md', text);
  const before = site.snapshot();
  const request = {
    ...{siteDir: site.dir, today, date: '2020-05-08', policy: 'cookie-policy', file: 'old.md'},
    ...{source: 'https://old.example/cookies', approver: 'General Counsel'},
  };
  return {site, before, outcome: outcomeOf(site, () => publishOldText({...request, ...change}))};
}

test('clean Markdown from before this site becomes a version, recorded today', async () => {
  const {site, outcome} = add(good);
  const shown = expect.stringMatching(/new as of 2020-05-08:[^]*source: https:\/\/old\.example\/cookies/);
  expect(await outcome).toMatchObject({done: true, shown});
  expect(recordProblems(site.dir)).toEqual([]);
  const text = site.read('versioned_docs/version-2020-05-08/cookie-policy.mdx');
  expect(text).toMatch(/title: "Cookie Policy"[^#]*<EmailLink to="legal" domain="old.example" \/>[^#]*## What we set/);
  expect(readRecord(site.dir).at(-1)).toMatchObject({
    ...{entry: 'published', policy: 'cookie-policy', version: '2020-05-08', day: today},
    ...{source: 'https://old.example/cookies', sha256: sha256(text)},
  });
});

const own = 'privacy-policy';

test.each<[string, string, Partial<OldTextRequest>, string]>([
  ['HTML', good.replace('We set', 'We <b>set</b>'), {}, 'old.md: line 3: <b> could look different'],
  ['a picture', good.replace('We set', '![A seal](/seal.png) We set'), {}, 'line 3: a policy has no pictures'],
  ['an attribute of Kramdown', good.replace('set\n', 'set {#cookies}\n'), {}, 'line 5: '],
  ['a box of Pandoc', `${good}\n::: note\n`, {}, 'line 13: "::: note" is a placeholder, or syntax of another program'],
  ['a link within the old site', good.replace('https://law.example/', '../'), {}, 'line 7: the link ../cookies leads'],
  ['a text without sections', '# Cookies\n\nWe set none.', {}, 'it has no sections'],
  ['a Word document', 'PK\u0003\u0004', {}, 'old.md does not begin with its title'],
  ['a file that is not there', good, {file: 'gone.md'}, 'gone.md is not a file'],
  ['a day that is not past', good, {date: today}, 'is not a past date'],
  ['a day on which there is a version', good, {policy: own, date: '2023-06-01'}, 'already has a version'],
  // The first own version took effect on June 1.
  ['a day since that was published', good, {policy: own, date: '2023-05-15'}, 'is not before 2023-05-02'],
  ['an unknown approver', good, {approver: 'Intern'}, '"Intern", which is not a role'],
])('%s is refused by name, and no file changes', async (_, text, change, sentence) => {
  const {site, before, outcome} = add(text, change);
  expect((await outcome).message).toContain(sentence);
  expect(site.snapshot()).toEqual(before);
});

test('an older text does not change what was in force when the first own version was published', async () => {
  const {site, outcome} = add(good, {policy: own, date: '2021-01-01'});
  expect(await outcome).toMatchObject({done: true});
  const again = (day: string) => add(good, {policy: own, date: day}, site).outcome;
  expect((await again('2022-01-01')).message).toContain('2022-01-01 is not before 2021-01-01');
  expect(await again('2019-01-01')).toMatchObject({done: true});
});
