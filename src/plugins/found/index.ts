import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {searchFile, type Place} from '../../catalogue/search';
import {readBuiltPages} from './builtPage';
import {cardTextOf, type CardText} from './cards/card';
import {drawCards} from './cards/drawCards';
import {dateOf, readLedger} from './dates/ledger';
import {datedSitemap} from './dates/sitemap';
import {dataOf, headOf, twinOf, withHead} from './head';
import {llmsFull, llmsIndex, type Twin} from './llms';
import {MarkdownWriter} from './markdown';
import {robots} from './robots';
import {placesOf, withSynonyms} from './search/places';

/** All that is made of a page, read in one pass. */
type Read = Twin & {text: CardText; data: string; places: Place[]};

async function readPages(outDir: string): Promise<Read[]> {
  const all: Read[] = [];
  for await (const {$, ...page} of readBuiltPages(outDir)) {
    const markdown = new MarkdownWriter($, page.path).page();
    const whole = {...page, $};
    // The places come last, since finding them takes the page apart.
    all.push({
      page,
      markdown,
      text: cardTextOf(whole),
      data: dataOf(whole),
      places: page.listed ? placesOf(whole) : [],
    });
  }
  return all;
}

/** The pages that search engines may show, with their Markdown. */
export const readListed = async (outDir: string): Promise<Twin[]> =>
  (await readPages(outDir)).filter(({page}) => page.listed);

async function dateSitemap(outDir: string, listed: readonly Twin[]): Promise<void> {
  const file = path.join(outDir, 'sitemap.xml');
  const ledger = await readLedger();
  const dates = new Map(listed.map((twin) => [twin.page.path, dateOf(twin, ledger)]));
  await writeFile(
    file,
    datedSitemap(await readFile(file, 'utf8'), (address) => dates.get(address)),
  );
  const unknown = [...dates].flatMap(([address, date]) => (date ? [] : [address]));
  if (unknown.length === 0) return;
  console.log(
    `${unknown.length} pages have words whose date is not recorded, and go without one in the sitemap. ` +
      '`npm run dates` records them.',
  );
}

/**
 * Makes the site readable for search engines, agents and whoever shares a page: cards, structured data, Markdown,
 * indexes and dates. All of it comes from the finished pages, so it says what they say.
 */
export default async function found(outDir: string): Promise<void> {
  const pages = await readPages(outDir);
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
  await write('robots.txt', robots);
  await write('llms.txt', llmsIndex(listed.map(({page}) => page)));
  await write('llms-full.txt', llmsFull(listed));
  await write(searchFile, JSON.stringify(withSynonyms(listed.flatMap(({places}) => places))));
  await dateSitemap(outDir, listed);
}
