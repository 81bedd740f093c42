import type {Browser, BrowserContext} from '@playwright/test';
import path from 'node:path';
import {readFileSync} from 'node:fs';
import {fileOf, sitemapPaths} from '../support/builtSite';
import {onSite} from './inBrowser';
import type {Row} from './report';

const pages = 10;
const rounds = 3;
const allowed = 3;

/** The page without its footer. */
const html = (address: string) =>
  readFileSync(path.join('build', fileOf(address) ?? ''), 'utf8').split('</main>')[0] ?? '';

/** Ten pages of the site, each with the last of its anchors. */
function addresses(): string[] {
  const anchored = sitemapPaths().flatMap((address) => {
    const ids = [...html(address).matchAll(/<(?:section|h2)[^>]* id="?([\w-]+)/g)].map(([, id]) => id);
    return ids.length > 1 ? [`${address}#${ids.at(-1)}`] : [];
  });
  return anchored.filter((_, at) => at % Math.ceil(anchored.length / pages) === 0);
}

/** How far the page is from its anchor once it has not moved for a second. */
async function distance(): Promise<number> {
  let [last, since] = [NaN, performance.now()];
  while (performance.now() - since < 1000) {
    await new Promise(requestAnimationFrame);
    if (scrollY !== last) [last, since] = [scrollY, performance.now()];
  }
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return Infinity;
  const margins = [
    getComputedStyle(document.documentElement).scrollPaddingTop,
    getComputedStyle(target).scrollMarginTop,
  ];
  const above = margins.reduce((sum, length) => sum + (parseFloat(length) || 0), 0);
  const wanted = target.getBoundingClientRect().top + scrollY - above;
  return Math.abs(scrollY - Math.min(wanted, document.documentElement.scrollHeight - innerHeight));
}

type Visitor = {width: number; slowdown: number; isAgain: boolean};

const visitors: readonly Visitor[] = [390, 1360].flatMap((width) =>
  [1, 4].flatMap((slowdown) => [false, true].map((isAgain) => ({width, slowdown, isAgain}))),
);

async function open(context: BrowserContext, url: string, {slowdown, isAgain}: Visitor): Promise<number> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // Slow 4G.
  const network = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000};
  if (isAgain) await page.goto(new URL('/', url).href, {waitUntil: 'networkidle'});
  await page.goto('about:blank');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.goto(url);
  await page.waitForFunction(() => 'started' in document.documentElement.dataset);
  await page.waitForLoadState('networkidle');
  return page.evaluate(distance);
}

async function visit(browser: Browser, url: string, visitor: Visitor): Promise<number> {
  const context = await browser.newContext({viewport: {width: visitor.width, height: 844}});
  try {
    return await open(context, url, visitor);
  } finally {
    await context.close();
  }
}

/** Whether pages that are opened at an anchor end there, on fast and slow machines. */
export async function anchors(say: (sentence: string) => void): Promise<Row[]> {
  const found: number[] = [];
  const places = addresses();
  await onSite(async (browser, url) => {
    for (const address of places) {
      for (const visitor of Array.from({length: rounds}, () => visitors).flat()) {
        const off = await visit(browser, url + address, visitor);
        found.push(off);
        if (off > allowed) say(`${address} is ${off} px off: ${JSON.stringify(visitor)}`);
      }
    }
  });
  const worst = Math.max(...found);
  const what = `Largest distance from an anchor after ${found.length} visits to ${places.length} pages`;
  return [{what, measured: `${worst.toFixed(1)} px`, target: `at most ${allowed} px`, within: worst <= allowed}];
}
