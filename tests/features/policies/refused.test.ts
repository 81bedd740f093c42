/** @jest-environment node */
// cspell:ignore upptime
import policy from '@site/src/cli/policy';
import {messages} from '@site/src/features/policies/messages';
import {policyFindings} from '@site/src/tools/doctor/diagnose';
import {date, privacy, run, terms, type Options, scratch, type Scratch} from './scratch';

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
