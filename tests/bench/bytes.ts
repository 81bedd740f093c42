import {kib, limited, type Row} from './report';
import {onPhone, withServers, type Servers} from './servers';

/** The application starts when the browser is idle, and finishes prefetching within this time. */
const settling = 4000;

/** Bytes on the wire, with headers: of the document, before `load`, and in all. */
const bytesOf = (servers: Servers, address: string) =>
  onPhone(servers, async (phone) => {
    const page = await phone.newPage();
    const devtools = await phone.newCDPSession(page);
    const kinds = new Map<string, string>();
    const sum: Record<string, number> = {};
    const add = (kind: string, bytes: number) => (sum[kind] = (sum[kind] ?? 0) + bytes);
    let before = 'before load';
    devtools.on('Page.loadEventFired', () => (before = ''));
    devtools.on('Network.responseReceived', ({requestId, type, response}) => {
      if (!response.url.startsWith('data:')) kinds.set(requestId, type);
    });
    devtools.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
      const kind = kinds.get(requestId);
      if (!kind) return;
      for (const name of [kind, before, 'in all']) if (name) add(name, encodedDataLength);
    });
    await devtools.send('Page.enable');
    await devtools.send('Network.enable');
    await page.goto(servers.site + address, {waitUntil: 'load'});
    await page.waitForTimeout(settling);
    return sum;
  });

/** What each page may weigh, in KiB. */
const limits: Record<string, Record<string, number>> = {
  '/': {Document: 26, 'before load': 60, 'in all': 150},
  '/industries/healthcare': {Document: 26, 'before load': 60, 'in all': 140},
};

export const bytes = (): Promise<Row[]> =>
  withServers(async (servers) => {
    const rows: Row[] = [];
    for (const [address, own] of Object.entries(limits)) {
      const sum = await bytesOf(servers, address);
      for (const [name, limit] of Object.entries(own))
        rows.push(limited(`${address}: ${name}`, sum[name] ?? 0, limit * 1024, kib));
      const parts = ['Script', 'Stylesheet', 'Font', 'Image'].map((kind) => `${kind} ${kib(sum[kind] ?? 0)}`);
      rows.push({what: `${address}: of these`, measured: parts.join(', ')});
    }
    return rows;
  });
