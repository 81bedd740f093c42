import {contentPolicy, inlineOf} from './contentPolicy';
import {filesIn} from '../../mdx/sources';
import {outputPages} from '../finishedPages';

export type Header = readonly [name: string, value: string];

/** What the build decides about how the site is served. The files for each host are written from this. */
export type HostRules = {
  /** Sent with every response. */
  headers: readonly Header[];
  policy: (styles: Iterable<string>) => string;
  /** The inline styles of each page, as hashes for the policy. */
  styles: ReadonlyMap<string, readonly string[]>;
  hashed: readonly string[];
};

/** A file with a content hash in its name may be cached forever; any other is revalidated each time. */
export const cacheHashed = 'public, max-age=31536000, immutable';
export const cacheOthers = 'public, max-age=0, must-revalidate';

/** Files for the host, which visitors never get. */
export const hostOnlyFiles: readonly string[] = ['/_headers', '/_redirects'];

const refusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

/**
 * Browsers ignore these on anything but pages. Cross-Origin-Opener-Policy is left out: it makes browsers start a second
 * process, a tenth of a second on a slow phone, and this site has nothing to hide from a window that opened it.
 */
export const pageHeaders: readonly Header[] = [
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', refusedFeatures.map((name) => `${name}=()`).join(', ')],
  ['Origin-Agent-Cluster', '?1'],
];

export const fixedHeaders: readonly Header[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

function headersFrom({STRICT_TRANSPORT_SECURITY, PREVIEW}: NodeJS.ProcessEnv): Header[] {
  return [
    // Browsers remember it until it expires, so it is sent only if an operator asks for it.
    ...(STRICT_TRANSPORT_SECURITY ? [['Strict-Transport-Security', STRICT_TRANSPORT_SECURITY] as const] : []),
    // A preview is public, but search engines should not list it next to the site.
    ...(PREVIEW ? [['X-Robots-Tag', 'noindex'] as const] : []),
  ];
}

export const hashedName = /^assets\/.*[.~-][0-9a-f]{8,32}\.\w+$/;

/** Reads the finished files: only they show which scripts and styles are inline. */
export async function hostRules(outDir: string): Promise<HostRules> {
  const inline = await inlineOf(outputPages(outDir));
  return {
    headers: [...fixedHeaders, ...headersFrom(process.env)],
    policy: (styles) => contentPolicy(inline, styles),
    styles: inline.styles,
    hashed: filesIn(outDir)
      .filter((file) => hashedName.test(file))
      .map((file) => `/${file}`),
  };
}
