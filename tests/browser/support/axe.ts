import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** The violations that axe finds, with their places. `without` disables rules; `beside` is a selector to leave out. */
export async function axe(
  page: Page,
  {without = [], beside}: {without?: readonly string[]; beside?: string} = {},
): Promise<string[]> {
  // A color in the middle of a transition is not a color of the page.
  await page.evaluate(() => {
    for (const fade of document.getAnimations()) {
      if (Number.isFinite(fade.effect?.getComputedTiming().endTime)) fade.finish();
    }
  });
  // All frames are same-origin, so legacy mode can gather their results without opening a second page.
  const builder = new AxeBuilder({page})
    .setLegacyMode(true)
    .options({resultTypes: ['violations']})
    .disableRules([...without]);
  if (beside) builder.exclude(beside);
  const {violations} = await builder.analyze();
  return violations.map(({id, help, nodes}) => {
    const places = nodes.slice(0, 3).map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`);
    return `${id}: ${help}\n  ${places.join('\n  ')}`;
  });
}

/**
 * Horizontal overflow at every width, and axe violations: light at the first width and dark at the last, because colors
 * do not depend on the width. Tests that call this should turn off animations.
 */
export async function faultsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const [at, width] of widths.entries()) {
    await page.setViewportSize({width, height: 900});
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (beyond > 0) found.push(`At ${width} px the page is ${beyond} px too wide.`);
    const theme = at === 0 ? 'light' : 'dark';
    if (at > 0 && at < widths.length - 1) continue;
    await page.emulateMedia({colorScheme: theme});
    found.push(...(await axe(page)).map((fault) => `${theme} at ${width} px: ${fault}`));
  }
  return found;
}
