import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {startDevSite, type DevSite} from '../support/devSite';
import {isEveryPage} from '../support/files';
import {git, keepInGit, orchards, WritersMorning} from './support/morning';
import {patiently as expect, test} from './support/test';

const file = 'pages/industries/orchards.mdx';
const made = 'pages/industries/woodland.mdx';

/** What stands in a new page, and what the writer puts there. */
const texts = {
  'A headline about AI agents for forestry': 'Agents for woodland',
  'One sentence: the work': 'They count what stands, and plan what is felled.',
  'A headline about where teams start': 'Where foresters start',
  'One sentence on what the use cases': 'With the work that the rain stops.',
  'First use case': 'Harvest planning',
  'One sentence on what comes in': 'The map of the stand comes in, and a plan for the harvester goes out.',
  'The system it works in': 'Reads the map of the harvester',
  'The rule of the trade': 'Keeps the months in which birds nest',
  'The person it asks': 'Asks the forester before a track is cut',
  'A headline about the first step': 'Start with one stand',
  'Say what happens after': 'We plan one stand with you, and it costs nothing.',
};
const fields = {
  description:
    'Agents that count standing timber, plan the harvest and keep the nesting months, for people who own woods.',
  label: 'Woodland',
  line: 'From the stand to the mill',
  summary: 'Timber counted where it stands.',
  details: 'Agents read the map of the harvester and tell the mill what comes.',
  use_cases: 'Harvest planning\nTimber counting\nNesting months',
};

/** What its fields are called in the panel. */
const labels: Readonly<Record<string, string>> = {
  description: 'Text in search results',
  label: 'Name in menus',
  line: 'Line in the menu',
  summary: 'Summary',
  details: 'Details',
  use_cases: 'Use cases',
};

/** What the new page does not need. */
const unwanted = [
  ['Section', 'what gets better'],
  ['Section', 'From a client'],
  ['Section', 'who asks'],
  ['Card', 'Third use case'],
  ['Card', 'Second use case'],
] as const;

/** The new page as a careful person would have typed it. */
function typed(draft: string): string {
  let page = draft.replace(/^\{\/\*.*\*\/\}\n\n/gm, '').replace(/^draft: true\n/m, '');
  for (const [name, words] of unwanted) {
    const blocks = new RegExp(`^<${name} [^]*?^</${name}>\\n\\n`, 'gm');
    page = page.replace(blocks, (block) => (block.includes(words) ? '' : block));
  }
  for (const [name, words] of Object.entries(fields)) {
    const value = words.includes('\n') ? `[${words.replaceAll('\n', ', ')}]` : words;
    page = page.replace(new RegExp(`^${name}: .*`, 'm'), `${name}: ${value}`);
  }
  page = page.replace(/(?<=about )\*(.*)\*/, '$1');
  for (const [old, words] of Object.entries(texts)) page = page.replace(new RegExp(`${old}.*`), words);
  return page.replace(/^import (\w+) from .*\n/gm, (line, name: string) => (page.includes(`<${name}`) ? line : ''));
}

let site: DevSite;

// It starts and builds a site of its own, so it runs where the tests of browsers are named.
test.skip(!isEveryPage, 'This is a part of npm test -- everyPage.');
test.use({actionTimeout: 30_000});

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startDevSite((folder) => {
    writeFileSync(path.join(folder, file), orchards);
    keepInGit(folder);
  });
});

test.afterAll(() => (isEveryPage ? site.stop() : undefined));

