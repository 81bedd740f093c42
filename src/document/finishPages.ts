import {load} from 'cheerio';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {addressOfPage, outputPages} from '../build/finishedPages';
import {names} from '../content/documentNames';
import {contentPolicy} from '../build/hosting/contentPolicy';
import {sheetsOfPages, type Built} from './styles';

/** The fast parser: it does not repair markup, and ours needs no repair. */
const parsed = (html: string) => load(html, {xml: {xmlMode: false}});

/**
 * Writes into the head of each page the letters of its headline, its style sheets, and its content security policy.
 * They are the last changes of a page, because the policy holds hashes of what is in it.
 */
export async function finishPages(built: Built, headlineOf: (html: string) => Promise<string>): Promise<void> {
  const sheetsOf = sheetsOfPages(built);
  for await (const {file, html} of outputPages(built.outDir)) {
    // A redirect has no application.
    if (!html.includes(`id=${names.application}`)) continue;
    // The bundler's runtime does not load a sheet that a page has under its address.
    const sheets = sheetsOf(addressOfPage(file)).map(
      ({address, rules}) => `<style data-href="${address}">${rules}</style>`,
    );
    const styles = `<style>${await headlineOf(html)}</style>${sheets.join('')}`;
    const styled = html.replace('</head>', (end) => styles + end);
    const policy = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(parsed(styled), file)}">`;
    await writeFile(
      path.join(built.outDir, file),
      styled.replace(/<meta charset=\S+?>/, (charset) => charset + policy),
    );
  }
}
