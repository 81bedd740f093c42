import type {BrowserContext} from '@playwright/test';
import {load} from 'cheerio';
import {execFileSync} from 'node:child_process';
import {createHash, X509Certificate} from 'node:crypto';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {createSecureServer, type Http2SecureServer} from 'node:http2';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import sirv from 'sirv';
import {company} from '../../src/company';
import {chromiumFlags, ensureBrowser} from '../support/browser';
import {newFolder} from '../support/servers';

/** The pages that are compared with a bare version. */
export const paths = ['/', '/industries/healthcare'];

export type Servers = {site: string; bare: string; browserFlags: string[]};

const style = `
:root { color-scheme: light dark; }
body { margin: auto; max-width: 75rem; padding: 1.25rem; font: 1.0625rem/1.6 ui-sans-serif, system-ui, sans-serif; }
h1 { font-size: clamp(2.6rem, 1.55rem + 4.6vw, 4.75rem); line-height: 1.05; letter-spacing: -0.03em; }
h2 { font-size: clamp(2rem, 1.45rem + 2.3vw, 3.1rem); line-height: 1.1; }
`;

/** Elements without visible text. */
const wordless = 'script, style, link, template, svg, img, dialog, [popover], [hidden]';
const kept = ['href', 'type', 'name'];

/**
 * The minimum that shows the text of a page: its elements without classes, drawings and scripts, with a small style
 * sheet and system typefaces. No page with this text can be faster.
 */
function barePage(html: string): string {
  const $ = load(html);
  const title = $('title').text();
  const body = $('#__docusaurus');
  body.find(wordless).remove();
  body.find('*').each((_, element) => {
    if (!('attribs' in element)) return;
    const attributes = Object.entries(element.attribs).filter(([name]) => kept.includes(name));
    element.attribs = Object.fromEntries(attributes);
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style>${body.html() ?? ''}`;
}

/** A self-signed certificate for a day, because browsers use HTTP/2 only over TLS. Chromium can be told to trust `pin`. */
function makeCertificate(folder: string, ...hosts: string[]) {
  const [file, keyFile] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const names = ['-subj', `/CN=${hosts[0]}`, '-addext', `subjectAltName=${hosts.map((host) => `DNS:${host}`).join()}`];
  execFileSync('openssl', ['req', ...kind, ...names, '-keyout', keyFile, '-out', file], {stdio: 'pipe'});
  const cert = readFileSync(file);
  const spki = new X509Certificate(cert).publicKey.export({type: 'spki', format: 'der'});
  return {cert, key: readFileSync(keyFile), pin: createHash('sha256').update(spki).digest('base64')};
}

const portOf = (server: Http2SecureServer) => (server.address() as AddressInfo).port;

/** Serves a folder over HTTP/2 and TLS, compressed as the build has compressed it. */
async function serve(folder: string, tls: {cert: Buffer; key: Buffer}) {
  const serveFile = sirv(folder, {
    brotli: true,
    extensions: ['html'],
    setHeaders: (response, address) => {
      const isHashed = address.includes('/assets/');
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const server = createSecureServer(tls, (request, response) =>
    // To a handler, a request over HTTP/2 looks like any other.
    serveFile(request as unknown as IncomingMessage, response as unknown as ServerResponse),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Serves the site under its own name, and bare pages with the same words. Flags make a browser find and trust both. */
export async function withServers<Result>(use: (servers: Servers) => Promise<Result>): Promise<Result> {
  const folder = newFolder('bench');
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
  const browser = await chromium.launch({executablePath: ensureBrowser(), args: browserFlags});
  const view = {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true, deviceScaleFactor: 2};
  try {
    return await visit(await browser.newContext(view));
  } finally {
    await browser.close();
  }
}
