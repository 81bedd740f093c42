import {needProgram} from '../run/programs';
import type {SiteOverTls} from './siteOverTls';

/** Files by kind without the headers of their answers, which are counted by themselves. */
export type Weight = {requests: number; files: number; headers: number; byKind: Record<string, number>};
export type Bytes = {atLoad: Weight; inAll: Weight};

type Fetched = {kind: string; bytes: number; headers: number; beforeLoad: boolean};

const phone = {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true, deviceScaleFactor: 2};
/** The application starts when the browser is idle; what it fetches ahead comes within this time after. */
const afterwards = 4000;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function weightOf(fetched: readonly Fetched[]): Weight {
  const byKind: Record<string, number> = {};
  for (const {kind, bytes} of fetched) byKind[kind] = (byKind[kind] ?? 0) + bytes;
  const headers = sum(fetched.map((one) => one.headers));
  return {requests: fetched.length, files: sum(Object.values(byKind)), headers, byKind};
}

/** What a page costs on the wire: until it has loaded, and until nothing more comes. */
export async function bytesOf(url: string, server: SiteOverTls): Promise<Bytes> {
  // Loaded late, since it is large.
  const {chromium} = await import('@playwright/test');
  const executablePath = needProgram('chromium');
  const browser = await chromium.launch({executablePath, args: server.browserFlags});
  try {
    const page = await (await browser.newContext(phone)).newPage();
    const devtools = await page.context().newCDPSession(page);
    const answers = new Map<string, {kind: string; length: number}>();
    const fetched: Fetched[] = [];
    let loaded = false;
    devtools.on('Page.loadEventFired', () => (loaded = true));
    devtools.on('Network.responseReceived', ({requestId, type, response: {url, headers}}) => {
      if (!url.startsWith('data:'))
        answers.set(requestId, {kind: type, length: Number(headers['content-length'] ?? 0)});
    });
    devtools.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
      const {kind, length} = answers.get(requestId) ?? {kind: '', length: 0};
      // A file that was fetched ahead and is used now comes from memory.
      if (!kind || encodedDataLength === 0) return;
      fetched.push({kind, bytes: length, headers: encodedDataLength - length, beforeLoad: !loaded});
    });
    await devtools.send('Page.enable');
    await devtools.send('Network.enable');
    await page.goto(url, {waitUntil: 'load'});
    await page.waitForTimeout(afterwards);
    return {atLoad: weightOf(fetched.filter(({beforeLoad}) => beforeLoad)), inAll: weightOf(fetched)};
  } finally {
    await browser.close();
  }
}
