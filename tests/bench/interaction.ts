import type {Browser, Page} from '@playwright/test';
import {chromiumFlags, needProgram} from '../run/programs';

export type Interaction = {firstTapMs: number; clientMoveMs: number; clientMoveBytes: number; longestTaskMs: number};

const slowdown = 4;
const runs = 5;
const phone = {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true, deviceScaleFactor: 2};

/** What the page notes about itself while it is used. */
type Notes = {events: number[]; tasks: number[]; touched: number; tapped: number; arrived: number};
type Noting = Window & {notes: Notes};

/** Runs in the page before anything else. A task counts from 50 ms on, an event from 16 ms. */
function takeNotes(): void {
  const notes: Notes = {events: [], tasks: [], touched: 0, tapped: 0, arrived: 0};
  (window as unknown as Noting).notes = notes;
  const note = (list: number[], type: string, options: object) =>
    new PerformanceObserver((seen) => {
      for (const {duration} of seen.getEntries()) list.push(duration);
    }).observe({type, buffered: true, ...options});
  note(notes.events, 'event', {durationThreshold: 16});
  addEventListener('load', () => note(notes.tasks, 'longtask', {buffered: false}));
  addEventListener('pointerdown', (event) => (notes.touched = event.timeStamp), {capture: true});
  addEventListener('pointerup', (event) => (notes.tapped = event.timeStamp), {capture: true});
}

const hydrated = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');

async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}

/** A finger stays on the glass for about this many milliseconds. */
const touch = 80;

/** A tap goes to a point of the screen at once; waiting for the page to be ready for it would hide its slowness. */
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
const largest = (values: readonly number[]) => Math.max(0, ...values);

/** The tap that comes as early as a visitor's can: when the page has just loaded and its application has not. */
async function firstTap(page: Page): Promise<Pick<Interaction, 'firstTapMs'>> {
  await tap(page, '[popovertarget="site-menu"]');
  await settled(page);
  const {events} = await notesOf(page);
  return {firstTapMs: largest(events)};
}

const nextPage = 'main a[href^="/industries/"]';

/** Notes when a new headline stands on the screen, painted. */
function awaitArrival(): void {
  const {notes} = window as unknown as Noting;
  const before = document.querySelector('h1');
  const look = () => {
    const now = document.querySelector('h1');
    const {top = Infinity} = now?.getBoundingClientRect() ?? {};
    if (now === before || top < 0 || top > innerHeight) requestAnimationFrame(look);
    // The first task after the frame in which it is painted.
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

/** For a visitor who saves data nothing is loaded ahead: all that a page needs comes with the move. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
}

async function clientMove(page: Page): Promise<Pick<Interaction, 'longestTaskMs' | 'clientMoveMs'>> {
  await settled(page);
  const {tasks} = await notesOf(page);
  await page.locator(nextPage).first().scrollIntoViewIfNeeded();
  await settled(page);
  await page.evaluate(awaitArrival);
  await tap(page, nextPage);
  await page.waitForFunction(() => (window as unknown as Partial<Noting>).notes?.arrived !== 0);
  const {tapped, arrived} = await notesOf(page);
  if (tapped === 0)
    throw new Error(`A tap on ${nextPage} loads a whole page, where the application should move to it.`);
  return {longestTaskMs: largest(tasks), clientMoveMs: arrived - tapped};
}

async function wholeMove(page: Page): Promise<Pick<Interaction, 'clientMoveBytes'>> {
  await clientMove(page);
  await page.waitForLoadState('networkidle');
  return {clientMoveBytes: await page.evaluate(bytesSinceTouch)};
}

async function onHome<Result>(
  browser: Browser,
  origin: string,
  use: (page: Page) => Promise<Result>,
  visitor: readonly (() => void)[] = [takeNotes],
): Promise<Result> {
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

function median(values: readonly number[]): number {
  const middle = [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
  return Math.round(middle ?? 0);
}

/**
 * How the home page answers on a phone whose processor is four times as slow as this machine's: the first tap, right
 * after the page has loaded; the longest task of starting the application (0 when none takes 50 ms); and a tap on a
 * link, until the next page's headline is painted. Medians of five visits each.
 */
export async function interactionBench(origin: string): Promise<Interaction> {
  // Loaded late, since it is large.
  const {chromium} = await import('@playwright/test');
  const executablePath = needProgram('chromium');
  const browser = await chromium.launch({executablePath, args: [...chromiumFlags]});
  const visits: Interaction[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      visits.push({
        ...(await onHome(browser, origin, firstTap)),
        ...(await onHome(browser, origin, clientMove)),
        ...(await onHome(browser, origin, wholeMove, [takeNotes, saveData])),
      });
    }
  } finally {
    await browser.close();
  }
  const middle = (name: keyof Interaction) => median(visits.map((visit) => visit[name]));
  return {
    firstTapMs: middle('firstTapMs'),
    clientMoveMs: middle('clientMoveMs'),
    clientMoveBytes: middle('clientMoveBytes'),
    longestTaskMs: middle('longestTaskMs'),
  };
}
