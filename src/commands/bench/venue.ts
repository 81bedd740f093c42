import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {company} from '../../company';
import {makeCertificate} from '../support/certificate';
import {chromiumFlags} from '../support/chromium';
import {siteServer, startNginx} from '../support/nginxServer';

export type Venue = {
  /** Where a browser with `browserFlags` finds the site: at its own address, over HTTP/2. */
  site: string;
  reference: string;
  browserFlags: string[];
  stop: () => Promise<void>;
};

const stored = 'tests/bench/reference.html';

/** The page that the site is held against: written by hand, without script, compressed like ours. */
function writeReference(folder: string): string {
  const root = path.join(folder, 'reference');
  mkdirSync(root);
  writeFileSync(path.join(root, 'index.html'), brotliCompressSync(readFileSync(stored)));
  writeFileSync(path.join(root, 'robots.txt'), '');
  return root;
}

const referenceRules = `charset utf-8;
    types { text/html html; text/plain txt; }
    location = / { add_header Content-Encoding br; try_files /index.html =404; }
    location = /favicon.ico { return 204; }`;

/**
 * Both pages on nginx on this machine, as a visitor gets them: at the site's own name, over TLS and HTTP/2, with the
 * rules that the build wrote. The browser is told where the names lead and which certificate to believe.
 */
async function openVenue(buildFolder: string): Promise<Venue> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-bench-'));
  const host = new URL(company.url).host;
  const referenceHost = `reference.${host}`;
  const tls = makeCertificate(folder, host, referenceHost);
  const site = await siteServer(path.resolve(buildFolder), '', tls);
  const reference = await startNginx(writeReference(folder), referenceRules, tls);
  const names = `MAP ${host}:443 127.0.0.1:${site.port}, MAP ${referenceHost}:443 127.0.0.1:${reference.port}`;
  return {
    site: `https://${host}`,
    reference: `https://${referenceHost}`,
    browserFlags: [
      ...chromiumFlags,
      `--host-resolver-rules=${names}`,
      `--ignore-certificate-errors-spki-list=${tls.pin}`,
    ],
    async stop() {
      await Promise.all([site.stop(), reference.stop()]);
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

export async function inVenue<Result>(buildFolder: string, use: (venue: Venue) => Promise<Result>): Promise<Result> {
  const venue = await openVenue(buildFolder);
  try {
    return await use(venue);
  } finally {
    await venue.stop();
  }
}
