/**
 * What reads the configuration runs in Node, with the modules that are made for it.
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import {privacyPolicy} from '@site/src/features/policies/model/promise';
import {formsWith, newsletterForm, type FormDefinition} from '@site/src/features/contact/model/forms';
import {permanentAddress} from '@site/src/features/policies/model/addresses';
import {features} from '@site/src/company';
import {heldOn, readRecord} from '@site/src/features/policies/build/record';
import {today} from '@site/src/company/today';
import {encode} from '@site/src/features/contact/ui/form/send';
import {builtPages, fileOf} from '../support/builtSite';
import {describeWith} from '../support/features';
import {root} from '../support/files';
import {shownDay} from '../support/shownDay';

const pages = builtPages();
const honeypot = 'bot-field';

const tagOf = ({name}: FormDefinition) => new RegExp(`<form[^>]*\\bname="?${name}[" >]`);

/** The form as the host's parser and a browser see it on the first page that has it. */
function staticForm(definition: FormDefinition): HTMLFormElement {
  const page = pages.find(({html}) => tagOf(definition).test(html));
  const found = page && new DOMParser().parseFromString(page.html, 'text/html').forms.namedItem(definition.name);
  if (!found) throw new Error(`No page of build/ has the form "${definition.name}".`);
  return found;
}

const named = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input, select, textarea')].map((control) => control.getAttribute('name') ?? '');

const attributes = (form: HTMLFormElement, ...names: string[]) => names.map((name) => form.getAttribute(name));

describe.each(formsWith(features).map((form) => [form.name, form] as const))(
  'the form "%s" in the finished HTML',
  (name, definition) => {
    const form = staticForm(definition);

    test('holds what the host needs to find it', () => {
      expect(attributes(form, 'method', 'data-netlify', 'netlify-honeypot')).toEqual(['POST', 'true', honeypot]);
      expect(form.querySelector('input[type=hidden][name=form-name]')?.getAttribute('value')).toBe(name);
      expect(named(form)).toContain(honeypot);
      expect(form.closest('template, noscript, [hidden]')).toBeNull();
    });

    test('sends the same fields with JavaScript and without', () => {
      const sent = [...encode(definition, form).keys()];
      expect(sent.sort()).toEqual(
        named(form)
          .filter((field) => field !== honeypot)
          .sort(),
      );
    });

    test('is confirmed by a page that exists and is hidden from search engines', () => {
      const action = form.getAttribute('action') ?? '';
      expect(action).toBe(definition.thanks);
      const file = fileOf(action);
      expect(file).toBeDefined();
      const html = pages.find((page) => page.file === file)?.html ?? '';
      expect(html).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
    });

    test('names the version of the privacy policy by which its senders are treated, at the address that this keeps', () => {
      const held = heldOn(today(), readRecord(root)).find(({policy}) => policy === privacyPolicy);
      if (!held) return;
      const address = permanentAddress(held.version, privacyPolicy);
      const promise = form.querySelector(`p a[href="${address}"]`)?.parentElement?.textContent;
      expect(promise).toMatch(
        new RegExp(`^We handle your information as described in our .+ of ${shownDay(held.version)}(,|\\.)`),
      );
    });

    test('lets the browser check what is required', () => {
      const required = definition.fields.filter(({missing}) => missing).map((field) => field.name);
      expect([...form.querySelectorAll('[required]')].map((control) => control.getAttribute('name'))).toEqual(required);
      expect(form.querySelector('[name=email]')?.getAttribute('type')).toBe('email');
      expect(form.noValidate).toBe(false);
    });

    test('hides its honeypot from people, keyboards and, as far as possible, password managers', () => {
      const bait = form.querySelector(`[name=${honeypot}]`);
      expect(bait?.closest('[aria-hidden=true]')).not.toBeNull();
      expect([bait?.getAttribute('tabindex'), bait?.getAttribute('autocomplete')]).toEqual(['-1', 'off']);
      expect(bait?.getAttribute('aria-label')).toBeNull();
    });
  },
);

describeWith('newsletter', () => {
  test('the newsletter box is on every page', () => {
    const without = pages.filter(({html}) => !tagOf(newsletterForm).test(html));
    expect(without.map(({file}) => file)).toEqual([]);
  });
});

test('a build without chat settings ships no widget', () => {
  const chatty = pages.filter(({html}) => /chat-settings|__chat/.test(html));
  expect(chatty.map(({file}) => file)).toEqual([]);
});
