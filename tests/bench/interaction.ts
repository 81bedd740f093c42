import type {Browser, Page} from '@playwright/test';
import {onSite, phone} from './inBrowser';
import {kib, middleOf, ms, type Row} from './report';

const slowdown = 4;
const runs = 5;

/** Measurements that the page records while it is used. */
type Notes = {events: number[]; touched: number; tapped: number; arrived: number};
type Noting = Window & {notes: Notes};

/** Runs in the page before any other script. */
function takeNotes(): void {
  const notes: Notes = {events: [], touched: 0, tapped: 0, arrived: 0};
  (window as unknown as Noting).notes = notes;
  new PerformanceObserver((seen) => {
    for (const {duration} of seen.getEntries()) notes.events.push(duration);
  }).observe({type: 'event', buffered: true, durationThreshold: 16} as PerformanceObserverInit);
  addEventListener('pointerdown', (event) => (notes.touched = event.timeStamp), {capture: true});
  addEventListener('pointerup', (event) => (notes.tapped = event.timeStamp), {capture: true});
}

const hydrated = (page: Page) => page.waitForFunction(() => 'started' in document.documentElement.dataset);

async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}

/** The length of a tap in milliseconds. */
const touch = 80;

/** Taps a point of the screen immediately, because waiting until the page is ready would hide delays. */
async function tap(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`The page shows nothing to tap at ${selector}.`);
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{x: box.x + box.width / 2, y: box.y + box.height / 2}];
  await finger.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints});
  await page.waitForTimeout(touch);
  await finger.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
}

const notesOf = (page: Page) => page.evaluate(() => (window as unknown as Noting).notes);

/** The earliest possible tap: the page has loaded, but its application has not. */
async function firstTap(page: Page): Promise<number> {
  await tap(page, '[popovertarget="site-menu"]');
  await settled(page);
  return Math.max(0, ...(await notesOf(page)).events);
}

const nextPage = 'main a[href^="/industries/"]';

/** Records when a new headline has been painted. */
function awaitArrival(): void {
  const {notes} = window as unknown as Noting;
  const before = document.querySelector('h1');
  const look = () => {
    const now = document.querySelector('h1');
    const {top = Infinity} = now?.getBoundingClientRect() ?? {};
    if (now === before || top < 0 || top > innerHeight) requestAnimationFrame(look);
    // The first task after the frame that paints it.
    else void scheduler.postTask(() => (notes.arrived = performance.now()), {priority: 'user-blocking'});
  };
  requestAnimationFrame(look);
}

function bytesSinceTouch(): number {
  const {notes} = window as unknown as Noting;
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({startTime}) => startTime >= notes.touched)
    .reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0);
}

/** Simulates a visitor who saves data, for whom nothing is preloaded, so that navigation loads everything. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
}

/** Milliseconds from a tap on a link until the headline of the next page is painted. */
async function move(page: Page): Promise<number> {
  await settled(page);
  await page.locator(nextPage).first().scrollIntoViewIfNeeded();
  await settled(page);
  await page.evaluate(awaitArrival);
  await tap(page, nextPage);
  await page.waitForFunction(() => (window as unknown as Partial<Noting>).notes?.arrived !== 0);
  const {tapped, arrived} = await notesOf(page);
  if (tapped === 0) throw new Error(`A tap on ${nextPage} loads a whole page instead of moving to it.`);
  return arrived - tapped;
}

async function bytesOfMove(page: Page): Promise<number> {
  await move(page);
  await page.waitForLoadState('networkidle');
  return page.evaluate(bytesSinceTouch);
}

async function onHome(
  browser: Browser,
  origin: string,
  use: (page: Page) => Promise<number>,
  visitor: readonly (() => void)[] = [takeNotes],
): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    for (const script of visitor) await page.addInitScript(script);
    await page.goto(new URL('/', origin).href, {waitUntil: 'load'});
    return await use(page);
  } finally {
    await context.close();
  }
}

/** How fast the home page responds on a phone with a fourfold CPU slowdown, as medians of several visits. */
export async function interaction(): Promise<Row[]> {
  const [taps, moves, sizes]: [number[], number[], number[]] = [[], [], []];
  await onSite(async (browser, origin) => {
    for (let run = 0; run < runs; run += 1) {
      taps.push(await onHome(browser, origin, firstTap));
      moves.push(await onHome(browser, origin, move));
      sizes.push(await onHome(browser, origin, bytesOfMove, [takeNotes, saveData]));
    }
  });
  const [tapped, moved, size] = [middleOf(taps), middleOf(moves), middleOf(sizes)];
  const slow = `${slowdown}x CPU slowdown`;
  return [
    {what: `First tap, ${slow}`, measured: ms(tapped), target: 'at most 100 ms', within: tapped <= 100, key: true},
    {
      what: `Navigation to the next page, ${slow}`,
      measured: ms(moved),
      target: 'at most 200 ms',
      within: moved <= 200,
      key: true,
    },
    {
      what: 'Bytes of the next page',
      measured: kib(size),
      target: 'at most 12 KiB',
      within: size <= 12 * 1024,
      key: true,
    },
  ];
}
