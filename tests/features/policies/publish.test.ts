/** @jest-environment node */
// cspell:ignore upptime
import {claimValues} from '@site/src/claims/claims';
import {company} from '@site/src/company';
import {anchorsIn} from '@site/src/features/policies/build/checks';
import {freeze} from '@site/src/features/policies/build/freezeDraft';
import {draft} from '@site/src/features/policies/commands/restoreDraft';
import {publish} from '@site/src/features/policies/commands/publishDrafts';
import {readArchive} from '@site/src/features/policies/build/archive';
import {feedOf} from '@site/src/features/policies/build/feed';
import {readRecord, recordProblems, sha256} from '@site/src/features/policies/build/recordFile';
import {date, outcomeOf, privacy, run, terms, today, scratch, type Options, type Scratch} from './scratch';
import policy from '@site/src/cli/policy';
import {messages} from '@site/src/features/policies/messages';
import {policyFindings} from '@site/src/tools/doctor/diagnose';

describe('publishing', () => {
  test('writes the version as literal text and records it', async () => {
    const site = scratch();
    const {done, message} = await run(site);
    expect(done).toBe(true);
    const text = site.read(`versioned_docs/version-${date}/terms-of-service.mdx`);
    expect(text).not.toMatch(/^import|<(?!\/?EmailLink)|\{/m);
    expect(text).toContain(`are available ${claimValues.uptime} of the time`);
    expect(text).toContain('<EmailLink subject="Legal question">');
    expect(JSON.parse(site.read('versions.json'))).toEqual([date, '2024-03-01', '2023-06-01']);
    expect(recordProblems(site.dir)).toEqual([]);
    expect(readRecord(site.dir).at(-2)).toEqual({
      entry: 'published',
      policy: 'terms-of-service',
      version: date,
      day: today,
      approver: 'General Counsel',
      reason: 'We announce maintenance earlier.',
      sha256: sha256(text),
    });
    expect(message.match(/at least \[-three-\]\{\+five\+\} days/g)).toHaveLength(1);
    expect(message).toContain(
      `npm run submit -- "Publish terms-of-service, privacy-policy of ${date}" --only policies`,
    );
  });

  test('records the reason for missing notice, unless the notice was given after all', async () => {
    const early = scratch();
    const {message} = await run(early, {date: today, withoutNotice: 'A court ordered the change.'});
    expect(message).toMatch(/Notice: 0 days\.[^]*withoutNotice: A court ordered the change\.$/m);
    expect(readRecord(early.dir).at(-1)).toMatchObject({withoutNotice: 'A court ordered the change.'});
    const late = scratch();
    await run(late, {withoutNotice: 'Not needed.'});
    expect(readRecord(late.dir).at(-1)).not.toHaveProperty('withoutNotice');
  });

  test('leaves a policy alone whose draft did not change', async () => {
    const site = scratch();
    site.replace(privacy, 'for 60 days', 'for 90 days');
    const other = () => {
      const {timeline, record} = readArchive(site.dir, today);
      const policies = timeline.policies.filter(({slug}) => slug === 'privacy-policy');
      return {policies, feed: feedOf({timeline, record: record.filter(({policy}) => policy === 'privacy-policy')})};
    };
    const before = other();
    expect(await run(site)).toMatchObject({done: true});
    // A page of a policy is made of its text and of what the timeline says of it, and so are its entries in the feed.
    expect(other()).toEqual(before);
    const {timeline} = readArchive(site.dir, date);
    expect(timeline.policies.map(({current}) => current)).toEqual([date, '2024-03-01']);
  });

  test('accepts the Markdown of real policies, turns email addresses into tags, and leaves out comments', async () => {
    const site = scratch();
    const {user} = company.mail;
    const more = [
      '## Our partners',
      `Ask [privacy](mailto:${user}@${company.mail.domain}?cc=info@court.example&subject=Rights), ${user}@${company.mail.domain} or a court.[^1]`,
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
    const own = `domain="${company.mail.domain}"`;
    expect(text).toContain(
      `Ask <EmailLink to="${user}" ${own}>privacy</EmailLink>, <EmailLink to="${user}" ${own} /> or a court.[^1]`,
    );
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
  const {shown} = await outcomeOf(site, () =>
    draft({siteDir: site.dir, today, policy: 'terms-of-service', from: date}),
  );
  expect(shown).toContain('[-nine-]{+twelve+}');
  expect(site.read(terms)).not.toContain('approved_for');
  const {text, problems} = freeze(site.read(terms));
  expect(problems).toEqual([]);
  expect(text).toBe(published.replace(/^approved_for: .*\n/m, ''));
});

/** The sentences of a refusal, after seeing that it changed no file. */
async function refusal(site: Scratch, options: Options = {}): Promise<string[]> {
  site.approve(options.date ?? date);
  const before = site.snapshot();
  const {done, message} = await run(site, options);
  expect({done, files: site.snapshot()}).toEqual({done: false, files: before});
  return message.split('\n');
}

describe('a publication is refused without changing a file, because of', () => {
  test.each<[string, Options, RegExp]>([
    ['a day that does not exist', {date: '2027-02-30'}, /"2027-02-30" is not a date/],
    ['a date in the past', {date: '2026-11-19', withoutNotice: 'A court.'}, /2026-11-19 is in the past/],
    ['missing notice', {date: '2026-12-19'}, /is 29 days away.* Choose 2026-12-20 or later/],
  ])('%s', async (_, options, sentence) => {
    expect((await refusal(scratch(), options)).join('\n')).toMatch(sentence);
  });

  const days = 'at least five days ahead';
  const words = 'For the rest use';
  const page = '](/contact)';
  const file = './privacy-policy.mdx';
  const address = '/legal/privacy-policy';
  test.each<[string, string, string | RegExp, string, string | RegExp]>([
    ['a section number that is missing', terms, '## 2. A', '## 3. A', /numbered 1, 3, 3\. Number them 1 to 3/],
    ['a placeholder', terms, days, 'at least TBD days ahead', messages.placeholder({words: 'TBD'})],
    ['words in brackets', terms, days, 'at [number] days', messages.placeholder({words: '[number]'})],
    ['a link to no policy', terms, file, './cookies.mdx', /\.\/cookies\.mdx does not lead to a policy/],
    ['an address that changes its version', terms, file, address, messages.linkLeaves({url: address})],
    ['a brace', privacy, words, 'For {the} rest use', messages.tagIsCode({tag: '{the}'})],
    ['what the build cannot read', privacy, words, 'If 3 <5, use', /line 22: /],
    ['an unknown claim', terms, 'id="uptime"', 'id="upptime"', /Did you mean "uptime"\?/],
    ['a component', terms, '## 3. Contact', '<Card />\n\n## 3. Contact', messages.tagRefused({tag: '<Card />'})],
    [
      'a summary that describes the last version',
      terms,
      /^summary: .*$/m,
      'summary: The limit rises, and we ask for less.',
      messages.summaryOld({file: terms}),
    ],
  ])('%s', async (_, where, from, to, sentence) => {
    const site = scratch();
    site.replace(where, from, to);
    const found = (await refusal(site)).join('\n');
    if (typeof sentence === 'string') expect(found).toContain(sentence);
    else expect(found).toMatch(sentence);
  });

  test('a draft that does not exist or is unchanged', async () => {
    const known = 'terms-of-service, privacy-policy';
    const site = scratch();
    expect(await refusal(site, {policies: ['cookies']})).toEqual([messages.noPolicy({policy: 'cookies', known})]);
    site.replace(privacy, 'for 60 days', 'for 90 days');
    expect(await refusal(site, {policies: ['privacy-policy']})).toEqual([
      messages.sameText({file: privacy, version: '2024-03-01'}),
    ]);
    await run(site);
    expect(await refusal(site, {date: '2027-05-01'})).toEqual([messages.nothingChanged]);
  });

  test('an edited archive, before any other problem', async () => {
    const site = scratch();
    const edited = 'versioned_docs/version-2023-06-01/terms-of-service.mdx';
    site.replace(edited, 'six months', 'nine months');
    expect(await refusal(site, {date: 'soon'})).toEqual([expect.stringContaining(`${edited}: this published text`)]);
  });

  test('all problems, which are listed at once', async () => {
    const site = scratch();
    site.replace(terms, days, 'XXX days ahead');
    site.replace(privacy, page, '](/legal/terms)');
    expect(await refusal(site, {date: '2026-12-01'})).toHaveLength(3);
  });
});

test('the doctor reports what keeps a draft from being published, with its line', () => {
  const site = scratch();
  site.replace(terms, 'five days', 'TBD days');
  const message = messages.placeholder({words: 'TBD'});
  expect(policyFindings(site.dir)).toEqual([{file: terms, line: 20, column: 1, message}]);
});

test.each([
  ['correct', '--replace', ['2024-03-01', 'privacy-policy', '--with', 'x']],
  ['withdraw', '--approved-by', ['2027-03-01', 'terms-of-service', '--reason', 'The law changed.']],
  ['retire', '--reason', ['2027-03-01', 'terms-of-service']],
  ['draft', '--from', ['terms-of-service']],
])('%s without %s reports the missing option and shows the usage', async (verb, option, words) => {
  await expect(policy([verb, ...words])).rejects.toThrow(new RegExp(`^${option} is missing\\.\n\n.*Usage:`, 's'));
});
