/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {sentenceOf} from '../../../src/features/policies/messages';
import {recordProblems} from '@site/src/features/policies/build/record';
import {versioning} from '@site/src/features/policies/build/versioning';
import {correct} from '@site/src/features/policies/commands/correct';
import {verify} from '@site/src/features/policies/commands/verify';
import {writeFiles} from '@site/src/tools/writeFiles';
import {withdraw} from '@site/src/features/policies/commands/withdraw';
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
    ['that is missing', (site) => site.remove(file), `${file}: it is missing. ${restore}`],
    [
      'that nobody published',
      (site) => {
        mkdirSync(path.join(site.dir, 'versioned_docs/version-2025-01-01'));
        site.write('versioned_docs/version-2025-01-01/terms-of-service.mdx', 'Text.');
      },
      'versioned_docs/version-2025-01-01/terms-of-service.mdx: this file is not in the record. Remove it; only npm run policy -- publish adds versions.',
    ],
    [
      'that is not in the list of versions',
      (site) => site.write('versions.json', '["2024-03-01"]'),
      `versions.json: its versions differ from those in the record. ${restore}`,
    ],
    [
      'whose record is not JSON',
      (site) => site.write(record, 'not JSON'),
      `${record}: it is not JSON, or a row has no policy, day or hash. ${restore}`,
    ],
    [
      'whose record lacks a field',
      (site) => site.write(record, '{"versions": [{"policy": "terms"}], "ends": []}'),
      `${record}: it is not JSON, or a row has no policy, day or hash. ${restore}`,
    ],
    ['whose record is missing', (site) => site.remove(record), `${record}: it is missing. ${restore}`],
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
    git(site, 'init', '--quiet');
    commit(site, 'Publish');
    return site;
  }
  const whole = 'Every published text matches its record, and the record matches the history in Git.';

  test('matches a record with publications, corrections and withdrawals', async () => {
    const site = repository();
    await run(site);
    commit(site, 'Announce');
    writeFiles(site.dir, correct({siteDir: site.dir, today: '2026-11-21', ...plainerWords}).changes);
    commit(site, 'Correct');
    const request = {
      version: '2027-03-01',
      policy: 'terms-of-service',
      reason: 'Early.',
      approvedBy: 'General Counsel',
    };
    writeFiles(site.dir, withdraw({siteDir: site.dir, today: '2026-11-22', ...request}).changes);
    commit(site, 'Withdraw');
    expect(verify(site.dir)).toBe(whole);
  });

  test.each<[string, (site: Scratch) => void, RegExp]>([
    [
      'a text and its hash that were changed together',
      (site) => {
        const old = execFileSync('sha256sum', [file], {cwd: site.dir, encoding: 'utf8'}).slice(0, 64);
        site.replace(file, '90 days', '12 days');
        const now = execFileSync('sha256sum', [file], {cwd: site.dir, encoding: 'utf8'}).slice(0, 64);
        site.replace(record, old, now);
      },
      /the version 2023-06-01 of privacy-policy no longer matches the record in commit/,
    ],
    [
      'a version that is gone',
      (site) => {
        const all = JSON.parse(site.read(record)) as {versions: {version: string}[]};
        const versions = all.versions.filter(({version}) => version !== '2023-06-01');
        site.write(record, JSON.stringify({...all, versions}));
        site.write('versions.json', '["2024-03-01"]');
        rmSync(path.join(site.dir, path.dirname(file)), {recursive: true});
      },
      /the version 2023-06-01 of terms-of-service no longer matches the record in commit \w+/,
    ],
  ])('finds %s', (_, forge, sentence) => {
    const site = repository();
    forge(site);
    expect(recordProblems(site.dir)).toEqual([]);
    expect(() => verify(site.dir)).toThrow(sentence);
    commit(site, 'Forge');
    expect(() => verify(site.dir)).toThrow(sentence);
  });

  test.each([
    ['the words that were replaced', '"replaced": "no advertising', '"replaced": "many advertising'],
    ['the words that replaced them', '"by": "no cookies', '"by": "few cookies'],
    ['the hash of the text before', /"before": "./, '"before": "f'],
  ])('does not hide a correction in which %s were forged', (_, from, to) => {
    const site = scratch();
    writeFiles(site.dir, correct({siteDir: site.dir, today: '2026-11-21', ...plainerWords}).changes);
    expect(() => verify(site.dir)).not.toThrow();
    site.replace(record, from, to);
    expect(recordProblems(site.dir)).toEqual([]);
    expect(() => verify(site.dir)).toThrow(/undoing the correction of 2026-11-21 does not give the text/);
  });

  test('is reported as missing in a copy of the folder and in a shallow clone', () => {
    expect(verify(scratch().dir)).toBe(
      'Every published text matches its record. This folder has no Git history to compare the record with.',
    );
    const site = repository();
    commit(site, 'Again');
    const clone = path.join(site.dir, 'clone');
    git(site, 'clone', '--quiet', '--depth', '1', `file://${site.dir}`, clone);
    expect(verify(clone)).toContain('shallow clone');
  });
});
