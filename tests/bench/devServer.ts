import type {Page} from '@playwright/test';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromiumFlags, needProgram} from '../run/programs';
import {startDevSite} from '../support/devSite';

const page = 'industries/healthcare';
const saves = 7;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A sentence of the page that stands in one piece in its file: its lead, below the headline. */
function sentenceOf(text: string): string {
  const sentence = /^# .*\n\n(.+)$/m.exec(text)?.[1];
  if (!sentence) throw new Error(`pages/${page}.mdx has no headline with a paragraph below, which is what is changed.`);
  return sentence;
}

/** Milliseconds from saving a page until its new words stand in an open browser. */
async function save(browser: Page, file: string, text: string, words: string): Promise<number> {
  const start = performance.now();
  writeFileSync(file, text);
  await browser.getByText(words).waitFor({timeout: 60_000});
  return performance.now() - start;
}

/**
 * What a writer waits for: from `npm start` without a cache to a page in the browser, and from saving a page to its
 * words on the screen.
 */
export async function devBench(say: (s: string) => void): Promise<{startMs: number; saveToScreenMs: number}> {
  const executablePath = needProgram('chromium');
  const {chromium} = await import('@playwright/test');
  const browser = await chromium.launch({executablePath, args: [...chromiumFlags]});
  try {
    const view = await browser.newPage();
    say('The start of npm start …');
    const start = performance.now();
    const site = await startDevSite();
    try {
      await view.goto(`${site.address}/${page}`);
      await view.getByRole('heading', {level: 1}).waitFor({timeout: 60_000});
      const startMs = performance.now() - start;
      say('From saving a page to the screen …');
      const file = path.join(site.folder, 'pages', `${page}.mdx`);
      const text = readFileSync(file, 'utf8');
      const sentence = sentenceOf(text);
      const times: number[] = [];
      for (let at = 0; at <= saves; at += 1) {
        const words = `A sentence saved ${'again and '.repeat(at)}once.`;
        times.push(
          await save(
            view,
            file,
            text.replace(sentence, () => words),
            words,
          ),
        );
      }
      // The first save finds code that has never run.
      return {startMs, saveToScreenMs: median(times.slice(1))};
    } finally {
      await site.stop();
    }
  } finally {
    await browser.close();
  }
}
