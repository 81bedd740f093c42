import {isOpenOn} from '@site/src/content/jobs';
import type {Day} from '@site/src/content/dates';
import {presentFeatures} from '@site/src/features/parts';
import {readTexts} from '@site/src/tools/doctor/prose';
import {missingFeature} from '@site/src/content/features';
import {parsePage} from '@site/src/mdx/parse';
import {readSources} from '@site/src/mdx/sources';
import {today} from '@site/src/company/today';
import {builtPages, fileOf, parse} from '../support/builtSite';
import {read, root} from '../support/files';
import {sections} from '@site/src/content/navigation';

const pages = readSources(root)
  // The contents of these tags show only once the chat has started, or where a list of pages is empty.
  .map(({file, text}) => parsePage(file, text.replace(/<(ChatWidget|JobList)\b[^]*?<\/\1>/g, ''), sections))
  .filter(({address, kind, frontMatter}) => address !== undefined && kind !== 'policy' && !frontMatter.draft)
  .filter((page) => !missingFeature(page, presentFeatures))
  .filter(({frontMatter}) => isOpenOn(frontMatter.closes as Day | undefined, today()));

/** Only letters and digits, because quotes and spaces differ on the page. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** All text that a page shows or exposes to screen readers. */
function shown(html: string): string {
  const $ = parse(html);
  const valuesOf = (name: string, tags = '') =>
    $(`${tags}[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? '');
  const attributes = ['aria-label', 'alt', 'title', 'value'].flatMap((name) => valuesOf(name));
  return plain([$('main').text(), ...attributes, ...valuesOf('href', 'main a').map(decodeURI)].join(' '));
}

test.each(pages.map((page) => [page.file, page] as const))('all copy of %s is on its page', (_, page) => {
  const built = shown(read(`build/${fileOf(page.address ?? '') ?? ''}`));
  // Subjects are in emails, and front matter is in the head, in menus and on cards.
  const subjects = page.tags.flatMap(({props}) => props.filter(({name}) => name === 'subject').map(({value}) => value));
  const texts = readTexts(page).filter(({inField, value}) => !inField && !subjects.includes(value));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.map(({value}) => value).filter((value) => !built.includes(plain(value)))).toEqual([]);
});

test('no sentence ends in two periods if the company name ends in one', () => {
  const twice = builtPages().flatMap(({file, html}) => {
    const text = html.replace(/<script\b[^]*?<\/script>/g, '').replace(/<(?!meta)[^>]*>/g, '');
    return [...text.matchAll(/.{20}\p{L}\.\.(?![.\w])/gu)].map(([found]) => `${file}: ${found}`);
  });
  expect(twice).toEqual([]);
});
