import type {Browser} from '@playwright/test';
import {inBrowser, phone} from './inBrowser';
import {kib, type Row} from './report';
import {withSiteOverTls} from './siteOverTls';

/** Bytes by kind, where response headers are a kind of their own. */
type Weight = {requests: number; bytes: number; byKind: Record<string, number>};
type Fetched = {kind: string; bytes: number; headers: number; beforeLoad: boolean};

/** The application starts when the browser is idle, and finishes prefetching within this time. */
const settling = 4000;

function weightOf(fetched: readonly Fetched[]): Weight {
  const byKind: Record<string, number> = {};
  const add = (kind: string, bytes: number) => (byKind[kind] = (byKind[kind] ?? 0) + bytes);
  for (const {kind, bytes, headers} of fetched) {
    add(kind, bytes);
    add('response headers', headers);
  }
  return {requests: fetched.length, bytes: Object.values(byKind).reduce((sum, size) => sum + size, 0), byKind};
}

/** The bytes that a page transfers before the load event and in total. */
async function bytesOf(browser: Browser, url: string): Promise<{atLoad: Weight; inAll: Weight}> {
  const page = await (await browser.newContext(phone)).newPage();
  const devtools = await page.context().newCDPSession(page);
  const answers = new Map<string, {kind: string; length: number}>();
  const fetched: Fetched[] = [];
  let loaded = false;
  devtools.on('Page.loadEventFired', () => (loaded = true));
  devtools.on('Network.responseReceived', ({requestId, type, response: {url: from, headers}}) => {
    if (!from.startsWith('data:')) answers.set(requestId, {kind: type, length: Number(headers['content-length'] ?? 0)});
  });
  devtools.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const {kind, length} = answers.get(requestId) ?? {kind: '', length: 0};
    // A prefetched file comes from memory when it is used.
    if (!kind || encodedDataLength === 0) return;
    fetched.push({kind, bytes: length, headers: encodedDataLength - length, beforeLoad: !loaded});
  });
  await devtools.send('Page.enable');
  await devtools.send('Network.enable');
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(settling);
  return {atLoad: weightOf(fetched.filter(({beforeLoad}) => beforeLoad)), inAll: weightOf(fetched)};
}

export async function bytes(): Promise<Row[]> {
  const {own, bare} = await withSiteOverTls(async ({site, bare, browserFlags}) => ({
    own: await inBrowser((browser) => bytesOf(browser, `${site}/`), browserFlags),
    bare: await inBrowser((browser) => bytesOf(browser, `${bare}/`), browserFlags),
  }));
  const kinds = ({byKind}: Weight) =>
    Object.entries(byKind)
      .map(([kind, size]) => `${kind} ${kib(size)}`)
      .join(', ');
  const {atLoad, inAll} = own;
  const script = inAll.byKind.Script ?? 0;
  return [
    {
      what: 'Bytes before load, home page',
      measured: `${kib(atLoad.bytes)}; bare page ${kib(bare.atLoad.bytes)}`,
      target: 'at most 60 KiB',
      within: atLoad.bytes <= 60 * 1024,
      key: true,
    },
    {what: 'Of these', measured: `${kinds(atLoad)}, in ${atLoad.requests} requests`},
    {
      what: 'Total script, home page',
      measured: kib(script),
      target: 'at most 110 KiB',
      within: script <= 110 * 1024,
      key: true,
    },
    {
      what: 'Total bytes, home page',
      measured: `${kib(inAll.bytes)} (${kinds(inAll)})`,
      target: 'at most 160 KiB',
      within: inAll.bytes <= 160 * 1024,
    },
  ];
}
