import {mkdtempSync} from 'node:fs';
import {mkdir, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import {chatMeta} from '../../company/chat';
import {outputPages} from '../../plugins/hosting/output';
import {standInSettings} from './standInSettings';

const quick = {params: {[constants.BROTLI_PARAM_QUALITY]: 4}};
const content = JSON.stringify(standInSettings).replaceAll('"', '&quot;');
const tag = `<meta name="${chatMeta}" content="${content}">`;

async function writePage(file: string, html: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, html);
  await writeFile(`${file}.br`, brotliCompressSync(html, quick));
  await writeFile(`${file}.gz`, gzipSync(html));
}

/**
 * Copies of the pages of a site without a chat, with the settings of the stand-in, in a folder of their own. They are
 * made at the first request, and again after each build. If the site has its own chat, the folder stays empty.
 */
export function pagesWithStandIn(site: string): {folder: string; refresh: () => Promise<void>} {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-preview-'));
  let made = 0;
  let making: Promise<void> = Promise.resolve();
  const make = async () => {
    for await (const {file, html} of outputPages(site)) {
      if (html.includes(`name="${chatMeta}"`) || html.includes(`name=${chatMeta}`)) return;
      await writePage(path.join(folder, file), html.replace('</head>', `${tag}</head>`));
    }
  };
  const refresh = async () => {
    const {mtimeMs} = await stat(path.join(site, 'index.html'));
    if (mtimeMs !== made) {
      made = mtimeMs;
      making = make();
    }
    await making;
  };
  return {folder, refresh};
}
