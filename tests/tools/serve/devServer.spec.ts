import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '../../../src/content/redirects';
import {components} from '../../../src/mdx/components';
import {startDevSite, type DevSite} from './devSite';
import {addressesOf} from '../../support/menus';
import {ask} from '../../support/servers';
import {expect as quickExpect, test} from '../../support/playwright/test';

/** On a busy machine, a development server compiles for minutes. */
const expect = quickExpect.configure({timeout: 180_000});

/** An industry without a testimonial, before all others in the menu. */
const arboretum = `---
title: AI agents for arboretums
description: Agents that read harvester logs, plan thinning and answer mills, for people who manage woods.
label: Arboretum
line: From the stand to the mill
icon: trees
hue: tone-6
order: 0
summary: Timber counted where it falls.
details: Agents read harvester logs and tell the mill what arrives and when, before the truck is loaded.
use_cases: [Harvest planning, Mill deliveries, Permit checks]
---
import {Hero} from '@site/src/components';

<Hero eyebrow="trees">

# Agents that count trees

They read the harvester log and tell the mill.

</Hero>
`;

// All tests share one server, because starting it is the slowest part.
let site: DevSite;

// On a busy machine, a compilation takes minutes.
test.describe.configure({mode: 'serial', timeout: 300_000});

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await startDevSite();
});

test.afterAll(() => site.stop());

const write = (text: string) => {
  writeFileSync(path.join(site.folder, 'pages/industries/arboretum.mdx'), text);
};

test('a new file appears in the menu, the footer, the cards and the breadcrumbs without a restart', async ({page}) => {
  await page.goto(site.address);
  const menu = page.locator('#menu-industries li a');
  const before = addressesOf('industries').length;
  await expect(menu).toHaveCount(before);
  write(arboretum);
  await expect(menu).toHaveCount(before + 1);
  await expect(menu.first()).toContainText('Arboretum');
  const row = page.locator('#industries article', {has: page.locator('a[href="/industries/arboretum"]')});
  await expect(row).toContainText('Harvest planning');
  await expect(page.getByRole('contentinfo').getByRole('link', {name: 'Arboretum'})).toBeVisible();
  await row.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Agents that count trees');
  await expect(page.getByRole('navigation', {name: 'Breadcrumb'})).toContainText('Arboretum');
  await expect(page.getByRole('img', {name: 'Five stars'})).toHaveCount(0);
});

test('a mistake in the fields or the body of a page is shown as the doctor says it until it is fixed', async ({
  page,
}) => {
  const mistakes = [
    [arboretum.replace('hue: tone-6', 'hue: moss'), '"hue" cannot be "moss". Use one of: accent, brand'],
    [arboretum.replace('<Hero eyebrow', '<Hero eyebow'), '<Hero> has no prop "eyebow". Did you mean "eyebrow"?'],
  ] as const;
  await page.goto(`${site.address}/industries/arboretum`);
  for (const [text, sentence] of mistakes) {
    write(text);
    const overlay = page.frameLocator('iframe');
    await expect(overlay.getByText(sentence).first()).toBeVisible();
    await expect(overlay.getByText(/^ +at /)).toHaveCount(0);
    expect(site.output()).toContain(sentence);
    // The menu still has the page in the meantime.
    await expect(page.locator('#menu-industries a[href="/industries/arboretum"]')).toHaveCount(1);
    write(arboretum);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Agents that count trees');
  }
});

test('the gallery shows every component with an example', async ({page}) => {
  await page.goto(`${site.address}/gallery`);
  await expect(page.getByRole('heading', {level: 2, name: 'JobPosting'})).toBeVisible();
  await expect(page.getByText('A year on call')).toBeVisible();
  expect(await page.locator('main pre').count()).toBeGreaterThanOrEqual(components().size);
});

test('the development server redirects like the host', async () => {
  for (const {from, to} of redirects) {
    for (const end of ['', '/', '?utm=1&b=%2F']) {
      const {status, headers} = await ask(site.port, from + end);
      expect([from + end, status, headers.location]).toEqual([from + end, 301, to + end.replace(/^\/$/, '')]);
    }
  }
  expect((await ask(site.port, '/%zz')).status).toBe(400);
});
