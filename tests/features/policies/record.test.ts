/** @jest-environment node */
import path from 'node:path';
import {rmSync} from 'node:fs';
import {messages} from '@site/src/features/policies/messages';
import {recordProblems, sha256} from '@site/src/features/policies/build/recordFile';
import {versioning} from '@site/src/features/policies/build/versioning';
import {verify} from '@site/src/features/policies/commands/verifyRecord';
import {run, commit, git, repository, scratch, type Scratch} from './scratch';

const file = 'versioned_docs/version-2023-06-01/privacy-policy.mdx';
const record = 'versioned_docs/record.json';

describe('the check of published texts', () => {
  const stray = 'versioned_docs/version-2025-01-01/terms-of-service.mdx';
  test.each<[string, (site: Scratch) => void, string, string]>([
    ['that was edited', (site) => site.replace(file, '90 days', '12 days'), file, messages.textEdited],
    ['that nobody published', (site) => site.write(stray, 'Text.'), stray, messages.notInRecord],
    [
      'that is not in the list of versions',
      (site) => site.write('versions.json', '["2024-03-01"]'),
      'versions.json',
      messages.otherVersions,
    ],
    ['whose record lacks a field', (site) => site.write(record, '[{"policy": "terms"}]'), record, messages.notARecord],
  ])('reports a text %s and stops a build', (_, damage, where, message) => {
    const site = scratch();
    damage(site);
    expect(recordProblems(site.dir)).toEqual([{file: where, message}]);
    expect(() => versioning(site.dir, true)).toThrow();
  });
});

describe('the Git history', () => {
  test.each<[string, (site: Scratch) => void, RegExp]>([
    [
      'a text and its hash that were changed together',
      (site) => {
        const before = sha256(site.read(file));
        site.replace(file, '90 days', '12 days');
        site.replace(record, before, sha256(site.read(file)));
      },
      /the published entry of privacy-policy 2023-06-01 is no longer as it was in commit/,
    ],
    [
      'a version that is gone',
      (site) => {
        const all = JSON.parse(site.read(record)) as {version: string}[];
        site.write(record, JSON.stringify(all.filter(({version}) => version !== '2023-06-01')));
        site.write('versions.json', '["2024-03-01"]');
        rmSync(path.join(site.dir, path.dirname(file)), {recursive: true});
      },
      /the published entry of terms-of-service 2023-06-01 is no longer as it was in commit \w+/,
    ],
  ])('finds %s', (_, forge, sentence) => {
    const site = repository();
    forge(site);
    expect(recordProblems(site.dir)).toEqual([]);
    expect(() => verify(site.dir, '2026-11-22')).toThrow(sentence);
  });

  test.each([
    ['on its day', '2026-11-20', '2026-11-20', '2027-03-01', true],
    ['after a review of some days', '2026-11-20', '2026-11-24', '2027-03-01', true],
    ['weeks later', '2026-11-20', '2027-01-10', '2027-03-01', false],
    ['before the day that it says', '2026-11-20', '2026-11-18', '2027-03-01', false],
    ['so late that the promised notice was not given', '2026-11-20', '2026-11-22', '2026-12-20', false],
  ])('is compared with the day of publication: an entry that came %s', async (_, today, came, day, isTrue) => {
    const site = repository();
    await run(site, {today, date: day});
    commit(site, came);
    const check = () => verify(site.dir, came);
    const told = expect.objectContaining({message: expect.stringContaining('nobody had the notice that it claims')});
    if (isTrue) expect(check()).toBe(messages.verified);
    else expect(check).toThrow(told);
  });

  test('is reported as missing in a copy of the folder and in a shallow clone', () => {
    expect(verify(scratch().dir, '2026-11-22')).toBe(messages.unverified);
    const site = repository();
    commit(site, '2026-11-20');
    const clone = path.join(site.dir, 'clone');
    git(site, ['clone', '--quiet', '--depth', '1', `file://${site.dir}`, clone]);
    expect(verify(clone, '2026-11-22')).toBe(messages.unverified);
  });
});
