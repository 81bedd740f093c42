import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {chromiumFlags} from '../support/browser';
import {company} from '../../src/company';
import {siteServer, startNginx} from '../support/nginxServer';
import {barePage} from './barePage';
import {makeCertificate} from '../support/certificate';
import {slowProxy} from './slowProxy';

export type SiteOverTls = {
  /** The URL of the site for a browser with `browserFlags`: its own address, over HTTP/2. */
  site: string;
  /** The URL of the bare versions of the pages in `barePaths`, which have the same paths. */
  bare: string;
  browserFlags: string[];
  stop: () => Promise<void>;
};

const buildFolder = path.resolve('build');

/** The pages that are compared with a bare version. */
export const barePaths = ['/', '/industries/healthcare', '/legal/terms-of-service'];

function writeBarePages(folder: string): string {
  const root = path.join(folder, 'bare');
  for (const address of barePaths) {
    const name = address === '/' ? 'index.html' : `${address}.html`;
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, brotliCompressSync(barePage(readFileSync(path.join(buildFolder, name), 'utf8'))));
  }
  return root;
}

const bareRules = `charset utf-8;
    types { text/html html; }
    location = /robots.txt { return 404; }
    location = /favicon.ico { return 204; }
    location / { add_header Content-Encoding br; index index.html; try_files $uri.html $uri/index.html =404; }`;

/**
 * Serves the site and the bare pages from a local nginx as visitors get them: under the site's own host name, over TLS
 * and HTTP/2, with the rules of a release. The browser gets flags that resolve the names and trust the certificate.
 */
async function openSiteOverTls(): Promise<SiteOverTls> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-bench-'));
  const host = new URL(company.url).host;
  const bareHost = `bare.${host}`;
  const tls = makeCertificate(folder, host, bareHost);
  const site = await siteServer(buildFolder, undefined, tls);
  const bare = await startNginx(writeBarePages(folder), bareRules, tls);
  const proxies = await Promise.all([slowProxy(site.port), slowProxy(bare.port)]);
  const names = `MAP ${host}:443 127.0.0.1:${proxies[0].port}, MAP ${bareHost}:443 127.0.0.1:${proxies[1].port}`;
  return {
    site: `https://${host}`,
    bare: `https://${bareHost}`,
    browserFlags: [
      ...chromiumFlags,
      `--host-resolver-rules=${names}`,
      `--ignore-certificate-errors-spki-list=${tls.pin}`,
    ],
    async stop() {
      for (const proxy of proxies) proxy.stop();
      await Promise.all([site.stop(), bare.stop()]);
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

export async function withSiteOverTls<Result>(use: (server: SiteOverTls) => Promise<Result>): Promise<Result> {
  const server = await openSiteOverTls();
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}
