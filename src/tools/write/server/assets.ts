import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {company} from '../../../company';
import {address} from '../protocol';

export const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<title>Write | ${company.name}</title>
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="${address}/styles">
<body>
<script type="module" src="${address}/script"></script>
</body>
</html>
`;

/** The tokens and the base of the site in the company's colors, and the styles of the document. */
export async function stylesOf(): Promise<string> {
  const src = path.join(__dirname, '../../..');
  const files = ['css/colors.css', 'css/tokens.css', 'css/base.css', 'tools/write/document/layout.css'];
  const css = await Promise.all(files.map((file) => readFile(path.join(src, file), 'utf8')));
  return [...css, ':root{--font-text:system-ui;--font-display:system-ui}'].join('\n');
}
