import {redirects} from '../../content/redirects';
import {addressOfPage} from '../finishedPages';
import {cacheHashed, cacheOthers, hostOnlyFiles, pageHeaders, type Header, type HostRules} from './hostRules';

/** A rule in the format of Netlify and Cloudflare Pages. */
export const block = (path: string, headers: readonly Header[]) =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');

const policyRule = (policy: string): Header => ['Content-Security-Policy', policy];

/**
 * Each page allows only its own styles: the hashes of all pages would add kilobytes to every response. Of two rules for
 * an address, the later one holds. Pages at another address (`/contact.html`, or the 404 page at a missing one) have no
 * rule, so the rule for everything allows inline styles. It also works on hosts that would join the two policies.
 *
 * Lists each hashed file by name: a rule for their folder would also let browsers cache a 404 for a year. Anything not
 * listed is revalidated, which is the host's default.
 */
export const headersFile = ({headers, policy, styles, hashed}: HostRules): string =>
  [
    `# Written by the build. A file without its own rule is sent with Cache-Control: ${cacheOthers}`,
    block('/*', [policyRule(policy(["'unsafe-inline'"])), ...pageHeaders, ...headers]),
    ...[...styles].map(([file, hashes]) => block(addressOfPage(file), [policyRule(policy(hashes))])),
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
