import {load} from 'cheerio';
import {isOpenOn} from '@site/src/content/jobs';
import type {Day} from '@site/src/content/dates';
import {features} from '@site/src/company';
import {readTexts} from '@site/src/tools/doctor/prose';
import {missingFeature} from '@site/src/build/features/owned';
import {parsePage} from '@site/src/build/mdx/parse';
import {readSources} from '@site/src/build/mdx/sources';
import {today} from '@site/src/company/today';
import {builtPages, fileOf} from '../support/builtSite';
import {read, root} from '../support/files';
import {sections} from '../support/navigation';

const pages = readSources(root)
  // Only a visitor whose chat has started, or who finds no page in a list of pages, sees what is in these tags.
  .map(({file, text}) =>
    parsePage(file, text.replace(/<(ChatWidget|JobList|SectionPages)\b[^]*?<\/\1>/g, ''), sections),
  )
  .filter(({address, kind, frontMatter}) => address !== undefined && kind !== 'policy' && !frontMatter.draft)
  .filter((page) => !missingFeature(page, features))
  .filter(({frontMatter}) => isOpenOn(frontMatter.closes as Day | undefined, today()));

/** Letters and digits alone: the page sets quotes and spaces as it likes. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Everything that a page shows or says to screen readers. */
function shown(html: string): string {
  const $ = load(html);
  const said = $('[aria-label], [alt], [title]')
    .toArray()
    .flatMap((element) => ['aria-label', 'alt', 'title'].map((name) => $(element).attr(name) ?? ''));
  return plain(
    [
      $('main').text(),
      ...said,
      ...$('main a')
        .toArray()
        .map((link) => decodeURI($(link).attr('href') ?? '')),
    ].join(' '),
  );
}

test.each(pages.map((page) => [page.file, page] as const))('everything that %s says is on its page', (_, page) => {
  const built = shown(read(`build/${fileOf(page.address ?? '') ?? ''}`));
  // A subject is in a mail, and fields are in the head, in menus and on cards.
  const subjects = page.tags.flatMap(({props}) => props.filter(({name}) => name === 'subject').map(({value}) => value));
  const texts = readTexts(page).filter(({inField, value}) => !inField && !subjects.includes(value));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.map(({value}) => value).filter((value) => !built.includes(plain(value)))).toEqual([]);
});

test('no sentence ends in two periods, whatever the company is called', () => {
  const twice = builtPages().flatMap(({file, html}) => {
    const text = html.replace(/<script\b[^]*?<\/script>/g, '').replace(/<(?!meta)[^>]*>/g, '');
    return [...text.matchAll(/.{20}\p{L}\.\.(?![.\w])/gu)].map(([found]) => `${file}: ${found}`);
  });
  expect(twice).toEqual([]);
});
