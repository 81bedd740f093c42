import type {Page} from '@playwright/test';
import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {palette} from '../../src/company/palette';
import {components} from '../../src/plugins/doctor/contracts';
import {slugOf} from '../../src/plugins/gallery/texts';
import {previewServer} from '../../src/servers/previewServer';
import {isWhole} from '../support/builtSite';
import {root} from '../support/files';
import {close, listen, newFolder} from '../support/servers';
import {axe} from './support/axe';
import {expect, test as base} from './support/test';

// Made beside the site, and never part of it: npm run build -- --gallery.
const folder = path.join(root, 'build-gallery');

/** The site with its gallery, served as its host would, with its content security policy. */
const test = base.extend<object, {address: string}>({
  address: [
    // eslint-disable-next-line no-empty-pattern -- the fixture needs no other one
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

/** A color as a browser tells it. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test.use({contextOptions: {reducedMotion: 'reduce'}, permissions: ['clipboard-read', 'clipboard-write']});

const all = [...components().values()];
/** A component is drawn on pages too, so a run of everything looks at some of them here. */
const looked = isWhole ? all : all.filter((_, at) => at % 5 === 0);

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

/** What an example shows, but for what no visitor sees: anchors, and the line breaks of its file. */
const shown = (page: Page, title: string): Promise<string> =>
  page
    .frameLocator(`iframe[title="${title}, light"]`)
    .locator('body')
    .evaluate((body) =>
      body.innerHTML.replace(/ (?:id|for|name|href|aria-\w+)="[^"]*"/g, '').replace(/\s*(<[^>]+>)\s*/g, '$1'),
    );

for (const {name, contract} of looked) {
  test(`${name} is sound in each of its examples, both themes and all widths`, async ({page, faults}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await open(page, name);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
    await expect(page.locator('main iframe')).toHaveCount(3 * contract.examples.length);
    // What is on a phone differs from the light frame by its width alone.
    expect(await axe(page, {without: copies, beside: 'iframe[title$="phone"]'})).toEqual([]);
    expect(await faultsOfLayout(page)).toEqual([]);
    await page.setViewportSize({width: 320, height: 800});
    expect(await faultsOfLayout(page)).toEqual([]);
    expect(faults.messages).toEqual([]);
    expect(faults.strangers).toEqual([]);
  });
}

// The compiler is the same for all of them, and takes its time.
for (const {name, contract} of all.filter((_, at) => at % 10 === 0)) {
  test(`compiled again in the browser, ${name} is what the build made of it`, async ({page}) => {
    await open(page, name);
    const [{title}] = contract.examples;
    const compiled = await shown(page, title);
    const field = page.getByRole('textbox', {name: `MDX of ${title}, change`});
    await field.fill(`${await field.inputValue()}\n\nEnd.`);
    await expect.poll(() => shown(page, title)).toBe(`${compiled}<p>End.</p>`);
  });
}

test('the page around the examples is sound in the dark on a phone', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  await page.setViewportSize({width: 390, height: 800});
  await open(page, 'Card');
  expect(await axe(page, {without: copies, beside: 'iframe'})).toEqual([]);
});

test('the list of the gallery leads to every component', async ({page, faults}) => {
  await page.goto('/gallery');
  const names = all.map((component) => component.name).sort();
  expect((await page.locator('main section:not(#brand) h3').allTextContents()).sort()).toEqual(names);
  expect(await axe(page)).toEqual([]);
  await page.locator('main').getByRole('link', {name: 'FeatureList'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('FeatureList');
  expect(faults.messages).toEqual([]);
});

test('the gallery shows the brand in both themes, with the pictures that stand for it elsewhere', async ({page}) => {
  await page.goto('/gallery#brand');
  const grounds = page.locator('#brand [data-shown]:has(a)');
  const colors = await grounds.evaluateAll((panels) => panels.map((one) => getComputedStyle(one).backgroundColor));
  expect(colors).toEqual([palette.paper, palette.night].map(rgb));
  const pictures = page.locator('#brand img');
  await page.locator('#brand figure').first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)))
    .toEqual([true, true, true, true]);
  await page.setViewportSize({width: 320, height: 800});
  expect(await faultsOfLayout(page)).toEqual([]);
});

test('what is typed into an example is drawn at once, and a mistake is a sentence beside the last good drawing', async ({
  page,
  faults,
}) => {
  await open(page, 'Card');
  const example = page.getByRole('region', {name: 'With an icon'});
  const field = example.getByRole('textbox');
  const written = await field.inputValue();
  const drawings = ['light', 'dark', 'on a phone'].map((where) =>
    page.frameLocator(`iframe[title="With an icon, ${where}"]`),
  );
  await field.fill(written.replace('One goal', 'One promise'));
  for (const drawing of drawings) await expect(drawing.getByRole('heading', {name: 'One promise'})).toBeVisible();

  const mistakes = [
    [written.replace('</Card>', ''), /^Line \d+: <\/CardGrid> does not match/],
    [written.replace('hue="fern"', 'hue="fernn"'), 'Line 3: <Card>: "hue" cannot be "fernn". Did you mean "fern"?'],
    [written.replace('icon="target"', 'icon="targett"'), 'Line 3: <Card>: There is no Lucide icon "targett".'],
    [written.replace(/(<\/?)Card\b/g, '$1Carb'), 'Line 3: There is no component <Carb>. Did you mean "Card"?'],
  ] as const;
  for (const [text, sentence] of mistakes) {
    await field.fill(text);
    await expect(example.getByRole('status').locator('p').first()).toContainText(sentence);
    await expect(drawings[0]?.getByRole('heading', {name: 'One promise'}) ?? field).toBeVisible();
  }
  await field.fill(written);
  await expect(drawings[0]?.getByRole('heading', {name: 'One goal'}) ?? field).toBeVisible();
  await expect(example.getByRole('status')).toBeEmpty();

  await example.getByRole('button', {name: 'Copy the MDX'}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(written);
  expect(faults.messages).toEqual([]);
});
