import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {company} from '../../../company';
import {typefaces} from '../../../company/typefaces';
import {address, tokenName} from '../protocol';

export const htmlOf = (token: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="${tokenName}" content="${token}">
<title>Write | ${company.name}</title>
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="${address}/styles">
<body>
<script type="module" src="${address}/script"></script>
</body>
</html>
`;

const face = (role: string) =>
  `@font-face{font-family:${role};src:url(${address}/type/${role}) format('woff2');font-weight:300 900}`;

/** The tokens and the base of the site in the company's colors and typefaces, and the styles of the document. */
export async function stylesOf(): Promise<string> {
  const src = path.join(__dirname, '../../..');
  const files = ['css/colors.css', 'css/tokens.css', 'css/base.css', 'tools/write/document/layout.css'];
  const css = await Promise.all(files.map((file) => readFile(path.join(src, file), 'utf8')));
  const fonts = ':root{--font-text:text,sans-serif;--font-display:display,sans-serif}';
  return [face('text'), face('display'), fonts, ...css].join('\n');
}

/** A typeface of the site with all its letters. */
export function typefaceOf(root: string, role: string): Promise<Buffer> {
  const name = role === 'display' ? typefaces.display : typefaces.text;
  const file = `${name.split('/').pop() ?? ''}-latin-wght-normal.woff2`;
  return readFile(path.join(root, 'node_modules', name, 'files', file));
}
