import {redirects} from '../../src/content/redirects';
import {has} from '../support/features';
import {contact, fill, success} from '../features/contact/contact';
import {company, industries} from '../support/menus';
import {expect, startHost, test, visit} from '../support/playwright/test';

test('menus, navigation and forms comply with the content security policy', async ({page, host}) => {
  await visit(page, host.url('/'));
  const banner = page.getByRole('banner');
  await banner.getByRole('button', {name: company.label}).click();
  await page.keyboard.press('Escape');
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
  await page.getByRole('banner').locator('a[href="/contact"]:visible').first().click();
  await expect(page).toHaveURL(/contact$/);
  expect(documents).toEqual([]);
  await fill(page);
  await contact(page).button.click();
  await expect(page.getByText(success)).toBeVisible();
  expect(host.refused()).toEqual([]);
});

test('redirect pages keep the query and the anchor', async ({page, host}) => {
  for (const {from, to} of redirects) {
    await page.goto(host.url(`${from}/index.html?utm=1#results`));
    await page.waitForURL((url) => url.pathname === to);
    expect(page.url()).toMatch(/\?utm=1#results$/);
  }
});

test('a planted script, handler, form target or foreign script is refused by the page alone', async ({page}) => {
  const planted =
    '<script>window.stolen = 1</script><img src="/x" onerror="window.stolen = 2">' +
    '<script src="https://foreign.example/x.js"></script>' +
    '<form action="https://foreign.example/" method="post"><button id="planted">Send</button></form></body>';
  const host = await startHost({html: (html) => html.replace('</body>', planted), withoutHeader: true});
  await page.addInitScript(() => {
    const refused: string[] = ((window as unknown as {refused: string[]}).refused = []);
    addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
      refused.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  await visit(page, host.url('/contact'));
  await page.locator('#planted').evaluate((button) => (button as HTMLElement).click());
  const refused = () => page.evaluate(() => (window as unknown as {refused: string[]}).refused.sort());
  await expect
    .poll(refused)
    .toEqual([
      'form-action https://foreign.example/',
      'script-src-attr inline',
      'script-src-elem https://foreign.example/x.js',
      'script-src-elem inline',
    ]);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  expect(page.url()).toBe(host.url('/contact'));
  await host.end();
});
