import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** What axe finds on the page as it is now, each with the places; `without` are rules that mean nothing there, `beside` what is not looked at. */
export async function axe(
  page: Page,
  {without = [], beside}: {without?: readonly string[]; beside?: string} = {},
): Promise<string[]> {
  // A color in the middle of a fade is not one of the page.
  await page.evaluate(() => {
    for (const fade of document.getAnimations()) {
      if (Number.isFinite(fade.effect?.getComputedTiming().endTime)) fade.finish();
    }
  });
  // All frames are of the site itself, and for those the older mode needs no second page to gather results.
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
 * What axe and the ruler find on the page: the ruler at every width, axe in the light at the first and in the dark at
 * the last, because colors do not depend on the width. Entrances and fades belong switched off.
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
