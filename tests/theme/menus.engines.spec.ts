import {company, industries, menuAddresses, services} from '../support/menus';
import {expect, phone, test} from '../engines/support/test';

const bar = 'nav[aria-label="Main"]';
const open = `${bar} button[aria-expanded="true"]`;

test('a dropdown opens on hover, its links work, and the next page starts at the top', async ({visitor}) => {
  await visitor.visit('/');
  await visitor.evaluate(() => scrollTo(0, 900));
  await visitor.hover(`${bar} button`, services.label);
  await expect.poll(() => visitor.text(open)).toBe(services.label);
  await visitor.hover(`${bar} button`, company.label);
  await expect.poll(() => visitor.text(open)).toBe(company.label);
  await visitor.click(`${bar} a`, company.second.label);
  await expect.poll(visitor.place).toBe(company.second.to);
  await visitor.point(3, 700);
  await expect.poll(() => visitor.count(open)).toBe(0);
  await expect.poll(() => visitor.evaluate(() => Math.round(scrollY))).toBe(0);
});

test('a dropdown opens with Enter, leads Tab to its links, and closes on Escape', async ({visitor}) => {
  await visitor.visit('/');
  const focused = () => visitor.evaluate(() => document.activeElement?.getAttribute('href'));
  await visitor.focus(`${bar} button`);
  await visitor.press('Enter');
  await visitor.press('Tab');
  await expect.poll(focused).toBe(services.first.to);
  await visitor.press('Escape');
  await expect.poll(async () => (await visitor.find(`${bar} button`, services.label))?.isFocused).toBe(true);
  await expect.poll(() => visitor.count(open)).toBe(0);
});

test.describe('the small-screen menu', () => {
  test.use({view: phone});

  test('lists all pages, and its links work', async ({visitor}) => {
    await visitor.visit('/');
    await visitor.click('button', 'Menu');
    expect(await visitor.count('#site-menu li > a')).toBe(menuAddresses.length);
    await visitor.click('#site-menu a', industries.second.label);
    await expect.poll(visitor.place).toBe(industries.second.to);
    await expect.poll(() => visitor.find('#site-menu')).toBeNull();
  });
});
