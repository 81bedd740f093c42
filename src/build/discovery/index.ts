import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {company} from '../../company';
import {sections} from '../../content/navigation';
import type {FinishedPages} from '../../features/finishedPages';
import {readBuiltPages, type PageList} from '../finishedPages';
import {dataOf, markdownAddressOf, withHead} from './headTags';
import {llmsFull, llmsIndex, type PageText} from './llms';
import {markdownOf} from './markdown';
import {organizationId} from './structuredData';

/**
 * What search engines, agents and shared links read. It comes from the finished pages, so it always matches them.
 * Plugins add their own: social cards, the index of the search, the data of jobs.
 */
export default async function makeDiscoverable(
  outDir: string,
  pages: PageList,
  plugins: readonly FinishedPages[],
): Promise<void> {
  const write = (name: string, text: string) => writeFile(path.join(outDir, name), text);
  const work = await Promise.all(plugins.map(({finishedPages}) => finishedPages(outDir)));
  const texts: PageText[] = [];
  const heads: Promise<void>[] = [];
  for await (const page of readBuiltPages(outDir, pages)) {
    const markdown = markdownOf(page.$, page.path);
    await write(markdownAddressOf(page.path), markdown);
    const things = work.flatMap((one) => one.things?.(page, organizationId) ?? []);
    const data = page.listed ? dataOf(page, sections, things) : '';
    const tags = Promise.all(work.flatMap((one) => one.head?.(page) ?? []));
    heads.push(tags.then((all) => write(page.file, withHead(page, all.join(''), data))));
    if (!page.listed) continue;
    texts.push({...page, markdown});
    for (const one of work) one.read?.(page);
  }
  await Promise.all(heads);
  await Promise.all(work.flatMap((one) => one.write?.() ?? []));
  // Nothing is private. Pages that must not be listed say so themselves, and crawlers have to read that.
  await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap.xml\n`);
  await write('llms.txt', llmsIndex(texts, sections));
  await write('llms-full.txt', llmsFull(texts, sections));
}
