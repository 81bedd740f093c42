import {redirects} from '../../content/redirects';
import {cacheHashed, cacheOthers, hostOnlyFiles, pageHeaders, type Header, type HostRules} from './hostRules';

/** A rule in the format of Netlify and Cloudflare Pages. */
export const block = (path: string, headers: readonly Header[]) =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Lists each hashed file by name: a rule for their folder would also let browsers cache a 404 for a year. Anything not
 * listed is revalidated, which is the host's default. One policy allows the styles of all pages, because the host would
 * combine a page's own policy with it.
 */
export const headersFile = ({headers, policy, styles, hashed}: HostRules): string =>
  [
    `# Written by the build. A file without its own rule is sent with Cache-Control: ${cacheOthers}`,
    block('/*', [['Content-Security-Policy', policy([...styles.values()].flat())], ...pageHeaders, ...headers]),
    ...hashed.map((path) => block(path, [['Cache-Control', cacheHashed]])),
    '',
  ].join('\n');

/** Forced (`!`), because there is a redirect page at the same address for hosts without redirects. */
export const redirectsFile = (): string =>
  [
    '# Written by the build from src/content/formerPages.json.',
    ...redirects.map(({from, to}) => `${from} ${to} 301!`),
    '# For the host only.',
    ...hostOnlyFiles.map((path) => `${path} /404.html 404!`),
    '',
  ].join('\n');
