import type {Page} from '@playwright/test';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {startDevSite} from '../support/devSite';
import type {Say} from './bench';
import {inBrowser} from './inBrowser';
import {middleOf, ms, seconds, type Row} from './report';

const page = 'industries/healthcare';
const saves = 7;

/** The lead below the headline, which is a single line of the file. */
const lead = /(?<=^# .*\n\n).+$/m;

/** Milliseconds from saving a page until a browser shows its new text. */
async function save(view: Page, file: string, text: string, at: number): Promise<number> {
  const words = `A sentence saved ${'again and '.repeat(at)}once.`;
  const start = performance.now();
  writeFileSync(file, text.replace(lead, words));
  await view.getByText(words).waitFor({timeout: 60_000});
  return performance.now() - start;
}

/** A writer's waiting times: from `npm start` to a page in the browser, and from saving to the screen. */
export const devServer = (say: Say): Promise<Row[]> =>
  inBrowser(async (browser) => {
    say('npm start in a copy of the site …');
    const start = performance.now();
    const site = await startDevSite();
    try {
      const view = await browser.newPage();
      await view.goto(`${site.address}/${page}`);
      await view.getByRole('heading', {level: 1}).waitFor({timeout: 60_000});
      const started = performance.now() - start;
      const file = path.join(site.folder, 'pages', `${page}.mdx`);
      const text = readFileSync(file, 'utf8');
      // The first save is slower, because its code has not run before.
      await save(view, file, text, saves);
      const times: number[] = [];
      for (let at = 0; at < saves; at += 1) times.push(await save(view, file, text, at));
      const saved = middleOf(times);
      return [
        {what: 'From `npm start` to a page, without a cache', measured: seconds(started), key: true},
        {
          what: 'From saving a page to the screen',
          measured: ms(saved),
          target: 'under 1 s',
          within: saved < 1000,
          key: true,
        },
      ];
    } finally {
      await site.stop();
    }
  });
