import type {Page} from '@playwright/test';
import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {components, examplesOf} from '../../src/build/mdx/components';
import {slugOf} from '../../src/tools/gallery/texts';
import {previewServer} from '../../src/tools/preview/previewServer';
import {root} from '../support/files';
import {close, listen, newFolder} from '../support/servers';
import {axe} from './support/axe';
import {expect, test as base} from './support/test';

// Made beside the site, and never part of it: npm run build -- --gallery.
const folder = path.join(root, 'build-gallery');

/** The site with its gallery, served as its host would, with its content security policy. */
const test = base.extend<object, {address: string}>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture needs no other one
    async ({}, use) => {
      if (!existsSync(folder)) throw new Error('There is no build-gallery/. Run npm run build -- --gallery first.');
      const formsFile = path.join(newFolder('gallery'), 'forms.jsonl');
      const server = previewServer({folder, formsFile, log: () => undefined});
      await listen(server);
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      await close(server);
    },
    {scope: 'worker'},
  ],
  baseURL: async ({address}, use) => use(address),
});

test.use({contextOptions: {reducedMotion: 'reduce'}, permissions: ['clipboard-read', 'clipboard-write']});

const all = [...components().values()];

/** A landmark that is named alike in the three copies of an example is one landmark on a real page. */
const copies = ['landmark-unique'];

/** All examples are drawn: each frame holds a page with something on it. */
async function open(page: Page, name: string): Promise<void> {
  await page.goto(`/gallery/${slugOf(name)}`);
  await page.waitForFunction(() => {
    const frames = [...document.querySelectorAll('iframe')];
    return frames.length > 0 && frames.every((frame) => frame.contentDocument?.body.firstChild);
  });
}

/** What would shift or hide on a narrow screen, and anchors that stand twice, in the page and in each frame. */
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
  test(`${name} is sound in each of its examples, both themes and all widths`, async ({page, faults}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await open(page, name);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
    await expect(page.locator('main iframe')).toHaveCount(3 * examplesOf(component).length);
    // What is on a phone differs from the light frame by its width alone.
    expect(await axe(page, {without: copies, beside: 'iframe[title$="phone"]'})).toEqual([]);
    expect(await faultsOfLayout(page)).toEqual([]);
    await page.setViewportSize({width: 320, height: 800});
    expect(await faultsOfLayout(page)).toEqual([]);
    expect(faults.messages).toEqual([]);
    expect(faults.foreignRequests).toEqual([]);
  });
}

test('the list of the gallery leads to every component', async ({page, faults}) => {
  await page.goto('/gallery');
  const names = all.map((component) => component.name).sort();
  expect((await page.locator('main a h3').allTextContents()).sort()).toEqual(names);
  expect(await axe(page)).toEqual([]);
  await page.locator('main').getByRole('link', {name: 'FeatureList'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('FeatureList');
  expect(faults.messages).toEqual([]);
});
