import {has, without} from '../support/features';
import {company, industries} from '../support/menus';
import {expect, test} from './support/test';

test.skip(!has('search'), without('search'));

const dialog = 'dialog[open]';
const field = `${dialog} input`;
const results = `${dialog} [data-result]`;

test('the keyboard alone opens the search, finds, chooses and leaves', async ({visitor}) => {
  await visitor.comesTo(company.first.to);
  await visitor.focuses('button[aria-label="Search"]');
  await visitor.press('Enter');
  await expect.poll(async () => (await visitor.see(field))?.isFocused).toBe(true);
  await visitor.types(industries.second.label.slice(0, 6));
  await expect.poll(() => visitor.state(results, 'href')).toBe(industries.second.to);
  await visitor.press('ArrowDown');
  await expect.poll(async () => (await visitor.see(results))?.isFocused).toBe(true);
  await visitor.press('Escape');
  await expect.poll(() => visitor.see(dialog)).toBeNull();
  expect((await visitor.see('button[aria-label="Search"]'))?.isFocused).toBe(true);
  await visitor.types('/');
  await expect.poll(async () => (await visitor.see(field))?.isFocused).toBe(true);
  await visitor.types(company.second.label);
  await expect.poll(() => visitor.state(results, 'href')).toBe(company.second.to);
  await visitor.press('Enter');
  await expect.poll(visitor.place).toBe(company.second.to);
  await expect.poll(() => visitor.see(dialog)).toBeNull();
});

test('what was found scrolls within the round corners of the dialog', async ({visitor}) => {
  await visitor.comesTo(company.first.to);
  await visitor.clicks('button[aria-label="Search"]');
  await expect.poll(async () => (await visitor.see(field))?.isFocused).toBe(true);
  await visitor.types('agent');
  await expect.poll(() => visitor.count(results)).toBeGreaterThan(4);
  // A scrollbar takes width of what it scrolls, and is as long as that: it may touch no corner.
  const corners = await visitor.look((opened) => {
    const all = [...document.querySelectorAll<HTMLElement>(`${opened}, ${opened} *`)];
    return all
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .map((element) => getComputedStyle(element).borderStartEndRadius);
  }, dialog);
  expect(corners).toEqual(['0px']);
});
