import {comparisonFallback} from '../../features/policies/model/comparisons';
import {redirects, type Redirect} from '../../content/redirects';
import {contentPolicy, inlineOf} from './contentPolicy';
import {filesIn} from '../mdx/sources';
import {outputPages} from '../finishedPages';

export type Header = readonly [name: string, value: string];

/** How the site is served. Each host's own file is written from this and nothing else. */
export type HostRules = {
  /** Sent with every response. */
  headers: readonly Header[];
  /** Heeded only of what a browser shows as a page, as the content security policy is. */
  pageHeaders: readonly Header[];
  policy: (styles: Iterable<string>) => string;
  /** The inline styles of each page, as hashes for the policy. */
  styles: ReadonlyMap<string, readonly string[]>;
  redirects: readonly Redirect[];
  /** Where an address leads that no file answers: `:name` stands for a part of it, and a star for the rest. */
  fallbacks: readonly Redirect[];
  /** Files with a content hash in their name. */
  hashed: readonly string[];
  /** Files for the host that visitors never get. */
  hidden: readonly string[];
};

const refusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

/**
 * No Cross-Origin-Opener-Policy: on receiving it, the browser starts a second process for the page, which costs a tenth
 * of a second on a slow phone. Nothing here opens windows or has anything to hide from one that opened it.
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

/** Browsers do not forget it before its time is over, so it is sent only once an operator has asked for it. */
const strictTransport = (env: NodeJS.ProcessEnv): Header[] =>
  env.STRICT_TRANSPORT_SECURITY ? [['Strict-Transport-Security', env.STRICT_TRANSPORT_SECURITY]] : [];

/** A preview of a change is public, and no search engine should list it beside the site. */
const previewHeaders = (env: NodeJS.ProcessEnv): Header[] => (env.NOINDEX ? [['X-Robots-Tag', 'noindex']] : []);

export const hashedName = /^assets\/.*[.~-][0-9a-f]{8,32}\.\w+$/;

/** Reads the finished files: only they show which scripts and styles are inline. */
export async function hostRules(outDir: string): Promise<HostRules> {
  const inline = await inlineOf(outputPages(outDir));
  return {
    headers: [...fixedHeaders, ...strictTransport(process.env), ...previewHeaders(process.env)],
    pageHeaders,
    policy: (styles) => contentPolicy(inline, styles),
    styles: inline.styles,
    redirects,
    fallbacks: [comparisonFallback],
    hashed: filesIn(outDir)
      .filter((file) => hashedName.test(file))
      .map((file) => `/${file}`),
    hidden: ['/_headers', '/_redirects'],
  };
}
