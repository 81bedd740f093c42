import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {hostRules} from './hostRules';
import {headersFile, redirectsFile} from './netlify';
import {nginxFile} from './nginx';

/** Writes the files that tell a host how to serve the site. Must run after every step that changes a page. */
export async function hostFiles(outDir: string): Promise<void> {
  const rules = await hostRules(outDir);
  await writeFile(path.join(outDir, '_headers'), headersFile(rules));
  await writeFile(path.join(outDir, '_redirects'), redirectsFile(rules));
  await writeFile(path.join(outDir, 'nginx.conf'), nginxFile(rules));
}
