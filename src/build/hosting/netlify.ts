import {redirects} from '../../content/redirects';

/** Files for the host, which visitors never get. */
const hostOnlyFiles = ['/_headers', '/_redirects'];

/** Forced (`!`), because there is a redirect page at the same address for hosts without redirects. */
export const redirectsFile = (): string =>
  [
    '# Written by the build from src/content/formerPages.json.',
    ...redirects.map(({from, to}) => `${from} ${to} 301!`),
    '# For the host only.',
    ...hostOnlyFiles.map((path) => `${path} /404.html 404!`),
    '',
  ].join('\n');
