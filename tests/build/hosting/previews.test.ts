/** @jest-environment node */
import {headersFile} from '@site/src/build/hosting/netlify';
import {hostRules} from '@site/src/build/hosting/hostRules';
import {nginxRules} from '@site/src/build/hosting/nginxRules';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {read} from '../../support/files';
import {newFolder} from '../../support/servers';

const before = process.env.NOINDEX;

afterEach(() => {
  if (before === undefined) delete process.env.NOINDEX;
  else process.env.NOINDEX = before;
});

/** The rules for each kind of host. */
async function sentWith(noIndex: string): Promise<string[]> {
  process.env.NOINDEX = noIndex;
  const folder = newFolder('previews');
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><p>Hello');
  const rules = await hostRules(folder);
  return [headersFile(rules), nginxRules(rules)];
}

test('only a preview tells search engines not to list it', async () => {
  for (const file of await sentWith('true')) expect(file).toMatch(/X-Robots-Tag:? "?noindex/);
  for (const file of await sentWith('')) expect(file).not.toContain('X-Robots-Tag');
});

test('Netlify builds only pull requests and branches as previews', () => {
  const contexts = [...read('netlify.toml').matchAll(/^\[context\.([\w-]+)\.environment\]\n {2}NOINDEX = "true"$/gm)];
  expect(contexts.map(([, name]) => name)).toEqual(['deploy-preview', 'branch-deploy']);
  expect(read('netlify.toml').match(/NOINDEX/g)).toHaveLength(2);
});
