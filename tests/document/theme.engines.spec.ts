import {has, without} from '../support/features';
import {company} from '../support/menus';
import {expect, test} from '../engines/support/test';
import type {Visitor} from '../engines/support/visitor';

const background = ({evaluate}: Visitor) => evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('the theme is switched by its button and kept on the next page and after a reload', async ({visitor}) => {
  test.skip(!has('themeToggle'), without('themeToggle'));
  await visitor.visit('/');
  const light = await background(visitor);
  await visitor.click('[data-action="theme"]');
  await expect.poll(() => visitor.state('[data-action="theme"]', 'aria-pressed')).toBe('true');
  const dark = await background(visitor);
  expect(dark).not.toBe(light);
  await visitor.click('footer a', company.first.label);
  await expect.poll(visitor.place).toBe(company.first.to);
  expect(await background(visitor)).toBe(dark);
  await visitor.reload();
  expect(await background(visitor)).toBe(dark);
  await visitor.click('[data-action="theme"]');
  await expect.poll(() => background(visitor)).toBe(light);
});
