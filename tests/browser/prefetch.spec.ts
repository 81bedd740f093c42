import type {Page} from '@playwright/test';
import {expect, test} from './support/test';

/** Scripts that the page has run, and those that it only fetched ahead. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const entries = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({name}) => name.includes('/assets/js/'))
      .map(({name, initiatorType}) => ({name: new URL(name).pathname, ahead: initiatorType === 'link'}));
    const names = (ahead: boolean) => new Set(entries.filter((entry) => entry.ahead === ahead).map(({name}) => name));
    const run = names(false);
    return {run: [...run], ahead: [...names(true)].filter((name) => !run.has(name))};
  });

async function rest(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
}

// Three pages; a policy is drawn by more parts than the others.
const budget = 6;

for (const path of ['/', '/industries/healthcare', '/legal/privacy-policy']) {
  test(`${path} fetches no more than three likely pages ahead`, async ({page}) => {
    await page.goto(path);
    await rest(page);
    const {ahead} = await scriptsOf(page);
    expect(ahead.length, ahead.join(', ')).toBeLessThanOrEqual(budget);
  });
}

test('the home page fetches the page ahead that its first button leads to', async ({page}) => {
  await page.goto('/');
  await rest(page);
  const {ahead} = await scriptsOf(page);
  await page.getByRole('main').getByRole('link', {name: 'Get My ROI Assessment'}).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('textbox', {name: 'Message', exact: true})).toBeVisible();
  const {run} = await scriptsOf(page);
  expect(ahead.filter((script) => run.includes(script))).not.toEqual([]);
});

for (const [what, connection] of [
  ['saves data', {saveData: true, effectiveType: '4g'}],
  ['has a slow connection', {saveData: false, effectiveType: '2g'}],
] as const) {
  test(`nothing is fetched ahead for a visitor who ${what}, whose links work all the same`, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/js/')) scripts.push(request.url());
    });
    await page.goto('/');
    await rest(page);
    const before = scripts.length;
    await page.getByRole('button', {name: 'AI Services'}).hover();
    await page.getByRole('link', {name: 'Computer Vision'}).first().hover();
    await page.waitForTimeout(500);
    expect((await scriptsOf(page)).ahead).toEqual([]);
    expect(scripts).toHaveLength(before);
    await page.getByRole('link', {name: 'Computer Vision'}).first().click();
    await expect(page).toHaveURL('/ai-services/computer-vision');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

test('a page whose menu link is pointed at is there before the click', async ({page}) => {
  await page.goto('/');
  await rest(page);
  const {run} = await scriptsOf(page);
  await page.getByRole('button', {name: 'AI Services'}).hover();
  expect((await scriptsOf(page)).run).toEqual(run);
  await page.getByRole('link', {name: 'Computer Vision'}).first().hover();
  await expect.poll(async () => (await scriptsOf(page)).run.length).toBe(run.length + 1);
});
