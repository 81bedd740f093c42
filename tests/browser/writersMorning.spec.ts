import type {Locator} from '@playwright/test';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {startDevSite, type DevSite} from '../support/devSite';
import {photo} from '../support/photo';
import {expect, test} from './support/test';
import {startEditing} from './support/editor';

/** A page as a word processor puts it on the clipboard. */
const copied = `<style>p { margin: 0 }</style><h2 class="western">What the office stops doing</h2>
<p style="margin-bottom: 0.25cm">The stand is counted <b>before</b> the harvester arrives.</p>
<ul><li><p>Trees are counted from photos</p></li><li><p>Loads are booked with the mill</p></li></ul>
<table><tr><td><p>Task</p></td><td><p>Done by</p></td></tr><tr><td><p>Counting</p></td><td><p>The agent</p></td></tr></table>
<p>The forester signs each plan.</p>`;

const written = `## What the office stops doing

The stand is counted **before** the harvester arrives.

- Trees are counted from photos
- Loads are booked with the mill

| Task | Done by |
| --- | --- |
| Counting | The agent |

The forester signs each plan.

![A forester and a spruce](./spruce-stand.jpg)

![A forester and a spruce](./spruce-stand-2.jpg)

</Section>`;

/** What stands in a new page, and what the writer puts there. */
const texts = {
  'A headline about AI agents': 'Agents for woodland',
  'One sentence: the work': 'They count what stands, and plan what is cut.',
  'A headline about who asks': 'What foresters ask',
  'One sentence on what buyers': 'Five questions come up in every first call.',
  'What the first order includes': 'The first stand is planned at no cost.',
  'The first day on staging': 'The first plan is yours in a week.',
  'The location, the industry rules': 'Your maps stay on servers in your country.',
  'The systems of this industry': 'It reads the files of your harvester.',
  'What you take with you': 'You keep every plan, and we delete the rest.',
  'A headline about the first step': 'Start with one stand',
  'Say what happens after': 'We plan one stand with you at no cost.',
};
const fields = {
  'Text in search results': 'Agents that count standing timber and plan the harvest, for people who own woods.',
  'Name in menus': 'Woodland',
  'Line in the menu': 'From the stand to the mill',
  Summary: 'Timber counted where it stands.',
  Details: 'Agents read the map of the harvester and tell the mill what comes and when.',
  'Use cases': 'Harvest planning\nTimber counting\nNesting months',
};

const long = {timeout: 90_000};
let site: DevSite;
let pictures: Buffer[];

test.use({actionTimeout: 60_000});

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await startDevSite();
  pictures = await Promise.all([photo(600, 800), photo(640, 800)]);
});

test.afterAll(() => site.stop());

test('a text of a word processor, two photos and a table become a page without touching a file', async ({page}) => {
  test.setTimeout(900_000);
  const main = page.getByRole('main');
  const bar = page.getByRole('region', {name: 'Editor'});
  const panel = page.getByRole('complementary', {name: 'Editor panel'});
  const draft = page.locator('[data-draft]');
  const press = (name: string) => bar.getByRole('button', {name, exact: true}).click();
  const saved = () => expect(bar.getByRole('status')).toHaveText('Saved.', long);
  const file = () => readFileSync(path.join(site.folder, 'pages/industries/woodland.mdx'), 'utf8');
  const write = async (text: Locator, act: () => Promise<void>) => {
    // Behind what was just saved, the page is still drawing it, or loads once more.
    await expect(async () => {
      await text.filter({visible: true}).click({timeout: 10_000});
      await expect(draft).toBeFocused({timeout: 10_000});
    }).toPass({timeout: 180_000});
    await act();
    await page.keyboard.press('Control+s');
    await saved();
    await expect(draft).toHaveCount(0, long);
  };
  page.on('dialog', (dialog) => {
    void (dialog.type() === 'beforeunload' ? dialog.dismiss() : dialog.accept('A forester and a spruce'));
  });

  await page.goto(`${site.address}/industries/healthcare`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible(long);
  await startEditing(page);
  await press('Site');
  await panel.getByText('New page', {exact: true}).click();
  await panel.getByLabel('Title').fill('AI agents for woodland');
  await panel.getByLabel('Address').first().fill('woodland');
  await panel.getByRole('button', {name: 'Create the page'}).click();
  await expect(panel.getByRole('link', {name: 'Go to /industries/woodland'})).toBeVisible(long);
  // The server has the page a moment later.
  await expect(async () => {
    await page.goto(`${site.address}/industries/woodland`);
    await expect(page.getByRole('heading', {level: 1})).toContainText('for woodland', {timeout: 20_000});
    await expect(bar.getByRole('status')).toContainText('Click any text', {timeout: 20_000});
  }).toPass({timeout: 180_000});

  // What the page does not need.
  for (const words of ['From a client', 'where teams start']) {
    await expect(async () => {
      await press('Components');
      await panel.getByRole('button', {name: words}).first().click({timeout: 5_000});
    }).toPass(long);
    await panel.getByRole('button', {name: 'Remove'}).click();
    await saved();
  }

  // The text with its list and its table, and the photos below it.
  await write(main.getByText('A headline about what gets better'), async () => {
    const document = await page.context().newPage();
    await document.setContent(copied);
    await document.keyboard.press('Control+a');
    await document.keyboard.press('Control+c');
    await document.close();
    await page.bringToFront();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+v');
    await expect(draft).toContainText('The forester signs');
  });
  await write(main.getByText('The forester signs'), async () => {
    for (const [at, picture] of pictures.entries()) {
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await draft.evaluate((element, data) => {
        const dataTransfer = new DataTransfer();
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        dataTransfer.items.add(new File([bytes], 'Spruce Stand.JPG', {type: 'image/jpeg'}));
        const {left: clientX = 0, bottom: clientY = 0} = element.lastElementChild?.getBoundingClientRect() ?? {};
        element.dispatchEvent(new DragEvent('drop', {dataTransfer, clientX, clientY, bubbles: true, cancelable: true}));
      }, picture.toString('base64'));
      await expect(draft.locator('[data-chip]')).toHaveCount(at + 1, long);
    }
  });
  expect(file()).toContain(written);

  for (const [old, words] of Object.entries(texts))
    await write(main.getByText(old), async () => {
      await draft.getByText(old).click({clickCount: 3});
      await page.keyboard.type(words);
    });
  await press('Page');
  for (const [label, words] of Object.entries(fields)) {
    await panel.getByLabel(label).first().click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(words);
    // What is typed and not yet saved is not lost.
    await page.evaluate(() => {
      location.reload();
    });
    await page.keyboard.press('Tab');
    await saved();
  }
  await page.reload();
  await panel.getByRole('button', {name: 'Publish'}).click();
  await saved();
  expect(file()).not.toMatch(/draft: true|\{\/\*/);

  // While an answer is written, a colleague saves another one, and no letter is lost.
  const [, other = '', own = ''] = Object.values(texts).slice(-6);
  await write(main.getByText(own), async () => {
    await page.keyboard.press('End');
    await page.keyboard.type(' Their law');
    writeFileSync(path.join(site.folder, 'pages/industries/woodland.mdx'), file().replace(other, 'In a week.'));
    await page.keyboard.type(' holds, in every line that we write, and in each that we read.', {delay: 150});
  });
  expect(file()).toContain(`${own} Their law holds, in every line that we write, and in each that we read.`);
  expect(file()).toContain('In a week.');
});
