import type {BrowserContext} from '@playwright/test';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {createSecureServer, type Http2SecureServer} from 'node:http2';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {company} from '../../src/company';
import {contentTypes} from '../../src/tools/serve/contentTypes';
import {chromiumFlags, needBrowser} from '../support/browser';
import {makeCertificate, type Certificate} from '../servers/nginxServer';
import {barePage} from './barePage';

/** The pages that are compared with a bare version. */
export const paths = ['/', '/industries/healthcare'];

export type Servers = {site: string; bare: string; browserFlags: string[]};

const isFile = (file: string) => statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;

const portOf = (server: Http2SecureServer) => (server.address() as AddressInfo).port;

/** Serves a folder over HTTP/2 and TLS, compressed as the build has compressed it. */
async function serve(folder: string, {certificate, key}: Certificate) {
  const server = createSecureServer({cert: readFileSync(certificate), key: readFileSync(key)}, (request, response) => {
    const asked = path.join(folder, new URL(request.url, 'https://x').pathname);
    const file = [asked, `${asked}.html`, path.join(asked, 'index.html')].find(isFile);
    if (!file) return void response.writeHead(404).end();
    const packed = isFile(`${file}.br`);
    const bytes = readFileSync(packed ? `${file}.br` : file);
    response.writeHead(200, {
      'content-type': contentTypes[path.extname(file).slice(1)] ?? 'application/octet-stream',
      'content-length': bytes.length,
      'cache-control': file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(packed && {'content-encoding': 'br'}),
    });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Serves the site under its own name, and bare pages with the same words. Flags make a browser find and trust both. */
export async function withServers<Result>(use: (servers: Servers) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-bench-'));
  for (const page of paths) {
    const name = page === '/' ? 'index.html' : `${page}.html`;
    const file = path.join(folder, 'bare', name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, barePage(readFileSync(path.join('build', name), 'utf8')));
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  const {host} = new URL(company.url);
  const tls = makeCertificate(folder, host, `bare.${host}`);
  const site = await serve('build', tls);
  const bare = await serve(path.join(folder, 'bare'), tls);
  const names = `MAP ${host}:443 127.0.0.1:${portOf(site)}, MAP bare.${host}:443 127.0.0.1:${portOf(bare)}`;
  const trust = `--ignore-certificate-errors-spki-list=${tls.pin}`;
  const browserFlags = [...chromiumFlags, `--host-resolver-rules=${names}`, trust];
  try {
    return await use({site: `https://${host}`, bare: `https://bare.${host}`, browserFlags});
  } finally {
    site.close();
    bare.close();
    rmSync(folder, {recursive: true, force: true});
  }
}

/** A phone with an empty cache, for each visit. */
export async function onPhone<Found>(
  {browserFlags}: Servers,
  visit: (phone: BrowserContext) => Promise<Found>,
): Promise<Found> {
  // Playwright is imported only when needed, because it is large.
  const {chromium} = await import('@playwright/test');
  const browser = await chromium.launch({executablePath: needBrowser(), args: browserFlags});
  const view = {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true, deviceScaleFactor: 2};
  try {
    return await visit(await browser.newContext(view));
  } finally {
    await browser.close();
  }
}
