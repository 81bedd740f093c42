/** @jest-environment node */
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {sealProblems, verifySeal} from '@site/src/features/policies/build/seal';
import {scratch} from './scratch';

const file = 'versioned_docs/version-2023-06-01/privacy-policy.mdx';
const ledger = 'versioned_docs/ledger.json';

const restore = 'Restore it with: git checkout HEAD -- versions.json versioned_docs versioned_sidebars';

describe('the seal of the archive', () => {
  test('is intact as published', () => {
    expect(sealProblems(scratch().dir)).toEqual([]);
  });

  test('names a file that was edited, and how to get it back', () => {
    const site = scratch();
    site.replace(file, '90 days', '12 days');
    expect(sealProblems(site.dir)).toEqual([
      `${file}: this published text was edited, and published text never changes. ${restore} (to correct an obvious error, use: npm run policy -- correct)`,
    ]);
  });

  test('notices an added line end', () => {
    const site = scratch();
    site.write(file, `${site.read(file)}\n`);
    expect(sealProblems(site.dir)).toHaveLength(1);
  });

  test('names a file that is missing', () => {
    const site = scratch();
    site.remove(file);
    expect(sealProblems(site.dir)).toEqual([`${file}: this published file is missing. ${restore}`]);
  });

  test('names a file that nobody published', () => {
    const site = scratch();
    mkdirSync(path.join(site.dir, 'versioned_docs/version-2025-01-01'));
    const extra = 'versioned_docs/version-2025-01-01/terms-of-service.mdx';
    site.write(extra, 'Text.');
    expect(sealProblems(site.dir)).toEqual([
      `${extra}: this file is not in the ledger. Only npm run policy -- publish adds versions; remove it.`,
    ]);
  });

  test('notices a version that was taken off the list', () => {
    const site = scratch();
    site.write('versions.json', '["2024-03-01"]');
    expect(sealProblems(site.dir)).toEqual([
      'versions.json: it does not list the versions in the ledger. Restore it with: git checkout HEAD -- versions.json versioned_docs versioned_sidebars',
    ]);
  });

  test.each([
    ['is broken', 'not JSON'],
    ['is missing a field', '{"entries": [{"kind": "published"}], "head": null}'],
  ])('notices a ledger that %s', (_, text) => {
    const site = scratch();
    site.write(ledger, text);
    expect(sealProblems(site.dir)).toEqual([
      expect.stringMatching(/^versioned_docs\/ledger\.json: .*Restore it with: git checkout HEAD -- versions/),
    ]);
  });

  test('stops a build', () => {
    const site = scratch();
    site.replace(file, '90 days', '12 days');
    expect(() => {
      verifySeal(site.dir);
    }).toThrow(file);
  });
});
