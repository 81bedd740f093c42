import {has} from '../support/features';
import {industries} from '../support/menus';
import {expect, phone, test} from './support/test';
import type {Visitor} from './support/visitor';

const far = `main a[href="${industries.third.to}"]`;
const topOf = ({evaluate}: Visitor, selector: string) =>
  evaluate((wanted) => Math.round(document.querySelector(wanted)?.getBoundingClientRect().top ?? NaN), selector);

/** Waits until a scroll has ended. */
async function untilStill(visitor: Visitor, selector: string): Promise<void> {
  let last = NaN;
  const moved = async () => {
    const before = last;
    last = await topOf(visitor, selector);
    return Math.abs(last - before);
  };
  await expect.poll(moved, {intervals: [200]}).toBe(0);
}

test.describe('on a phone', () => {
  test.use({view: phone});

  test('going back returns to the place that was left', async ({visitor}) => {
    await visitor.visit('/');
    await visitor.evaluate((link) => document.querySelector(link)?.scrollIntoView({block: 'center'}), far);
    await untilStill(visitor, far);
    const left = await topOf(visitor, far);
    await visitor.click(far);
    await expect.poll(visitor.place).toBe(industries.third.to);
    await expect.poll(visitor.scrolled).toBe(0);
    await visitor.goBack();
    await expect.poll(visitor.place).toBe('/');
    await expect.poll(async () => Math.abs((await topOf(visitor, far)) - left)).toBeLessThan(30);
  });

  for (const path of ['/', '/contact', '/legal/terms-of-service']) {
    test(`a jump down ${path} ends where it leads, and nothing moves there when the rest comes`, async ({visitor}) => {
      await visitor.open(path);
      const id = await visitor.evaluate(() => [...document.querySelectorAll('main [id]')].at(-1)?.id ?? '');
      const place = `[id="${id}"]`;
      await visitor.evaluate((anchor) => location.assign(`#${anchor}`), id);
      await untilStill(visitor, place);
      const arrived = await topOf(visitor, place);
      await expect.poll(visitor.isHydrated).toBe(true);
      if (has('chat')) await expect.poll(() => visitor.count('.chat-toggle')).toBe(1);
      await untilStill(visitor, place);
      expect(Math.abs((await topOf(visitor, place)) - arrived)).toBeLessThanOrEqual(1);
    });
  }
});