test("a writer's morning, without touching a file", async ({page}) => {
  test.setTimeout(600_000);
  const desk = new WritersMorning(page, site);
  const main = page.getByRole('main');
  await desk.open('/industries/orchards', 'Agents for orchards');

  // A mistake in a sentence, and another claim in its place.
  await desk.write(main.getByText('They reed the sugar'), async () => {
    // Home is the start of a line, and where lines break is not the writer's business.
    await page.keyboard.press('Control+Home');
    await desk.step('ArrowRight', 'Agents for orchards\nThey ree');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('a');
  });
  let now = orchards.replace('They reed', 'They read');
  await desk.expectFile(file, now);
  await desk.write(main.getByText('They read the sugar'), async () => {
    await page.keyboard.press('Control+End');
    await desk.step('ArrowLeft', ' a season.');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Control+.');
    await desk.bar.getByRole('combobox').fill('uptime');
    await page.keyboard.press('Enter');
  });
  now = now.replace('id="support"', 'id="uptime"');
  await desk.expectFile(file, now);

  // A use case with its icon.
  await desk.choose('Card', 'Harvest');
  await desk.add(/^Card\b/);
  await desk.fill(/^Icon/, 'apple');
  await desk.write(main.getByRole('heading', {name: 'Claim validation'}), 'Crate counting');
  await desk.write(main.getByText('Each claim is checked'), 'The crates of a row are counted from a photo.');
  await desk.write(main.getByText('Applies local coverage'), 'Knows crates from pallets');
  await desk.write(main.getByText('Matches diagnosis'), 'Tells windfall from harvest');
  await desk.write(main.getByText('Explains every hold'), 'Asks when a photo is dark');
  now = now.replace(
    '</Card>\n\n</CardGrid>',
    `</Card>

<Card icon="apple">

### Crate counting

The crates of a row are counted from a photo.

- Knows crates from pallets
- Tells windfall from harvest
- Asks when a photo is dark

</Card>

</CardGrid>`,
  );
  await desk.expectFile(file, now);

  // A question.
  await desk.choose('Question', 'Who may move');
  await desk.add(/^Question/);
  await desk.fill(/^Question/, 'What does a season cost?');
  await desk.panel.press('Escape');
  await desk.write(main.getByText('Nothing. A monthly service'), 'The first block is free.');
  now = now.replace(
    '</Question>\n\n</Faq>',
    `</Question>

<Question ask="What does a season cost?">

The first block is free.

</Question>

</Faq>`,
  );
  await desk.expectFile(file, now);

  // The crew is told first.
  await desk.choose('Card', 'The crew');
  await desk.press('Move up');
  const [driver = '', crew = ''] = now.match(/<Card icon="(truck|users)">[^]*?<\/Card>/g) ?? [];
  now = now.replace(`${driver}\n\n${crew}`, `${crew}\n\n${driver}`);
  await desk.expectFile(file, now);

  // A new industry, from a draft with the words of others to a page with an address of its own.
  await desk.bar.getByRole('button', {name: 'Site'}).click();
  await desk.panel.getByText('New page', {exact: true}).click();
  await desk.panel.getByLabel('Address').first().fill('forestry');
  await desk.panel.getByLabel('Title').fill('AI agents for forestry');
  await desk.panel.getByRole('button', {name: 'Create the page'}).click();
  await desk.panel.getByRole('link', {name: 'Go to /industries/forestry'}).click();
  const draft = desk.read('pages/industries/forestry.mdx');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('‹A headline about AI agents for forestry›');
  await desk.begin();
  for (const [name, words] of unwanted) {
    await desk.choose(name, words);
    await desk.press('Remove');
  }
  for (const [old, words] of Object.entries(texts)) await desk.write(main.getByText(old).first(), words);
  await desk.bar.getByRole('button', {name: 'Page', exact: true}).click();
  const isDraft = desk.panel.getByRole('checkbox', {name: /^Draft/});
  await isDraft.click();
  await expect(desk.panel.getByRole('alert').filter({hasText: 'is a placeholder'})).toBeVisible();
  for (const [name, words] of Object.entries(fields)) await desk.fill(new RegExp(`^${labels[name] ?? ''}`), words);
  await isDraft.click();
  await desk.saved();
  // Another address.
  await desk.bar.getByRole('button', {name: 'Site'}).click();
  await desk.panel.getByText('Rename this page', {exact: true}).click();
  await desk.panel.getByLabel('New address').fill('/industries/woodland');
  await desk.panel.getByRole('button', {name: 'Rename', exact: true}).click();
  await desk.panel.getByRole('link', {name: 'Go to /industries/woodland'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Agents for woodland');
  await desk.expectFile(made, typed(draft));
  expect(site.said()).not.toContain('Cannot find module');

  // Submitted, with nothing beside it.
  await desk.begin();
  await desk.bar.getByRole('button', {name: 'Submit'}).click();
  await expect(desk.panel).toContainText('Added Woodland');
  await desk.panel.getByLabel('What changed').fill('Woodland, and better orchards');
  await desk.panel.getByRole('button', {name: 'Submit', exact: true}).click();
  await expect(desk.panel).toContainText('It is on the branch submit/woodland-and-better-orchards');
  const submitted = git(site.folder, 'show', '--format=%s', '--name-status', 'HEAD').split(/\n+/);
  const records = ['M\tsrc/content/formerPages.json'];
  expect(submitted).toEqual(['Woodland, and better orchards', `M\t${file}`, `A\t${made}`, ...records]);
  expect(git(site.folder, 'show', `HEAD:${file}`)).toBe(now.trim());
  expect(git(site.folder, 'ls-remote', 'origin')).toContain('refs/heads/submit/woodland-and-better-orchards');
});
