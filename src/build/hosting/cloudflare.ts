import {cacheHashed} from './caching';
import type {HostRules} from './hostRules';
import {block} from './netlify';

/**
 * Cloudflare Pages reads at most 100 rules and 2,000 characters in a line, so the hashed files share a rule, and the
 * policy cannot name the inline styles of all pages: it allows any of the page's own. Scripts stay as strict as elsewhere.
 */
export const headersFile = ({headers, pageHeaders, policy}: HostRules): string =>
  [
    '# Written by the build for Cloudflare Pages.',
    block('/*', [['Content-Security-Policy', policy(["'unsafe-inline'"])], ...pageHeaders, ...headers]),
    block('/assets/*', [['Cache-Control', cacheHashed]]),
    '',
  ].join('\n');

/**
 * A redirect goes before a file there, so `fallbacks`, which are for addresses without a file, are left out, and none has
 * to be forced. The host keeps its own two files to itself.
 */
export const redirectsFile = ({redirects}: Pick<HostRules, 'redirects'>): string =>
  [
    '# Written by the build for Cloudflare Pages, from src/content/formerPages.json.',
    ...redirects.flatMap(({from, to}) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    '',
  ].join('\n');
