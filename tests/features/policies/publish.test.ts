/** @jest-environment node */
// cspell:ignore upptime
import {claimValues} from '@site/src/claims/claims';
import {company} from '@site/src/company';
import {anchorsIn} from '@site/src/features/policies/build/checks';
import {freeze} from '@site/src/features/policies/build/freezeDraft';
import {draft} from '@site/src/features/policies/commands/restoreDraft';
import {publish} from '@site/src/features/policies/commands/publishDrafts';
import {readArchive} from '@site/src/features/policies/build/archive';
import {readRecord, recordProblems, sha256} from '@site/src/features/policies/build/recordFile';
import {date, outcomeOf, privacy, publishIn, run, terms, today, scratch, type Options} from './scratch';
import policy from '@site/src/cli/policy';
import {messages} from '@site/src/features/policies/messages';
import {policyFindings} from '@site/src/tools/doctor/diagnose';

describe('publishing', () => {
  test('writes the version as literal text and records it', async () => {
    const site = scratch();
    const {done, shown, message} = await run(site);
    expect(done).toBe(true);
    const text = site.read(`versioned_docs/version-${date}/terms-of-service.mdx`);
    expect(text).not.toMatch(/^import|<(?!\/?EmailLink)|\{/m);
    expect(text).toContain(`are available ${claimValues.uptime} of the time`);
    expect(text).toContain('<EmailLink subject="Legal question">');
    expect(JSON.parse(site.read('versions.json'))).toEqual([date, '2024-03-01', '2023-06-01']);
    expect(recordProblems(site.dir)).toEqual([]);
    expect(readRecord(site.dir).at(-2)).toEqual({
      ...{entry: 'published', policy: 'terms-of-service', version: date, day: today},
      ...{approver: 'General Counsel', reason: 'We announce maintenance earlier.', sha256: sha256(text)},
    });
    expect(shown.match(/we announce \[-three-\]\{\+five\+\} days/g)).toHaveLength(1);
    expect(message).toContain(
      `npm run submit -- "Publish terms-of-service, privacy-policy of ${date}" --only policies`,
    );
  });

  test('records the reason for missing notice, unless the notice was given after all', async () => {
    const early = scratch();
    const {shown} = await run(early, {date: today, withoutNotice: 'A court ordered the change.'});
    expect(shown).toMatch(/Notice: 0 days\.[^]*withoutNotice: A court ordered the change\.$/m);
    expect(readRecord(early.dir).at(-1)).toMatchObject({withoutNotice: 'A court ordered the change.'});
    const late = scratch();
    await run(late, {withoutNotice: 'Not needed.'});
    expect(readRecord(late.dir).at(-1)).not.toHaveProperty('withoutNotice');
  });

  test('leaves a policy alone whose draft did not change', async () => {
    const site = scratch();
    site.replace(privacy, 'for 60 days', 'for 90 days');
    const entries = () => readRecord(site.dir).filter((entry) => entry.policy === 'privacy-policy');
    const before = entries();
    expect(await run(site)).toMatchObject({done: true});
    expect(entries()).toEqual(before);
    const {timeline} = readArchive(site.dir, date);
    expect(timeline.policies.map(({current}) => current)).toEqual([date, '2024-03-01']);
  });

  test('accepts the Markdown of real policies, turns email addresses into tags, and leaves out comments', async () => {
    const site = scratch();
    const {user, domain} = company.mail;
    const more = [
      '## Our partners',
      `Ask [privacy](mailto:${user}@${domain}?cc=info@court.example&subject=Rights), ${user}@${domain} or a court.[^1]`,
      '> The law says so, [sic].',
      '[Reserved.]',
      '{/* Ask Karachi\nabout this. */}',
      '| Data | Kept |\n| --- | --- |\n| Mail | 2 years |',
      '[^1]: Or info@court.example, as of [this page](/contact).',
      'Run `ssh git@court.example`.',
    ];
    site.write(privacy, `${site.read(privacy)}\n${more.join('\n\n')}\n`);
    expect(await run(site)).toMatchObject({done: true});
    const text = site.read(`versioned_docs/version-${date}/privacy-policy.mdx`);
    const tag = `<EmailLink to="${user}" domain="${domain}"`;
    expect(text).toContain(`Ask ${tag}>privacy</EmailLink>, ${tag} /> or a court.[^1]`);
    expect(text).toContain('[^1]: Or <EmailLink to="info" domain="court.example" />, as of');
    expect(text).toContain('Run `ssh git@court.example`.');
    expect(text).not.toContain('Karachi');
    expect(anchorsIn(text)).toEqual(['1-what-we-collect', '2-contact', 'our-partners']);
  });

  test('asks for no confirmation while the doctor finds a problem in a draft that it publishes', async () => {
    const site = scratch();
    site.approve(date);
    const found = (file: string) => () => Promise.resolve([{file, printed: `${file}:1:1 Wrong.`}]);
    const request = {siteDir: site.dir, date, today, policies: ['terms-of-service']};
    await expect(publish(request, found(terms))).rejects.toThrow(`${terms}:1:1 Wrong.`);
    await expect(publish(request, found(privacy))).resolves.toBeDefined();
  });
});

test('a published text is restored as the draft, without its approval', async () => {
  const site = scratch();
  await run(site);
  const published = site.read(`versioned_docs/version-${date}/terms-of-service.mdx`);
  site.replace(terms, 'twelve months', 'nine months');
  const request = {siteDir: site.dir, today, policy: 'terms-of-service', from: date};
  expect((await outcomeOf(site, () => draft(request))).shown).toContain('[-nine-]{+twelve+}');
  const restored = {text: published.replace(/^approved_for: .*\n/m, ''), problems: []};
  expect(freeze(site.read(terms))).toEqual(restored);
});

test('an approval is valid only for the version that it names, and from a role that may give it', async () => {
  const site = scratch();
  const notApproved = {done: false, message: expect.stringContaining(messages.notApproved({file: terms, date}))};
  expect(await publishIn(site)).toMatchObject(notApproved);
  site.replace(terms, /^approved_for: .*\n/m, '');
  expect(await publishIn(site)).toMatchObject(notApproved);
  site.replace(terms, 'approved_by: General Counsel', 'approved_by: Head of Sales');
  expect((await run(site)).message).toContain('"Head of Sales", which is not a role that approves policies.');
});

const edited = 'versioned_docs/version-2023-06-01/terms-of-service.mdx';
const link = './privacy-policy.mdx';
const address = '/legal/privacy-policy';

test.each<[string, [file: string, from: string | RegExp, to: string] | undefined, string, Options?]>([
  ['what is not a day', undefined, '"tomorrow" is not a date', {date: 'tomorrow'}],
  ['a date in the past', undefined, '-19 is in the past', {date: '2026-11-19', withoutNotice: 'A court.'}],
  ['missing notice', undefined, 'is 29 days away', {date: '2026-12-19'}],
  ['a section number that is missing', [terms, '## 2. A', '## 3. A'], 'numbered 1, 3, 3. Number them 1 to 3'],
  ['a placeholder', [terms, 'five days', 'TBD days'], messages.placeholder({words: 'TBD'})],
  ['words in brackets', [terms, 'five days', '[number] days'], messages.placeholder({words: '[number]'})],
  ['a link to no policy', [terms, link, './rules.mdx'], './rules.mdx does not lead to a policy'],
  ['an address that changes its version', [terms, link, address], messages.linkLeaves({url: address})],
  ['a brace', [privacy, 'the rest', '{the} rest'], messages.tagIsCode({tag: '{the}'})],
  ['what the build cannot read', [privacy, 'For the rest', 'If 3 <5,'], 'line 20: '],
  ['an unknown claim', [terms, 'id="uptime"', 'id="upptime"'], 'Did you mean "uptime"?'],
  ['a component', [terms, '## 3.', '<Card />\n\n## 3.'], messages.tagRefused({tag: '<Card />'})],
  ['an old summary', [terms, /^summary: .*$/m, 'summary: The limit rises.'], messages.summaryOld({file: terms})],
  ['a draft that does not exist', undefined, 'there is no policy "cookies"', {policies: ['cookies']}],
  [
    'a draft that did not change',
    [privacy, 'for 60 days', 'for 90 days'],
    messages.sameText({file: privacy, version: '2024-03-01'}),
    {policies: ['privacy-policy']},
  ],
  ['an edited archive alone', [edited, 'six', 'nine'], `${edited}: this published text`, {date: 'soon'}],
])('a publication is refused without changing a file, because of %s', async (_, edit, sentence, options = {}) => {
  const site = scratch();
  if (edit) site.replace(...edit);
  site.approve(options.date ?? date);
  const before = site.snapshot();
  const {done, message} = await publishIn(site, options);
  expect([done, message.split('\n')]).toEqual([false, [expect.stringContaining(sentence)]]);
  expect(site.snapshot()).toEqual(before);
});

test('all problems of a publication are listed at once, and none is left to publish after it', async () => {
  const site = scratch();
  site.replace(terms, 'five days', 'XXX days');
  site.replace(privacy, '](/contact)', '](/legal/terms)');
  expect((await run(site, {date: '2026-12-01'})).message.split('\n')).toHaveLength(3);
  site.replace(terms, 'XXX days', 'five days');
  site.replace(privacy, '](/legal/terms)', '](/contact)');
  expect(await run(site)).toMatchObject({done: true});
  expect(await run(site, {date: '2027-05-01'})).toMatchObject({done: false, message: messages.nothingChanged});
});

test('the doctor reports what keeps a draft from being published, with its line', () => {
  const site = scratch();
  site.replace(terms, 'five days', 'TBD days');
  const message = messages.placeholder({words: 'TBD'});
  expect(policyFindings(site.dir)).toEqual([{file: terms, line: 21, column: 1, message}]);
});

test.each([
  ['correct', '--replace', ['2024-03-01', 'privacy-policy', '--with', 'x']],
  ['withdraw', '--approved-by', ['2027-03-01', 'terms-of-service', '--reason', 'The law changed.']],
  ['retire', '--reason', ['2027-03-01', 'terms-of-service']],
  ['draft', '--from', ['terms-of-service']],
])('%s without %s reports the missing option and shows the usage', async (verb, option, words) => {
  await expect(policy([verb, ...words])).rejects.toThrow(new RegExp(`^${option} is missing\\.\n\n.*Usage:`, 's'));
});
