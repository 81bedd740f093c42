import type {CheerioAPI} from 'cheerio';
import {builtPages, fileOf} from '../support/builtSite';
import {parse} from '../support/parse';
import {sections} from '@site/src/content/navigation';

/** A button that does not submit a form must have one of these attributes. */
const actions = ['aria-controls', 'aria-expanded', 'aria-pressed', 'popovertarget', 'commandfor', 'data-action'];

const pages = builtPages().map((page) => ({...page, $: parse(page.html)}));

const named = ($: CheerioAPI, element: Parameters<CheerioAPI>[0]) =>
  $(element).text().trim() || $(element).attr('aria-label') || 'without a name';

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

test('the contact form offers every service that the menu lists', () => {
  const $ = pages.find(({file}) => file === fileOf('/contact'))?.$;
  const folder = sections.find((section) => section.pages === 'service')?.folder ?? '';
  const offered = $?.('form [name=service] option').toArray().slice(1);
  expect(offered).toHaveLength($?.(`#menu-${folder} li a`).length ?? NaN);
});
