/** @jest-environment node */
import {readRecord, recordProblems, sha256} from '@site/src/features/policies/build/recordFile';
import {correct, type CorrectionRequest} from '@site/src/features/policies/commands/correctText';
import {policiesIn} from '@site/src/features/policies/model/timeline';
import {plainerWords, outcomeOf, run as publish, scratch, type Scratch} from './scratch';

const file = 'versioned_docs/version-2024-03-01/privacy-policy.mdx';
const request = {today: '2026-11-20', ...plainerWords};

const run = (site: Scratch, change: Partial<CorrectionRequest> = {}) =>
  outcomeOf(site, () => correct({siteDir: site.dir, ...request, ...change}));

describe('a correction', () => {
  test('adds an entry with the changed words, the reason, the approver and the new hash', async () => {
    const site = scratch();
    const before = sha256(site.read(file));
    const {done, shown} = await run(site);
    const [, privacy] = policiesIn(readRecord(site.dir), '2026-11-20');
    const [row] = privacy?.versions ?? [];
    expect([done, shown]).toEqual([true, expect.stringContaining('{+for advertising +}')]);
    const {replace: replaced, by, reason, approver, policy, version} = request;
    const now = sha256(site.read(file));
    const entry = {entry: 'corrected', policy, version, day: '2026-11-20', reason, approver, sha256: now, replaced, by};
    expect(readRecord(site.dir).at(-1)).toEqual(entry);
    expect([row?.sha256, row?.corrections]).toEqual([now, [entry]]);
    expect(now).not.toBe(before);
    expect(recordProblems(site.dir)).toEqual([]);
  });

  test('is also applied to an announced version and to the draft if they contain the same words', async () => {
    const site = scratch();
    await publish(site);
    expect(await run(site)).toMatchObject({done: true});
    for (const at of ['versioned_docs/version-2027-03-01/privacy-policy.mdx', 'pages/legal/privacy-policy.mdx'])
      expect(site.read(at)).toContain(request.by);
    expect(site.read('versioned_docs/version-2023-06-01/privacy-policy.mdx')).not.toContain(request.by);
    expect(recordProblems(site.dir)).toEqual([]);
  });
});

describe('a correction is refused without changing a file, with a message', () => {
  test.each<[string, Partial<typeof request>, RegExp]>([
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
    expect(await run(site, change)).toMatchObject({done: false, message: expect.stringMatching(sentence)});
    expect(site.snapshot()).toEqual(before);
  });
});
