import type {Page} from '@playwright/test';
import {limited, middleOf, type Row} from './report';
import {onPhone, withServers, type Servers} from './servers';

const slowdown = 4;
const visits = 5;
const nextPage = 'main a[href^="/industries/"]';

/** Taps at once, because waiting until the page is ready would hide delays. */
async function tap(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`The page shows nothing to tap at ${selector}.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const settled = async (page: Page) => {
  await page.waitForFunction(() => 'started' in document.documentElement.dataset);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
};

const onHome = (servers: Servers, use: (page: Page) => Promise<number>) =>
  onPhone(servers, async (phone) => {
    const page = await phone.newPage();
    const devtools = await phone.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.goto(servers.site, {waitUntil: 'load'});
    return use(page);
  });

/** The longest event of a tap that comes right after `load`, before the application starts. */
async function firstTap(page: Page): Promise<number> {
  await tap(page, '[popovertarget="site-menu"]');
  await settled(page);
  return page.evaluate(async () => {
    let longest = 16;
    new PerformanceObserver((list) => {
      longest = Math.max(longest, ...list.getEntries().map(({duration}) => duration));
    }).observe({type: 'event', buffered: true, durationThreshold: 16} as PerformanceObserverInit);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return longest;
  });
}

/** From lifting the finger off a link until the headline of the next page is painted. */
async function move(page: Page): Promise<number> {
  await settled(page);
  await page.locator(nextPage).first().scrollIntoViewIfNeeded();
  await settled(page);
  await page.evaluate(() => {
    const {dataset} = document.documentElement;
    addEventListener('pointerup', ({timeStamp}) => (dataset.tapped = String(timeStamp)), {capture: true});
    const before = document.querySelector('h1');
    const look = () => {
      if (document.querySelector('h1') === before) requestAnimationFrame(look);
      // After the frame that paints it.
      else setTimeout(() => (dataset.arrived = String(performance.now())));
    };
    look();
  });
  await tap(page, nextPage);
  await page.waitForFunction(() => document.documentElement.dataset.arrived);
  return page.evaluate(() => {
    const {tapped, arrived} = document.documentElement.dataset;
    return Number(arrived) - Number(tapped);
  });
}

export const taps = (): Promise<Row[]> =>
  withServers(async (servers) => {
    const [first, next]: [number[], number[]] = [[], []];
    for (let run = 0; run < visits; run += 1) {
      first.push(await onHome(servers, firstTap));
      next.push(await onHome(servers, move));
    }
    return [
      limited(`First tap, ${slowdown} times slower`, middleOf(first), 100),
      limited(`From a tap to the next page, ${slowdown} times slower`, middleOf(next), 200),
    ];
  });
