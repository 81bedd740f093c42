import {expect, test, visit} from '../support/playwright/test';

test('the navbar stays visible and becomes more opaque once the page is scrolled', async ({page}) => {
  await visit(page, '/');
  const bar = page.getByRole('banner');
  const alpha = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await alpha();
  await page.mouse.wheel(0, 1);
  await expect(bar).toHaveAttribute('data-scrolled');
  await expect.poll(alpha).not.toBe(before);
  await page.evaluate(() => window.scrollTo(0, 3000));
  await expect(bar).toBeInViewport();
});
