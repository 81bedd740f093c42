import {mkdtempSync} from 'node:fs';
import {mkdir, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import {outputPages} from '../../build/hosting/output';
import {chatMeta, type ChatSettings} from '../../company/chat';
import type {ServedPages} from './siteHandler';

const quick = {params: {[constants.BROTLI_PARAM_QUALITY]: 4}};

async function writePage(file: string, html: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, html);
  await writeFile(`${file}.br`, brotliCompressSync(html, quick));
  await writeFile(`${file}.gz`, gzipSync(html));
}

/**
 * Copies of the pages of a site without a chat, with the settings of this one, in a folder of their own. They are made
 * at the first request, and again after each build. If the site has its own chat, the folder stays empty.
 */
function makePages(site: string, chat: ChatSettings): ServedPages {
  const tag = `<meta name="${chatMeta}" content="${JSON.stringify(chat).replaceAll('"', '&quot;')}">`;
  const folder = mkdtempSync(path.join(tmpdir(), 'site-preview-'));
  let builtAt = 0;
  let making: Promise<void> = Promise.resolve();
  const make = async () => {
    for await (const {file, html} of outputPages(site)) {
      if (html.includes(`name="${chatMeta}"`) || html.includes(`name=${chatMeta}`)) return;
      await writePage(path.join(folder, file), html.replace('</head>', `${tag}</head>`));
    }
  };
  const refresh = async () => {
    const {mtimeMs} = await stat(path.join(site, 'index.html'));
    if (mtimeMs !== builtAt) {
      builtAt = mtimeMs;
      making = make();
    }
    await making;
  };
  return {folder, refresh};
}

const made = new Map<string, ServedPages>();

/** The servers of one process share these pages: tests start many. */
export function pagesWithChat(site: string, chat: ChatSettings): ServedPages {
  const key = `${site} ${chat.src}`;
  const pages = made.get(key) ?? makePages(site, chat);
  made.set(key, pages);
  return pages;
}
