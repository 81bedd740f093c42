import {redirects} from '../../content/redirects';
import {cacheHashed, pageHeaders, type HostRules} from './hostRules';
import {block} from './netlify';

/**
 * Cloudflare Pages accepts at most 100 rules, and 2,000 characters in a line. So hashed files share a rule, and the
 * policy allows inline styles without listing the hashes of all pages. Scripts are as strict as elsewhere.
 */
export const headersFile = ({headers, policy}: HostRules): string =>
  [
    '# Written by the build for Cloudflare Pages.',
    block('/*', [['Content-Security-Policy', policy(["'unsafe-inline'"])], ...pageHeaders, ...headers]),
    block('/assets/*', [['Cache-Control', cacheHashed]]),
    '',
  ].join('\n');

/** Cloudflare redirects before it looks for files: none has to be forced, and none can be only for missing files. */
export const redirectsFile = (): string =>
  [
    '# Written by the build for Cloudflare Pages, from src/content/formerPages.json.',
    ...redirects.flatMap(({from, to}) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    '',
  ].join('\n');
