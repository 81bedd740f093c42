import type {Locator, Page} from '@playwright/test';
import {contactForm, type FieldDefinition, type FormDefinition} from '../../../src/features/contact/model/forms';
import {services} from '../../support/menus';

/** A value for each kind of field, for fields that the form gains. */
const examples = {text: 'Northwind', email: 'amina@example.com', textarea: 'Two\nlines'};

const exampleOf = (field: FieldDefinition): string => {
  if (field.control !== 'select') return examples[field.control];
  return field.options === 'services' ? services.first.label : (field.options?.at(-1) ?? '');
};

const {fields}: FormDefinition = contactForm;

/** A filled form. */
export const inquiry: Readonly<Record<string, string>> = {
  ...Object.fromEntries(fields.map((field) => [field.name, exampleOf(field)])),
  name: 'Amina Yusuf',
  message: 'We sort parcels by hand.\nCould an agent look at the labels?',
};

export const {success, error} = contactForm;

export const contact = (page: Page) => {
  const form = page.getByRole('form', {name: 'Contact'});
  return {
    form,
    field: (name: string): Locator => form.locator(`[name="${name}"]`),
    button: form.getByRole('button'),
    status: form.getByRole('status'),
  };
};

export async function fill(page: Page, values: Readonly<Record<string, string>> = inquiry): Promise<void> {
  const {field} = contact(page);
  for (const {name, control} of fields) {
    const value = values[name];
    if (value === undefined) continue;
    if (control === 'select') await field(name).selectOption(value);
    else await field(name).fill(value);
  }
}

export async function typed(page: Page): Promise<Record<string, string>> {
  const {field} = contact(page);
  const values = await Promise.all(fields.map(async ({name}) => [name, await field(name).inputValue()] as const));
  return Object.fromEntries(values);
}

export const empty: Readonly<Record<string, string>> = Object.fromEntries(fields.map(({name}) => [name, '']));
