import {redirects} from '../../src/content/redirects';
import {expect, startHost, test, visit} from '../support/playwright/test';

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
