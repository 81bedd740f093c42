import {company, industries} from '../../support/menus';
import {fillCompany} from '../../../src/company/parts';
import {synonyms} from '../../../src/features/search/model/synonyms';
import type {Page} from '@playwright/test';
import {has, without} from '../../support/features';
import {axe} from '../../support/playwright/axe';
import {expect, test, visit} from '../../support/playwright/test';

test.skip(!has('search'), without('search'));

test.use({contextOptions: {reducedMotion: 'reduce'}});

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search this site'});
const field = (page: Page) => dialog(page).getByRole('searchbox');
const results = (page: Page) => dialog(page).getByRole('listitem');

const start = (page: Page) => visit(page, company.first.to);

async function find(page: Page, query: string) {
  await field(page).fill(query);
  await expect(dialog(page).getByRole('status')).not.toHaveText(/^$|Loading/);
}

/** A name without the letter in its middle. */
const mistyped = (name: string) => name.slice(0, name.length / 2) + name.slice(name.length / 2 + 1);

const leads: [query: string, to: string][] = [
  ...synonyms.map(({terms: [word = ''], to}): [string, string] => [fillCompany(word), to]),
  [industries.second.label, industries.second.to],
  [mistyped(industries.second.label), industries.second.to],
  ['limitation of liability', '/legal/terms-of-service#7-limitation-of-liability'],
];

test('the best result comes first, even with a typo', async ({page}) => {
  await start(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  for (const [query, to] of leads) {
    await find(page, query);
    await expect(results(page).first().getByRole('link'), query).toHaveAttribute('href', to);
  }
});

test('the search works with the keyboard alone', async ({page}) => {
  await start(page);
  const button = page.getByRole('button', {name: 'Search', exact: true});
  await button.focus();
  await page.keyboard.press('Enter');
  await find(page, company.second.label);
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  // The dialog is gone before the page is told that it closed; nobody types that quickly.
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('/');
  await find(page, company.second.label);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(company.second.to);
  await expect(dialog(page)).toHaveCount(0);
});

test('screen readers announce the number of results, and what to do when there are none', async ({page}) => {
  await start(page);
  await page.keyboard.press('/');
  await find(page, 'agent');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d results$/);
  expect(await axe(page, {within: 'dialog[open]'})).toEqual([]);
  await find(page, 'xqzt');
  await expect(dialog(page).getByRole('status')).toHaveText('No results for “xqzt”. Ask us instead.');
  await dialog(page).getByRole('link', {name: 'Ask us instead'}).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the 404 page offers a search', async ({page}) => {
  const [[query, to] = ['', '']] = leads;
  await visit(page, '/no-such-page');
  const main = page.getByRole('main');
  await main.getByRole('searchbox', {name: 'Search this site'}).fill(query);
  await main.getByRole('button', {name: 'Search'}).click();
  await expect(field(page)).toHaveValue(query);
  await expect(results(page).first().getByRole('link')).toHaveAttribute('href', to);
});

test('the search shows an error offline and works once the network is back', async ({page, faults}) => {
  await start(page);
  const button = page.getByRole('banner').getByRole('button', {name: 'Search'});
  await page.context().setOffline(true);
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Search is unavailable right now.');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(faults.messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
  await page.context().setOffline(false);
  await button.click();
  await find(page, 'agent');
});
