import {cacheHashed, cacheOthers} from './caching';
import type {Header, HostRules} from './hostRules';

const block = (path: string, headers: readonly Header[]) =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Each hashed file by its own name: a rule for their folder would also let browsers keep for a year
 * the answer that a file is not there. What is named nowhere is revalidated, as the host does of itself. One policy
 * allows the styles of all pages, because the host would join a page's own to it.
 */
export const headersFile = ({headers, policy, styles, hashed}: HostRules): string =>
  [
    `# Written by the build. Without a rule of its own a file is sent with Cache-Control: ${cacheOthers}`,
    block('/*', [['Content-Security-Policy', policy([...styles.values()].flat())], ...headers]),
    ...hashed.map((path) => block(path, [['Cache-Control', cacheHashed]])),
    '',
  ].join('\n');

/** Forced (`!`), because a redirect page stands at the same address for hosts that know no redirects. */
export const redirectsFile = ({redirects, hidden}: Pick<HostRules, 'redirects' | 'hidden'>): string =>
  [
    '# Written by the build from src/catalogue/redirects.ts.',
    ...redirects.map(({from, to}) => `${from} ${to} 301!`),
    '# For the host alone.',
    ...hidden.map((path) => `${path} /404.html 404!`),
    '',
  ].join('\n');
