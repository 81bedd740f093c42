/** @jest-environment node */
import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {figures} from '@site/src/claims/figures';
import {readRecords} from '@site/src/features/policies/build/ledger';
import {sealProblems} from '@site/src/features/policies/build/seal';
import {date, privacy, run, terms, today} from './publishing';
import {scratch} from './scratch';

describe('publishing', () => {
  test('writes the version as literal text and records it', async () => {
    const site = scratch();
    const {done, message} = await run(site);
    expect(done).toBe(true);
    const text = site.read(`versioned_docs/version-${date}/terms-of-service.mdx`);
    expect(text).not.toMatch(/^import|<(?!\/?EmailLink)|\{/m);
    expect(text).toContain(`are available ${figures.uptime} of the time`);
    expect(text).toContain('<EmailLink subject="Legal question">');
    expect(JSON.parse(site.read('versions.json'))).toEqual([date, '2024-03-01', '2023-06-01']);
    expect(sealProblems(site.dir)).toEqual([]);
    expect(readRecords(site.dir)[0]).toMatchObject({
      version: date,
      publishedOn: today,
      predecessor: '2024-03-01',
      withoutNotice: null,
      renumbered: null,
      policies: {'terms-of-service': {approvedBy: 'General Counsel'}},
    });
    expect(message).toContain('“three” becomes “five”');
    expect(message).toContain('It takes effect on March 1, 2027');
    expect(message).toContain(`git commit -m "Publish the policies of ${date}"`);
  });

  test('leaves earlier versions as they were', async () => {
    const site = scratch();
    const old = site.snapshot().filter(([file]) => /version-20(23|24)/.test(file ?? ''));
    await run(site);
    expect(site.snapshot()).toEqual(expect.arrayContaining(old));
  });

  test('keeps the reason for missing notice, unless the notice was given after all', async () => {
    const early = scratch();
    await run(early, {date: '2026-12-01', withoutNotice: 'A court ordered the change.'});
    expect(readRecords(early.dir)[0]?.withoutNotice).toBe('A court ordered the change.');
    const late = scratch();
    await run(late, {withoutNotice: 'Not needed.'});
    expect(readRecords(late.dir)[0]?.withoutNotice).toBeNull();
  });

  test('keeps the reason for new numbers', async () => {
    const site = scratch();
    site.replace(terms, '## 3. Contact', '## 3. Export\n\nText.\n\n## 4. Contact');
    const {done} = await run(site, {renumber: 'Contact stays last.'});
    expect([done, readRecords(site.dir)[0]?.renumbered]).toEqual([true, 'Contact stays last.']);
  });

  test('includes an unchanged policy and says that it did not change', async () => {
    const site = scratch();
    site.replace(privacy, 'for 60 days', 'for 90 days');
    await run(site);
    expect(readRecords(site.dir)[0]?.policies['privacy-policy']?.reason).toBe('The text did not change.');
    expect(existsSync(path.join(site.dir, `versioned_docs/version-${date}/privacy-policy.mdx`))).toBe(true);
  });

  test('leaves out the notes of the draft', async () => {
    const site = scratch();
    site.replace(terms, '## 2. Availability', '{/* Ask Karachi\nabout this. */}\n\n## 2. Availability');
    await run(site);
    expect(site.read(`versioned_docs/version-${date}/terms-of-service.mdx`)).not.toContain('Karachi');
  });

  test('writes all or nothing when the disk refuses', async () => {
    const site = scratch();
    site.approve(date);
    const before = site.snapshot();
    // A folder where the ledger's new file would be written stops the last of the writes.
    mkdirSync(path.join(site.dir, 'versioned_docs/ledger.json.new'));
    await expect(run(site)).rejects.toThrow('EISDIR');
    expect(site.snapshot()).toEqual(before);
    expect(existsSync(path.join(site.dir, `versioned_docs/version-${date}`))).toBe(false);
  });
});
