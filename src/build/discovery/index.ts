import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {searchFile, type SearchEntry} from '../../features/search/model/search';
import type {Section} from '../../content/sections';
import {company, features} from '../../company';
import {readSections} from '../navigation';
import {readBuiltPages} from '../finishedPages';
import {cardTextOf, type CardText} from '../socialCards/card';
import {drawCards} from '../socialCards/drawCards';
import {dataOf, headOf, twinOf, withHead} from './headTags';
import {llmsFull, llmsIndex, type Twin} from './llms';
import {MarkdownWriter} from './markdownTwin';
import {placesOf, withSynonyms} from '../../features/search/build/searchIndex';

/** Everything derived from a page, in one pass. */
type Read = Twin & {text: CardText; data: string; places: SearchEntry[]};

async function readPages(outDir: string, sections: readonly Section[]): Promise<Read[]> {
  const all: Read[] = [];
  for await (const {$, ...page} of readBuiltPages(outDir)) {
    const markdown = new MarkdownWriter($, page.path).page();
    const whole = {...page, $};
    // Last, because placesOf takes the page apart.
    all.push({
      page,
      markdown,
      text: cardTextOf(whole, sections),
      data: dataOf(whole, sections),
      places: page.listed ? placesOf(whole) : [],
    });
  }
  return all;
}

/**
 * Makes the site readable for search engines, agents and anyone who shares a page: cards, structured data, Markdown,
 * and indexes. All of it comes from the finished pages, so it always matches them.
 */
export default async function makeDiscoverable(outDir: string): Promise<void> {
  const sections = readSections('.');
  const pages = await readPages(outDir, sections);
  const listed = pages.filter(({page}) => page.listed);
  const cards = await drawCards(new Map(pages.map(({page, text}) => [page.path, text])), outDir);
  const write = (name: string, text: string) => writeFile(path.join(outDir, name), text);
  for (const {page, markdown, data} of pages) {
    const card = cards.get(page.path);
    if (!card) throw new Error(`${page.path} has no card.`);
    const html = await readFile(path.join(outDir, page.file), 'utf8');
    await write(page.file, withHead(page.file, html, headOf(page, card, data)));
    await write(twinOf(page.path), markdown);
  }
  // Nothing is private. Pages that must not be listed say so themselves, so crawlers must be able to read them.
  await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap.xml\n`);
  await write(
    'llms.txt',
    llmsIndex(
      listed.map(({page}) => page),
      sections,
    ),
  );
  await write('llms-full.txt', llmsFull(listed, sections));
  const places = listed.flatMap((read) => read.places);
  if (features.search) await write(searchFile, JSON.stringify(withSynonyms(places)));
}
