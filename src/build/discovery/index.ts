import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {company, features} from '../../company';
import {sections} from '../../content/navigation';
import {placesOf, withSynonyms} from '../../features/search/build/searchIndex';
import {searchFile, type SearchEntry} from '../../features/search/model/search';
import {readBuiltPages, type PageList} from '../finishedPages';
import {cardTextOf} from '../socialCards/card';
import {cardsIn} from '../socialCards/drawCards';
import {dataOf, markdownAddressOf, withHead} from './headTags';
import {llmsFull, llmsIndex, type PageText} from './llms';
import {MarkdownWriter} from './markdownWriter';

/** What search engines, agents and shared links read. It comes from the finished pages, so it always matches them. */
export default async function makeDiscoverable(outDir: string, pages: PageList): Promise<void> {
  const write = (name: string, text: string) => writeFile(path.join(outDir, name), text);
  const drawCard = await cardsIn(outDir);
  const texts: PageText[] = [];
  const places: SearchEntry[] = [];
  const heads: Promise<void>[] = [];
  for await (const {$, html, ...page} of readBuiltPages(outDir, pages)) {
    const whole = {...page, html, $};
    const markdown = new MarkdownWriter($, page.path).page();
    await write(markdownAddressOf(page.path), markdown);
    const data = dataOf(whole, sections);
    // Cards are drawn in parallel, on threads.
    const card = drawCard(cardTextOf(whole, sections));
    heads.push(card.then((drawn) => write(page.file, withHead({...page, html}, drawn, data))));
    if (!page.listed) continue;
    texts.push({...page, markdown});
    // Last, because this removes parts of the parsed page.
    places.push(...placesOf(whole));
  }
  await Promise.all(heads);
  // Nothing is private. Pages that must not be listed say so themselves, and crawlers have to read that.
  await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap.xml\n`);
  await write('llms.txt', llmsIndex(texts, sections));
  await write('llms-full.txt', llmsFull(texts, sections));
  if (features.search) await write(searchFile, JSON.stringify(withSynonyms(places)));
}
