import type {Page} from '@playwright/test';
import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {components, examplesOf} from '../../src/mdx/components';
import {slugOf} from '../../src/tools/gallery/texts';
import {buildServer} from '../../src/tools/serve/buildServer';
import {root} from '../support/files';
import {close, listen, newFolder} from '../support/servers';
import {axe} from './support/axe';
import {expect, test as base} from './support/test';

// Built by npm run build -- --gallery, and never part of the site.
const folder = path.join(root, 'build-gallery');

/** The site with its gallery, served with its content security policy, as by its host. */
const test = base.extend<object, {address: string; tab: Page}>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured argument
    async ({}, use) => {
      if (!existsSync(folder)) throw new Error('There is no build-gallery/. Run npm run build -- --gallery first.');
      const formsFile = path.join(newFolder('gallery'), 'forms.jsonl');
      const server = buildServer({folder, formsFile, log: () => undefined});
      await listen(server);
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      await close(server);
    },
    {scope: 'worker'},
  ],
  tab: [
    async ({browser, address}, use) => {
      await use(await browser.newPage({baseURL: address, reducedMotion: 'reduce'}));
    },
    {scope: 'worker'},
  ],
  baseURL: ({address}, use) => use(address),
  page: ({tab}, use) => use(tab),
});

const all = [...components().values()];

/** A landmark has the same name in all three copies of an example, but a real page has it once. */
const copies = ['landmark-unique'];

const phone = 'iframe[title$="phone"]';
const dark = 'iframe[title$="dark"]';

/** Opens a component's page and waits until every frame shows an example. */
async function open(page: Page, name: string): Promise<void> {
  await page.goto(`/gallery/${slugOf(name)}`);
  await page.waitForFunction(() => {
    const frames = [...document.querySelectorAll('iframe')];
    return frames.length > 0 && frames.every((frame) => frame.contentDocument?.body.firstChild);
  });
}

/** Pages and frames that scroll sideways or contain an id twice. */
const faultsOfLayout = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const frames = [...document.querySelectorAll('iframe')];
    const pages = [document, ...frames.flatMap((frame) => frame.contentDocument ?? [])];
    return pages.flatMap((one) => {
      const {scrollWidth, clientWidth} = one.documentElement;
      const ids = [...one.querySelectorAll('[id]')].map((element) => element.id);
      return [
        ...(scrollWidth > clientWidth ? [`${one.title} is ${scrollWidth - clientWidth} px too wide`] : []),
        ...ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `${one.title} has the id ${id} twice`),
      ];
    });
  });

for (const component of all) {
  const {name} = component;
  test(`the examples of ${name} are accessible in both themes and fit every width`, async ({page, faults}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await open(page, name);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
    await expect(page.locator('main iframe')).toHaveCount(3 * examplesOf(component).length);
    // The phone frame differs from the light frame only in its width, and the dark frame only in its colors.
    expect(await axe(page, {without: copies, beside: `${phone}, ${dark}`})).toEqual([]);
    expect(await axe(page, {within: dark, onlyColors: true})).toEqual([]);
    expect(await faultsOfLayout(page)).toEqual([]);
    await page.setViewportSize({width: 320, height: 800});
    expect(await faultsOfLayout(page)).toEqual([]);
    expect(faults.messages).toEqual([]);
    expect(faults.foreignRequests).toEqual([]);
  });
}

test('the gallery links to every component', async ({page, faults}) => {
  await page.goto('/gallery');
  const names = all.map((component) => component.name).sort();
  expect((await page.locator('main a h3').allTextContents()).sort()).toEqual(names);
  expect(await axe(page)).toEqual([]);
  await page.locator('main').getByRole('link', {name: 'FeatureList'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('FeatureList');
  expect(faults.messages).toEqual([]);
});
