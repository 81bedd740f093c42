import {access, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {redirects} from '../../catalogue/redirects';
import {company} from '../../company';

/** One script for all of these pages, so the policy needs one hash: it reads the address from the page's only link. */
const go = 'location.replace(document.links[0].href+location.search+location.hash)';

const redirectPage = (to: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${company.url}${to}">
</head>
<body>
<p>This page has moved to <a href="${to}">${company.url}${to}</a>.</p>
<script>${go}</script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
</body>
</html>
`;

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** A page for each redirect, for hosts without redirects. It is a folder's index, which every host serves. */
export async function redirectPages(outDir: string): Promise<void> {
  for (const {from, to} of redirects) {
    if (await exists(path.join(outDir, `${from}.html`))) {
      throw new Error(
        `src/catalogue/redirects.ts redirects ${from}, but there is a page at that address. Remove one of the two.`,
      );
    }
    if (!(await exists(path.join(outDir, `${to}.html`)))) {
      throw new Error(
        `src/catalogue/redirects.ts redirects ${from} to ${to}, where there is no page. Correct the target.`,
      );
    }
    await mkdir(path.join(outDir, from), {recursive: true});
    await writeFile(path.join(outDir, from, 'index.html'), redirectPage(to));
  }
}
