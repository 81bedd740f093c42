import type {Locator, Page} from '@playwright/test';
import {contactForm, newsletterForm} from '../../../src/features/contact/model/forms';

export const inquiry = {
  name: 'Amina Yusuf',
  email: 'amina@example.com',
  company: 'Northwind',
  service: 'Computer Vision',
  message: 'We sort parcels by hand.\nCould an agent look at the labels?',
};

type Inquiry = typeof inquiry;
type FieldName = keyof Inquiry;
const fieldNames = Object.keys(inquiry) as FieldName[];

export const {success, error} = contactForm;
export const {success: subscribed} = newsletterForm;

export const contact = (page: Page) => {
  const form = page.getByRole('form', {name: 'Contact'});
  return {
    form,
    field: (name: FieldName): Locator => form.locator(`[name="${name}"]`),
    button: form.getByRole('button'),
    status: form.getByRole('status'),
  };
};

export async function fill(page: Page, values: Partial<Inquiry> = inquiry): Promise<void> {
  const {field} = contact(page);
  for (const name of fieldNames) {
    const value = values[name];
    if (value === undefined) continue;
    if (name === 'service') await field(name).selectOption(value);
    else await field(name).fill(value);
  }
}

export async function typed(page: Page): Promise<Inquiry> {
  const {field} = contact(page);
  const values = await Promise.all(fieldNames.map(async (name) => [name, await field(name).inputValue()] as const));
  return Object.fromEntries(values) as Inquiry;
}

export const empty: Inquiry = {name: '', email: '', company: '', service: '', message: ''};
