import {load} from 'cheerio';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {outputPages} from '../build/finishedPages';
import {names} from '../content/documentNames';
import {contentPolicy} from '../build/hosting/contentPolicy';
import {rulesOfPages} from './styles';

/** The fast parser: it does not repair markup, and ours needs no repair. */
const parsed = (html: string) => load(html, {xml: {xmlMode: false}});

/**
 * Writes into the head of each page the letters of its headline, all rules that it uses, and its content security policy.
 * They are the last changes of a page, because the policy holds hashes of what is in it.
 */
export async function finishPages(outDir: string, headlineOf: (html: string) => Promise<string>): Promise<void> {
  const rulesOf = await rulesOfPages(outDir);
  for await (const {file, html} of outputPages(outDir)) {
    // A redirect has no application.
    if (!html.includes(`id=${names.application}`)) continue;
    const rules = (await headlineOf(html)) + rulesOf(html);
    const styled = html.replace('</style>', (end) => rules + end);
    const policy = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(parsed(styled), file)}">`;
    await writeFile(
      path.join(outDir, file),
      styled.replace(/<meta charset=\S+?>/, (charset) => charset + policy),
    );
  }
}
