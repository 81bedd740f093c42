import {company, industries, services} from '../support/menus';
import {listedAddresses} from '../support/navigation';
import {expect, phone, test} from './support/test';

const bar = 'nav[aria-label="Main"]';
const open = `${bar} button[aria-expanded="true"]`;

test('a dropdown opens under the pointer, leads on, and the next page starts at its top', async ({visitor}) => {
  await visitor.comesTo('/');
  await visitor.look(() => scrollTo(0, 900));
  await visitor.pointsAt(`${bar} button`, services.label);
  await expect.poll(() => visitor.text(open)).toBe(services.label);
  await visitor.pointsAt(`${bar} button`, company.label);
  await expect.poll(() => visitor.text(open)).toBe(company.label);
  await visitor.clicks(`${bar} a`, company.second.label);
  await expect.poll(visitor.place).toBe(company.second.to);
  await visitor.pointsAway();
  await expect.poll(() => visitor.count(open)).toBe(0);
  await expect.poll(visitor.scrolled).toBe(0);
});

test('a dropdown is operated by the arrow keys and closed by Escape', async ({visitor}) => {
  await visitor.comesTo('/');
  const focused = () => visitor.look(() => document.activeElement?.getAttribute('href'));
  await visitor.focuses(`${bar} button`);
  await visitor.press('ArrowDown');
  await expect.poll(focused).toBe(services.first.to);
  await visitor.press('ArrowDown');
  await expect.poll(focused).toBe(services.second.to);
  await visitor.press('Escape');
  await expect.poll(async () => (await visitor.see(`${bar} button`, services.label))?.isFocused).toBe(true);
  await expect.poll(() => visitor.count(open)).toBe(0);
});

test.describe('the menu of small screens', () => {
  test.use({view: phone});

  test('lists all pages, closes on Escape, and leads on', async ({visitor}) => {
    await visitor.comesTo('/');
    await visitor.clicks('button', 'Menu');
    await expect.poll(() => visitor.state('button[popovertarget]', 'aria-expanded')).toBe('true');
    expect(await visitor.count('#site-menu li a')).toBe(listedAddresses().length);
    await visitor.press('Escape');
    await expect.poll(() => visitor.see('#site-menu')).toBeNull();
    expect((await visitor.see('button', 'Menu'))?.isFocused).toBe(true);
    await visitor.clicks('button', 'Menu');
    await visitor.clicks('#site-menu a', industries.second.label);
    await expect.poll(visitor.place).toBe(industries.second.to);
    await expect.poll(() => visitor.see('#site-menu')).toBeNull();
  });
});

test.describe('without script on a small screen', () => {
  test.use({view: {...phone, script: false}});

  test('the menu opens and leads on', async ({visitor}) => {
    await visitor.opens('/');
    await visitor.clicks('button', 'Menu');
    await visitor.clicks('#site-menu a', industries.third.label);
    await expect.poll(visitor.place).toBe(industries.third.to);
  });
});
