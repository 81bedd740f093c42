import type {Locator, Page} from '@playwright/test';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {patiently as expect} from './test';
import {isOpen} from './writing';

/** A page as a writer finds it in the morning. */
export const orchards = `---
title: AI agents for orchards
description: Agents that plan the harvest, book pickers and tell the packing house what is coming, for people who grow fruit.
label: Orchards
line: From the tree to the crate
icon: apple
hue: tone-6
order: 9
summary: Fruit picked on the day that it is ripe.
details: Agents read the forecast and the sugar in the fruit, and book pickers before the weather turns.
use_cases: [Harvest planning, Crew booking, Crate counting]
---
import Card from '@site/src/components/Card';
import CardGrid from '@site/src/components/CardGrid';
import Faq from '@site/src/components/Faq';
import Hero from '@site/src/components/Hero';
import Question from '@site/src/components/Question';
import Section from '@site/src/components/Section';
import Claim from '@site/src/components/Claim';

<Hero icon="apple">

# Agents for *orchards*

They reed the sugar in the fruit, and answer for <Claim id="support" /> a season.

</Hero>

<Section eyebrow="Key use cases">

## Where growers start

<CardGrid>

<Card icon="calendar-check">

### Harvest planning

Each block gets its day, and the day moves with the weather.

- Reads the forecast of the nearest station
- Keeps the days that a spray needs
- Asks the grower before a day moves

</Card>

</CardGrid>

</Section>

<Section layout="stack" eyebrow="Who is told">

## Who hears of it

<CardGrid columns={3}>

<Card icon="truck">

### The driver

Hears an hour before the crates are full.

</Card>

<Card icon="users">

### The crew

Hears the evening before.

</Card>

<Card icon="warehouse">

### The packing house

Hears what is coming, by variety.

</Card>

</CardGrid>

</Section>

<Section id="questions" layout="split" eyebrow="Questions">

## What growers ask

<Faq>

<Question ask="Who may move a harvest day?">

The grower, and nobody else.

</Question>

</Faq>

</Section>
`;

export const git = (folder: string, ...words: string[]) =>
  execFileSync('git', words, {cwd: folder, encoding: 'utf8'}).trim();

/** Makes a repository of a copy, with somewhere to send a branch. */
export function keepInGit(folder: string): void {
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'config', 'user.name', 'A writer');
  git(folder, 'config', 'user.email', 'writer@example.com');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'The evening before');
  git(folder, 'clone', '--quiet', '--bare', '.', `${folder}/.git/elsewhere`);
  git(folder, 'remote', 'add', 'origin', '.git/elsewhere');
}

/** What a writer does on a page: no file is touched. */
export class WritersMorning {
  readonly bar: Locator;
  readonly panel: Locator;
  private readonly status: Locator;

  constructor(
    readonly page: Page,
    readonly site: {folder: string; address: string},
  ) {
    this.bar = page.getByRole('region', {name: 'Writing on the page'});
    this.panel = page.getByRole('complementary', {name: 'Writing'});
    this.status = this.bar.getByRole('status');
  }

  read = (file: string) => readFileSync(path.join(this.site.folder, file), 'utf8');

  expectFile = (file: string, text: string) => expect.poll(() => this.read(file)).toBe(text);

  async open(address: string, headline: string): Promise<void> {
    await this.page.goto(`${this.site.address}${address}`);
    await expect(this.page.getByRole('heading', {level: 1})).toHaveText(headline);
    await this.begin();
  }

  async begin(): Promise<void> {
    await this.page.keyboard.press('e');
    await expect(this.status).toContainText('Click a text');
  }

  saved = () => expect(this.status).toHaveText('Saved.');

  /** As many steps of the caret as there are letters. */
  async step(key: 'ArrowLeft' | 'ArrowRight', letters: string): Promise<void> {
    for (const pressed of Array.from(letters, () => key)) await this.page.keyboard.press(pressed);
  }

  /** Clicks a text and types: all of it again, or what the keys do. */
  async write(text: Locator, keys: string | (() => Promise<void>)): Promise<void> {
    const draft = this.page.locator('[data-draft]');
    // An answer is folded until the editor opens it.
    await expect(text).toBeVisible();
    const words = await text.innerText();
    await text.click();
    await isOpen(draft);
    if (typeof keys === 'string') {
      await draft.getByText(words, {exact: true}).first().click({clickCount: 3});
      await this.page.keyboard.type(keys);
    } else await keys();
    await this.page.keyboard.press('Control+s');
    await this.saved();
    await expect(draft).toHaveCount(0);
  }

  /** Opens the panel of a component by its words. */
  async choose(name: string, words: string): Promise<void> {
    await this.bar.getByRole('button', {name: 'Parts'}).click();
    await this.panel
      .getByRole('button', {name: new RegExp(`^${name}\\b.*${words}`)})
      .first()
      .click();
    await expect(this.panel.getByRole('heading', {name, exact: true})).toBeVisible();
  }

  async press(name: string | RegExp): Promise<void> {
    await this.panel.getByRole('button', {name}).first().click();
    await this.saved();
  }

  async add(example: string | RegExp): Promise<void> {
    await this.panel.getByRole('button', {name: 'Add after'}).click();
    await expect(this.panel.getByRole('heading', {name: /^Add after/})).toBeVisible();
    await this.press(example);
  }

  async fill(name: RegExp, words: string): Promise<void> {
    const field = this.panel.getByLabel(name);
    await field.fill(words);
    await field.blur();
    await this.saved();
  }
}
