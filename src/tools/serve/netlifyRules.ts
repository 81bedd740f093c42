import path from 'node:path';
import {parseAllHeaders} from 'netlify-headers-parser';
import {parseAllRedirects} from 'netlify-redirect-parser';

type Redirect = {from: string; to: string; status: number};

/** The rules in `_headers` and `_redirects` of a folder, as the host's own parsers read them. */
export async function readRules(folder: string) {
  const [{headers, errors}, {redirects: found, errors: more}] = await Promise.all([
    parseAllHeaders({headersFiles: [path.join(folder, '_headers')] as never[], netlifyConfigPath: undefined}),
    parseAllRedirects({redirectsFiles: [path.join(folder, '_redirects')], configRedirects: [], minimal: false}),
  ]);
  const [wrong] = [...errors, ...(more as Error[])];
  if (wrong) throw wrong;
  const redirects = found as Redirect[];
  return {
    redirects,
    /** Of a header that several rules name, the last value is sent, as the host's own library decides. */
    headersOf: (address: string): Map<string, string> =>
      new Map(
        headers
          .filter(({forRegExp}) => forRegExp?.test(address))
          .flatMap(({values}) => Object.entries(values))
          .map(([name, value]) => [name.toLowerCase(), value]),
      ),
    /** The host ignores a slash at the end, and keeps the query. */
    redirectOf(address: string, query: string): {status: number; location: string} | undefined {
      const rule = redirects.find(({from}) => from === address || `${from}/` === address);
      return rule && {status: rule.status, location: rule.to + query};
    },
  };
}
