import type {BrowserContext, Page} from '@playwright/test';
import {limited, middleOf, type Row} from './report';
import {onPhone, withServers} from './servers';

const slowdown = 4;
const visits = 5;
const nextPage = 'main a[href^="/industries/"]';

const settled = async (page: Page) => {
  await page.waitForFunction(() => 'started' in document.documentElement.dataset);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
};

/** From lifting the finger off a link until the headline of the next page is painted. */
async function move(phone: BrowserContext, site: string): Promise<number> {
  const page = await phone.newPage();
  const devtools = await phone.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.goto(site);
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
  await page.locator(nextPage).first().tap();
  await page.waitForFunction(() => document.documentElement.dataset.arrived);
  return page.evaluate(() => {
    const {tapped, arrived} = document.documentElement.dataset;
    return Number(arrived) - Number(tapped);
  });
}

export const taps = (): Promise<Row[]> =>
  withServers(async (servers) => {
    const moves: number[] = [];
    for (let run = 0; run < visits; run += 1) moves.push(await onPhone(servers, (phone) => move(phone, servers.site)));
    return [limited(`From a tap to the next page, ${slowdown} times slower`, middleOf(moves), 200)];
  });
