/** @jest-environment node */
import {readRecord, recordProblems, sha256} from '@site/src/features/policies/build/recordFile';
import {publishOldText, type OldTextRequest} from '@site/src/features/policies/commands/publishOldText';
import {outcomeOf, today, scratch} from './scratch';

const good = `# Cookie Policy

We set few cookies, and ask legal@old.example.

## What we set

- one for your session, as [the law](https://law.example/cookies) allows

| Cookie | Kept |
| --- | --- |
| session | 1 day |
`;

const request = {
  ...{today, date: '2020-05-08', policy: 'cookie-policy', file: 'old.md'},
  ...{source: 'https://old.example/cookies', approver: 'General Counsel'},
};

function add(text: string, change: Partial<OldTextRequest> = {}) {
  const site = scratch();
  site.write('old.md', text);
  const done = outcomeOf(site, () => publishOldText({siteDir: site.dir, ...request, ...change}));
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
    outcomeOf(site, () => publishOldText({...request, siteDir: site.dir, policy: 'privacy-policy', date}));
  expect((await again('2022-01-01')).message).toContain('2022-01-01 is not before 2021-01-01');
  expect((await again('2019-01-01')).done).toBe(true);
});
