import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {redirects} from '../../content/redirects';
import {company} from '../../company';

/** One script for all of these pages, so the policy needs one hash: it reads the address from the page's only link. */
const go = 'location.replace(document.links[0].href+location.search+location.hash)';

const redirectPage = (to: string) => `<!doctype html>
<html lang="${company.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${company.url}${to}">
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
</head>
<body>
<p>This page has moved to <a href="${to}">${company.url}${to}</a>.</p>
<script>${go}</script>
</body>
</html>
`;

/** A page for each redirect, for hosts without redirects. It is the index of a folder, which every host serves. */
export async function redirectPages(outDir: string): Promise<void> {
  for (const {from, to} of redirects) {
    await mkdir(path.join(outDir, from), {recursive: true});
    await writeFile(path.join(outDir, from, 'index.html'), redirectPage(to));
  }
}
