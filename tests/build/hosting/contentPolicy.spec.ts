import type {Page} from '@playwright/test';
import {redirects} from '../../../src/content/redirects';
import {redirectPages} from '../../support/builtSite';
import {has} from '../../support/features';
import {company, industries} from '../../support/menus';
import {expect, test, visit} from '../../support/playwright/test';

type Violation = {directive: string; blocked: string; sample: string; page: string};

/** Violations are reported to the test, so that those on earlier pages count too. */
async function watchPolicy(page: Page): Promise<() => Violation[]> {
  const found: Violation[] = [];
  await page.exposeFunction('reportViolation', (violation: Violation) => found.push(violation));
  await page.addInitScript(() => {
    const report = (window as unknown as {reportViolation: (violation: Violation) => void}).reportViolation;
    document.addEventListener('securitypolicyviolation', (event) => {
      report({
        directive: event.effectiveDirective,
        blocked: event.blockedURI,
        sample: event.sample,
        page: location.pathname,
      });
    });
  });
  return () => found;
}

const redirectFiles = redirectPages().map(({file}) => `/${file}`);

test('menus, navigation and forms comply with the content security policy', async ({page}) => {
  const violations = await watchPolicy(page);
  await visit(page, '/');
  const banner = page.getByRole('banner');
  for (const menu of await banner.locator('button:not([aria-haspopup="dialog"])').all()) {
    if (await menu.isVisible()) await menu.click();
  }
  if (has('search')) {
    await banner.getByRole('button', {name: 'Search'}).click();
    const search = page.getByRole('dialog', {name: 'Search this site'});
    await expect(search).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
  }
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  for (const {to} of [company.first, industries.first]) {
    await page.getByRole('contentinfo').locator(`a[href="${to}"]`).first().click();
    await expect(page).toHaveURL(to);
  }
  await page.getByRole('banner').locator('a[href="/contact"]').first().click();
  await expect(page).toHaveURL(/contact$/);
  expect(documents).toEqual([]);
  const form = page.locator('form[name="contact"]');
  await form.locator('[name="name"]').fill('Amina');
  await form.locator('[name="email"]').fill('amina@example.com');
  await form.locator('[name="message"]').fill('A message under the policy');
  await form.locator('button[type="submit"], button:not([type])').first().click();
  await expect(page.getByText('Your message has been sent successfully')).toBeVisible();
  expect(violations()).toEqual([]);
});

test('redirect pages comply with the content security policy and keep the query and the anchor', async ({page}) => {
  const violations = await watchPolicy(page);
  expect(redirectFiles).toHaveLength(redirects.length);
  for (const {from, to} of redirects) {
    await page.goto(`${from}/index.html?utm=1#results`);
    await page.waitForURL((url) => url.pathname === to);
    expect(page.url()).toMatch(/\?utm=1#results$/);
  }
  expect(violations()).toEqual([]);
});

test('an injected script does not run', async ({page}) => {
  const violations = await watchPolicy(page);
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      '</body>',
      '<script>window.stolen = 1</script><img src=x onerror="window.stolen = 2"></body>',
    );
    await route.fulfill({response, body: html});
  });
  await visit(page, '/contact');
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  expect(violations().map(({directive}) => directive)).toEqual(
    expect.arrayContaining(['script-src-elem', 'script-src-attr']),
  );
});
