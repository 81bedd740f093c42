import type {Page} from '@playwright/test';
import type Axe from 'axe-core';
import {readFileSync} from 'node:fs';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The rules whose result depends on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

type Scope = {
  /** What to check, as a selector. Tests of a journey check only what it changed, because each page is checked whole. */
  within?: string;
  /** A selector of what to leave out. */
  beside?: string;
  /** Rules that are not checked. */
  without?: readonly string[];
  /** Checks only the rules that depend on the theme. */
  onlyColors?: boolean;
};

/** The violations that axe finds, with their places, in the page and in its frames. */
export async function axe(
  page: Page,
  {within = 'html', beside, without = [], onlyColors = false}: Scope = {},
): Promise<string[]> {
  // A color in the middle of a transition is not a color of the page.
  await page.evaluate(() => {
    for (const fade of document.getAnimations()) {
      if (Number.isFinite(fade.effect?.getComputedTiming().endTime)) fade.finish();
    }
    // Of a section that is not laid out yet, axe would measure text above the section that follows it.
    document.querySelector('main')?.removeAttribute('data-lazy');
  });
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  }
  const options = {
    resultTypes: ['violations'],
    rules: Object.fromEntries(without.map((rule) => [rule, {enabled: false}])),
    ...(onlyColors && {runOnly: colorRules}),
  } satisfies Axe.RunOptions;
  return page.evaluate(
    async ([context, rules]) => {
      const {run} = (window as unknown as {axe: typeof Axe}).axe;
      const {violations} = await run(context, rules);
      return violations.map(({id, help, nodes}) => {
        const places = nodes.slice(0, 3).map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`);
        return `${id}: ${help}\n  ${places.join('\n  ')}`;
      });
    },
    [{include: within, exclude: beside ?? []}, options] as const,
  );
}

/**
 * Horizontal overflow at every width, and axe violations: the colors of the light theme at the first width, and all rules
 * in the dark theme at the last, where most elements are visible. Tests that call this should turn off animations.
 */
export async function faultsAt(page: Page, widths: readonly number[], within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const [at, width] of widths.entries()) {
    await page.setViewportSize({width, height: 900});
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (beyond > 0) found.push(`At ${width} px the page is ${beyond} px too wide.`);
    const isLast = at === widths.length - 1;
    if (at > 0 && !isLast) continue;
    const theme = isLast ? 'dark' : 'light';
    await page.emulateMedia({colorScheme: theme});
    const faults = await axe(page, {within, onlyColors: !isLast});
    found.push(...faults.map((fault) => `${theme} at ${width} px: ${fault}`));
  }
  return found;
}
