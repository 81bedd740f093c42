import {existsSync} from 'node:fs';
import path from 'node:path';
import {read, root} from '../support/files';

const entries = [...read('build/sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)];

test('the sitemap dates pages by their last commit, and never in the future', () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  expect(entries.length).toBeGreaterThan(1);
  // A downloaded copy has no Git history.
  expect(entries.some(([, , date]) => date)).toBe(existsSync(path.join(root, '.git')));
  const wrong = entries.filter(([, , date]) => date && (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date > tomorrow));
  expect(wrong.map(([entry]) => entry)).toEqual([]);
});
