import type {CheerioAPI} from 'cheerio';
import {builtPages, fileOf, type BuiltPage} from '../support/builtSite';
import {parse} from '../support/parse';
import {sections} from '@site/src/content/navigation';

/** A button that does not submit a form must have one of these attributes. */
const actions = ['aria-controls', 'aria-expanded', 'aria-pressed', 'popovertarget', 'commandfor', 'data-action'];

type Parsed = BuiltPage & {$: CheerioAPI};

const pages: Parsed[] = builtPages().map((page) => ({...page, $: parse(page.html)}));
const byFile = new Map(pages.map((page) => [page.file, page]));

/** Why a link is broken, if it is. */
function deadEnd(page: Parsed, href: string | undefined): string | undefined {
  if (href === undefined) return 'has no address';
  if (/^(mailto|tel):./.test(href)) return undefined;
  if (/^https:\/\//.test(href)) return undefined;
  if (!/^[/#]/.test(href)) return `has the address "${href}", which is neither on this site nor a full address`;
  const {pathname, hash} = new URL(href, 'https://site.example');
  const file = href.startsWith('#') ? page.file : fileOf(pathname);
  if (!file) return `leads to ${pathname}, which does not exist`;
  if (/[^/]\/$|\.html$/.test(pathname)) return `leads to ${pathname}, which is not the page's own address`;
  const target = byFile.get(file);
  const id = decodeURIComponent(hash.slice(1));
  const missing = href.endsWith('#') || (hash && target?.$(`[id="${id}"]`).length === 0);
  return missing ? `leads to ${href}, and that page has no anchor "${id}"` : undefined;
}

const named = ($: CheerioAPI, element: Parameters<CheerioAPI>[0]) =>
  $(element).text().trim() || $(element).attr('aria-label') || 'without a name';

describe('built pages', () => {
  test.each(pages.map((page) => [page.file, page] as const))('every link of %s works', (file, page) => {
    const dead = page
      .$('a')
      .toArray()
      .flatMap((link) => {
        const why = deadEnd(page, page.$(link).attr('href'));
        return why ? [`${file}: the link "${named(page.$, link)}" ${why}.`] : [];
      });
    expect(dead).toEqual([]);
  });

  test.each(pages.map((page) => [page.file, page] as const))('every button of %s does something', (file, {$}) => {
    const dead = $('button, [role="button"]')
      .toArray()
      .filter((button) => {
        const attributes = Object.keys($(button).attr() ?? {});
        const sends = $(button).attr('type') === 'submit' && $(button).closest('form').find('[name]').length > 0;
        return !sends && !attributes.some((name) => actions.includes(name));
      });
    expect(dead.map((button) => `${file}: the button "${named($, button)}" does nothing.`)).toEqual([]);
  });
});

test('the contact form offers every service that the menu lists', () => {
  const $ = byFile.get(fileOf('/contact') ?? '')?.$;
  const folder = sections.find((section) => section.pages === 'service')?.folder ?? '';
  const offered = $?.('form [name=service] option').toArray().slice(1);
  expect(offered).toHaveLength($?.(`#menu-${folder} li a`).length ?? NaN);
});
