import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import * as cloudflare from './cloudflare';
import {hostRules} from './hostRules';
import * as netlify from './netlify';

/** Writes the files that tell a host how to serve the site. Must run after every step that changes a page. */
export async function hostFiles(outDir: string): Promise<void> {
  const rules = await hostRules(outDir);
  // Set by Cloudflare's own builds.
  const {headersFile, redirectsFile} = process.env.CF_PAGES ? cloudflare : netlify;
  await writeFile(path.join(outDir, '_headers'), headersFile(rules));
  await writeFile(path.join(outDir, '_redirects'), redirectsFile());
}
