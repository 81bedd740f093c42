/** @jest-environment node */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {sentenceOf} from '../../../src/features/policies/messages';
import {recordProblems, sha256} from '@site/src/features/policies/build/recordFile';
import {versioning} from '@site/src/features/policies/build/versioning';
import {correct} from '@site/src/features/policies/commands/correctText';
import {verify} from '@site/src/features/policies/commands/verifyRecord';
import {writeFiles} from '@site/src/tools/writeFiles';
import {withdraw} from '@site/src/features/policies/commands/withdrawAnnouncement';
import {plainerWords} from './fixture';
import {run} from './publishing';
import {commit, git, scratch, type Scratch} from './scratch';

const file = 'versioned_docs/version-2023-06-01/privacy-policy.mdx';
const record = 'versioned_docs/record.json';
const restore = 'Restore it with: git checkout HEAD -- versions.json versioned_docs';

describe('the check of published texts', () => {
  test.each<[string, (site: Scratch) => void, string]>([
    [
      'that was edited',
      (site) => site.replace(file, '90 days', '12 days'),
      `${file}: this published text was edited, and published text never changes. ${restore} (to correct an obvious error, use: npm run policy -- correct)`,
    ],
    [
      'that nobody published',
      (site) => site.write('versioned_docs/version-2025-01-01/terms-of-service.mdx', 'Text.'),
      'versioned_docs/version-2025-01-01/terms-of-service.mdx: this file is not in the record. Remove it; only npm run policy -- publish adds versions.',
    ],
    [
      'that is not in the list of versions',
      (site) => site.write('versions.json', '["2024-03-01"]'),
      `versions.json: its versions differ from those in the record. ${restore}`,
    ],
    [
      'whose record lacks a field',
      (site) => site.write(record, '[{"policy": "terms"}]'),
      `${record}: it is not JSON, or an entry has no policy, day, reason, approver or hash. ${restore}`,
    ],
  ])('reports a text %s and stops a build', (_, damage, sentence) => {
    const site = scratch();
    damage(site);
    expect(recordProblems(site.dir).map(sentenceOf)).toEqual([sentence]);
    expect(() => versioning(site.dir, true)).toThrow();
  });
});

describe('the Git history', () => {
  function repository(): Scratch {
    const site = scratch();
    git(site, ['init', '--quiet']);
    commit(site, '2026-11-19');
    return site;
  }
  const whole = 'Every published text matches its record, and the record matches the history in Git.';

  test('matches a record with publications, corrections and withdrawals', async () => {
    const site = repository();
    await run(site);
    commit(site, '2026-11-20');
    writeFiles(site.dir, correct({siteDir: site.dir, today: '2026-11-21', ...plainerWords}).changes);
    commit(site, '2026-11-21');
    const request = {
      version: '2027-03-01',
      policy: 'terms-of-service',
      reason: 'Early.',
      approver: 'General Counsel',
    };
    writeFiles(site.dir, withdraw({siteDir: site.dir, today: '2026-11-22', ...request}).changes);
    commit(site, '2026-11-22');
    expect(verify(site.dir, '2026-11-22')).toBe(whole);
  });

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
    if (isTrue) expect(check()).toBe(whole);
    else expect(check).toThrow(told);
  });

  test('is reported as missing in a copy of the folder and in a shallow clone', () => {
    const unverified =
      'Every published text matches its record, but this folder does not have the whole history in Git.';
    expect(verify(scratch().dir, '2026-11-22')).toBe(unverified);
    const site = repository();
    commit(site, '2026-11-20');
    const clone = path.join(site.dir, 'clone');
    git(site, ['clone', '--quiet', '--depth', '1', `file://${site.dir}`, clone]);
    expect(verify(clone, '2026-11-22')).toBe(unverified);
  });
});
