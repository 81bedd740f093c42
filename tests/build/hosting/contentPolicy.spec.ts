import {redirects} from '../../../src/content/redirects';
import {redirectPages} from '../../support/builtSite';
import {has} from '../../support/features';
import {contact, fill, success} from '../../features/contact/contact';
import {company, industries} from '../../support/menus';
import {expect, startHost, test, visit} from '../../support/playwright/host';

test('menus, navigation and forms comply with the content security policy', async ({page, host}) => {
  await visit(page, host.url('/'));
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
    await expect(page).toHaveURL(host.url(to));
  }
  await page.getByRole('banner').locator('a[href="/contact"]').first().click();
  await expect(page).toHaveURL(/contact$/);
  expect(documents).toEqual([]);
  await fill(page);
  await contact(page).button.click();
  await expect(page.getByText(success)).toBeVisible();
  expect(host.refused()).toEqual([]);
});

test('redirect pages comply with the content security policy and keep the query and the anchor', async ({
  page,
  host,
}) => {
  expect(redirectPages()).toHaveLength(redirects.length);
  for (const {from, to} of redirects) {
    await page.goto(host.url(`${from}/index.html?utm=1#results`));
    await page.waitForURL((url) => url.pathname === to);
    expect(page.url()).toMatch(/\?utm=1#results$/);
  }
  expect(host.refused()).toEqual([]);
});

test('an injected script does not run', async ({page}) => {
  const injected = '<script>window.stolen = 1</script><img src=x onerror="window.stolen = 2"></body>';
  const host = await startHost({html: (html) => html.replace('</body>', injected)});
  await visit(page, host.url('/contact'));
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  const refused: string[] = [];
  for (const directive of ['script-src-elem', 'script-src-attr'])
    await expect.poll(() => refused.push(...host.refused()) && refused.join()).toContain(directive);
  await host.end();
});
