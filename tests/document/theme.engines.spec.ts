import {has, without} from '../support/features';
import {company} from '../support/menus';
import {expect, test} from '../engines/support/test';

test('the theme is switched by its button and kept on the next page and after a reload', async ({visitor}) => {
  test.skip(!has('themeToggle'), without('themeToggle'));
  const background = () => visitor.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await visitor.visit('/');
  const light = await background();
  await visitor.click('[data-action="theme"]');
  await expect.poll(() => visitor.attribute('[data-action="theme"]', 'aria-pressed')).toBe('true');
  const dark = await background();
  expect(dark).not.toBe(light);
  await visitor.click('footer a', company.first.label);
  await expect.poll(visitor.place).toBe(company.first.to);
  expect(await background()).toBe(dark);
  await visitor.visit(company.first.to);
  expect(await background()).toBe(dark);
  await visitor.click('[data-action="theme"]');
  await expect.poll(background).toBe(light);
});
