/** @jest-environment node */
import {headersFile} from '@site/src/build/hosting/netlify';
import {hostRules} from '@site/src/build/hosting/hostRules';
import {nginxRules} from '@site/src/build/hosting/nginxRules';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {read} from '../../support/files';
import {newFolder} from '../../support/servers';

afterEach(() => {
  delete process.env.PREVIEW;
});

/** The rules for each kind of host. */
async function sentWith(preview: string): Promise<string[]> {
  process.env.PREVIEW = preview;
  const folder = newFolder('previews');
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><p>Hello');
  const rules = await hostRules(folder);
  return [headersFile(rules), nginxRules(rules)];
}

test('only a preview tells search engines not to list it', async () => {
  for (const file of await sentWith('1')) expect(file).toMatch(/X-Robots-Tag:? "?noindex/);
  for (const file of await sentWith('')) expect(file).not.toContain('X-Robots-Tag');
});

test('Netlify builds only pull requests and branches as previews', () => {
  const contexts = [...read('netlify.toml').matchAll(/^\[(context[\w.-]+|build)\]\n {2}command = "(.+)"$/gm)];
  expect(contexts.map(([, name, command]) => [name, command])).toEqual([
    ['build', 'npm run build'],
    ['context.deploy-preview', 'npm run build -- --preview'],
    ['context.branch-deploy', 'npm run build -- --preview'],
  ]);
});
