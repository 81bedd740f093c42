import type {CheerioAPI} from 'cheerio';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuiltPage} from '../../finishedPages';
import {fillCompany} from '../../../company/parts';
import {searchFile, type SearchEntry} from '../model/search';
import {synonyms} from '../model/synonyms';
import {oneLine} from '../../../content/text';

const silent = 'nav, svg, script, style, form, [hidden], [aria-hidden="true"], [data-silent]';

/** Words at the end of a long section mostly repeat earlier ones, and every visitor who searches loads the index. */
const maxLength = 350;
const shortened = (text: string) => (text.length > maxLength ? text.slice(0, text.lastIndexOf(' ', maxLength)) : text);

/** Cheerio joins the texts of blocks without a space, so each block gets one at its end. */
const textOf = ($: CheerioAPI, element: Parameters<CheerioAPI>[0]) => {
  const copy = $(element).clone();
  copy.find('p, li, h3, h4, dt, dd, small, summary, figcaption, a, span').append(' ');
  return oneLine(copy.text()).replace(/ (?=[.,:;?!])/g, '');
};

/** Entries for the page itself, then for each section and each question. This removes parts of the parsed page. */
export function placesOf(page: {$: CheerioAPI; path: string; label: string; description: string}): SearchEntry[] {
  const {$, path, label, description} = page;
  $('main').find(silent).remove();
  const inFaq = (element: Parameters<CheerioAPI>[0]) => $(element).closest('[data-faq]').length > 0;
  // What a phone folds belongs to the text of its section. Only the questions of a FAQ are places of their own.
  $('main summary')
    .filter((_, summary) => !inFaq(summary))
    .remove();
  const places: SearchEntry[] = [{to: path, page: label, title: textOf($, $('h1').first()), text: description}];
  const sections = $('main h2').toArray();
  for (const heading of sections) {
    const section = $(heading).closest('section');
    // A section with a single heading has its own anchor, which pages link to; otherwise the heading has one.
    const alone = section.find('h2').length === 1;
    const anchor = (alone && section.attr('id')) || $(heading).attr('id');
    const to = anchor ? `${path}#${anchor}` : path;
    const own = alone ? section.find('h2').nextAll() : $(heading).nextUntil('h2');
    const questions = own.find('details').filter((_, details) => inFaq(details));
    for (const details of questions.toArray()) {
      const title = textOf($, $(details).children('summary'));
      places.push({to, page: label, title, text: shortened(textOf($, $(details).children(':not(summary)')))});
    }
    questions.remove();
    const text = own
      .toArray()
      .map((element) => textOf($, element))
      .join(' ');
    places.push({to, page: label, title: textOf($, heading), text: shortened(oneLine(text))});
  }
  return places;
}

/** Adds words that visitors use for a place but the page does not. The doctor has found each place before the build. */
function withSynonyms(places: SearchEntry[]): SearchEntry[] {
  for (const {terms, to, title} of synonyms) {
    const place = places.find((candidate) => candidate.to === to && (!title || candidate.title === title));
    if (!place) continue;
    place.terms = [place.terms, ...terms.map((word) => fillCompany(word).toLowerCase())].filter(Boolean).join(' ');
  }
  return places;
}

/** Collects the places of all pages, then writes the index. */
export function searchIndex(outDir: string): {read: (page: BuiltPage) => void; write: () => Promise<void>} {
  const places: SearchEntry[] = [];
  return {
    read: (page) => void places.push(...placesOf(page)),
    write: () => writeFile(path.join(outDir, searchFile), JSON.stringify(withSynonyms(places))),
  };
}
