import {formNameField, honeypotField} from '@site/src/features/contact/model/forms';
import {forms} from '@site/src/features/contact/server/forms';
import {builtPages, fileOf, parse} from '../../support/builtSite';
import {describeWith} from '../../support/features';

const pages = builtPages();

/** The first page that has a form. */
const pageWith = (name: string) => pages.find(({html}) => new RegExp(`<form[^>]*\\bname="?${name}[" >]`).test(html));

describe.each(forms)('the form "$name" in the finished HTML', ({name, thanks, fields}) => {
  const $ = parse(pageWith(name)?.html ?? '');
  const form = $(`form[name=${name}]`);
  const namesOf = (selector: string) =>
    form
      .find(selector)
      .map((_, control) => $(control).attr('name'))
      .get();

  test('has the attributes and the fields by which the host detects it', () => {
    expect(form.attr()).toMatchObject({method: 'POST', 'data-netlify': 'true', 'netlify-honeypot': honeypotField});
    expect(form.find(`input[type=hidden][name=${formNameField}]`).val()).toBe(name);
    expect(form.closest('template, noscript, [hidden]')).toHaveLength(0);
    const all = [formNameField, honeypotField, ...fields.map((field) => field.name)];
    expect(namesOf('input, select, textarea').sort()).toEqual(all.sort());
  });

  test('leads to an existing thank-you page that is hidden from search engines', () => {
    expect(form.attr('action')).toBe(thanks);
    const page = pages.find(({file}) => file === fileOf(thanks));
    expect(page?.html).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
  });

  test('lets the browser validate required fields', () => {
    expect(namesOf('[required]')).toEqual(fields.filter(({missing}) => missing).map((field) => field.name));
    expect(form.find('[name=email]').attr('type')).toBe('email');
    expect(form.attr('novalidate')).toBeUndefined();
  });

  test('hides its honeypot from people, keyboards and password managers', () => {
    const bait = form.find(`[name=${honeypotField}]`);
    expect(bait.closest('[aria-hidden=true]')).toHaveLength(1);
    expect(bait.attr()).toMatchObject({tabindex: '-1', autocomplete: 'off'});
    expect(bait.attr('aria-label')).toBeUndefined();
  });
});

test('a build without chat settings has no chat widget', () => {
  expect(pages.filter(({html}) => /chat-settings|__chat/.test(html)).map(({file}) => file)).toEqual([]);
});

describeWith('newsletter', () => {
  test('the newsletter form is on every page', () => {
    const without = pages.filter(({html}) => !/<form[^>]*\bname="?newsletter[" >]/.test(html));
    expect(without.map(({file}) => file)).toEqual([]);
  });
});
