import {redirects, type Redirect} from '../../catalogue/redirects';
import {contentPolicy, inlineOf} from './contentPolicy';
import {outputFiles, outputPages} from './output';

export type Header = readonly [name: string, value: string];

/** How the site is to be served. Each host's own file is written from this, and from nothing else. */
export type HostRules = {
  /** Sent with every answer, and the content security policy with them. */
  headers: readonly Header[];
  policy: (styles: Iterable<string>) => string;
  /** The inline styles of each page, as the policy has them. */
  styles: ReadonlyMap<string, readonly string[]>;
  redirects: readonly Redirect[];
  /** Files whose name carries a hash of what is in them. */
  hashed: readonly string[];
  /** Files for the host, which no visitor gets. */
  hidden: readonly string[];
};

const refusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

/**
 * No Cross-Origin-Opener-Policy: the browser learns of it with the answer and starts a second process for the page, a
 * tenth of a second on a slow phone. Nothing here opens windows or has anything to hide from one that opened it.
 */
export const fixedHeaders: readonly Header[] = [
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', refusedFeatures.map((name) => `${name}=()`).join(', ')],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
];

export const hashedName = /^assets\/.*[.~-][0-9a-f]{8,32}\.\w+$/;

/** Reads the finished files: only they tell which scripts and styles are inline. */
export async function hostRules(outDir: string): Promise<HostRules> {
  const inline = await inlineOf(outputPages(outDir));
  return {
    headers: fixedHeaders,
    policy: (styles) => contentPolicy(inline, styles),
    styles: inline.styles,
    redirects,
    hashed: (await outputFiles(outDir)).filter((file) => hashedName.test(file)).map((file) => `/${file}`),
    hidden: ['/_headers', '/_redirects', '/nginx.conf'],
  };
}
