/**
 * The configuration is read by modules for Node, although the forms need a DOM.
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import type {FormDefinition} from '@site/src/features/contact/model/forms';
import {forms} from '@site/src/features/contact/server/forms';
import {encode} from '@site/src/features/contact/ui/form/send';
import {builtPages, fileOf} from '../../support/builtSite';
import {describeWith} from '../../support/features';

const pages = builtPages();
const honeypot = 'bot-field';

const tagOf = ({name}: FormDefinition) => new RegExp(`<form[^>]*\\bname="?${name}[" >]`);

/** The form on the first page that has it, as the host's parser and a browser see it. */
function staticForm(definition: FormDefinition): HTMLFormElement {
  const page = pages.find(({html}) => tagOf(definition).test(html));
  const found = page && new DOMParser().parseFromString(page.html, 'text/html').forms.namedItem(definition.name);
  if (!found) throw new Error(`No page of build/ has the form "${definition.name}".`);
  return found;
}

const named = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input, select, textarea')].map((control) => control.getAttribute('name') ?? '');

describe.each(forms)('the form "$name" in the finished HTML', (definition) => {
  const form = staticForm(definition);

  test('has the attributes by which the host detects it', () => {
    for (const [attribute, value] of Object.entries({
      method: 'POST',
      'data-netlify': 'true',
      'netlify-honeypot': honeypot,
    }))
      expect(form.getAttribute(attribute)).toBe(value);
    expect(form.querySelector('input[type=hidden][name=form-name]')?.getAttribute('value')).toBe(definition.name);
    expect(named(form)).toContain(honeypot);
    expect(form.closest('template, noscript, [hidden]')).toBeNull();
  });

  test('sends the same fields with and without JavaScript', () => {
    expect([...encode(form).keys(), honeypot].sort()).toEqual(named(form).sort());
  });

  test('leads to an existing thank-you page that is hidden from search engines', () => {
    expect(form.getAttribute('action')).toBe(definition.thanks);
    const thanks = pages.find(({file}) => file === fileOf(definition.thanks));
    expect(thanks?.html).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
  });

  test('lets the browser validate required fields', () => {
    const required = definition.fields.filter(({missing}) => missing).map((field) => field.name);
    expect([...form.querySelectorAll('[required]')].map((control) => control.getAttribute('name'))).toEqual(required);
    expect(form.querySelector('[name=email]')?.getAttribute('type')).toBe('email');
    expect(form.noValidate).toBe(false);
  });

  test('hides its honeypot from people, keyboards and password managers', () => {
    const bait = form.querySelector(`[name=${honeypot}]`);
    expect(bait?.closest('[aria-hidden=true]')).not.toBeNull();
    expect([bait?.getAttribute('tabindex'), bait?.getAttribute('autocomplete')]).toEqual(['-1', 'off']);
    expect(bait?.getAttribute('aria-label')).toBeNull();
  });
});

test('a build without chat settings has no chat widget', () => {
  const chatty = pages.filter(({html}) => /chat-settings|__chat/.test(html));
  expect(chatty.map(({file}) => file)).toEqual([]);
});

describeWith('newsletter', () => {
  test('the newsletter form is on every page', () => {
    const without = pages.filter(({html}) => !/<form[^>]*\bname="?newsletter[" >]/.test(html));
    expect(without.map(({file}) => file)).toEqual([]);
  });
});
