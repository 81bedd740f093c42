import {has, without} from '../../support/features';
import {company, industries} from '../../support/menus';
import {expect, test} from '../../engines/support/test';

test.skip(!has('search'), without('search'));

const dialog = 'dialog[open]';
const field = `${dialog} input`;
const results = `${dialog} [data-result]`;

test('the search works with the keyboard alone', async ({visitor}) => {
  await visitor.visit(company.first.to);
  await visitor.focus('button[aria-label="Search"]');
  await visitor.press('Enter');
  await expect.poll(async () => (await visitor.find(field))?.isFocused).toBe(true);
  await visitor.type(industries.second.label.slice(0, 6));
  await expect.poll(() => visitor.attribute(results, 'href')).toBe(industries.second.to);
  await visitor.press('ArrowDown');
  await expect.poll(async () => (await visitor.find(results))?.isFocused).toBe(true);
  await visitor.press('Escape');
  await expect.poll(() => visitor.find(dialog)).toBeNull();
  expect((await visitor.find('button[aria-label="Search"]'))?.isFocused).toBe(true);
  await visitor.type('/');
  await expect.poll(async () => (await visitor.find(field))?.isFocused).toBe(true);
  await visitor.type(company.second.label);
  await expect.poll(() => visitor.attribute(results, 'href')).toBe(company.second.to);
  await visitor.press('Enter');
  await expect.poll(visitor.place).toBe(company.second.to);
  await expect.poll(() => visitor.find(dialog)).toBeNull();
});
