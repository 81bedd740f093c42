import {industries} from '../support/menus';
import {expect, phone, test} from '../engines/support/test';
import type {Visitor} from '../engines/support/visitor';

const far = `main a[href="${industries.third.to}"]`;

/** The distance of an element from the top of the window, once it has not moved for ten frames. */
const restingTop = ({evaluate}: Visitor, selector: string) =>
  evaluate(async (wanted) => {
    const top = () => Math.round(document.querySelector(wanted)?.getBoundingClientRect().top ?? NaN);
    for (let still = 0, last = top(); still < 10; still += 1) {
      await new Promise(requestAnimationFrame);
      if (top() !== last) still = 0;
      last = top();
    }
    return top();
  }, selector);

test.describe('on a phone', () => {
  test.use({view: phone});

  test('going back restores the scroll position', async ({visitor}) => {
    await visitor.visit(industries.first.to);
    await visitor.click('header a[href="/"]');
    await expect.poll(visitor.place).toBe('/');
    await visitor.evaluate((link) => document.querySelector(link)?.scrollIntoView({block: 'center'}), far);
    const left = await restingTop(visitor, far);
    await visitor.click(far);
    await expect.poll(visitor.place).toBe(industries.third.to);
    await expect.poll(visitor.scrolled).toBe(0);
    await visitor.goBack();
    await expect.poll(visitor.place).toBe('/');
    await expect.poll(async () => Math.abs((await restingTop(visitor, far)) - left)).toBeLessThan(30);
  });

  for (const path of ['/', '/contact', '/legal/terms-of-service']) {
    test(`a jump to the last anchor of ${path} stays in place while the page hydrates`, async ({visitor}) => {
      await visitor.open(path);
      const id = await visitor.evaluate(() => [...document.querySelectorAll('main [id]')].at(-1)?.id ?? '');
      const place = `[id="${id}"]`;
      await visitor.evaluate((anchor) => location.assign(`#${anchor}`), id);
      const arrived = await restingTop(visitor, place);
      await expect.poll(visitor.isHydrated).toBe(true);
      expect(Math.abs((await restingTop(visitor, place)) - arrived)).toBeLessThanOrEqual(1);
    });
  }
});
