import {counted, wrong, type Concern, type Fault, type Site} from '../report';
import type {Answer} from '../visitor';

const year = 31_536_000;

const mendAssets =
  'Send what has a hash in its name with "public, max-age=31536000, immutable", as _headers says, and `npm run release` tells nginx.';
const mendPages =
  'Send everything else with "public, max-age=0, must-revalidate": visitors would keep what is out of date.';
const mendMixed = 'Deploy the whole of build/ in one step: the pages name files that are not there.';
const mendAgain = 'Let the host send an ETag, so that a page that has not changed is not sent again.';

/** The directives of Cache-Control, with their values. */
function keeping({headers}: Answer): Map<string, string> {
  const parts = (headers['cache-control'] ?? '').toLowerCase().split(',');
  return new Map(parts.map((part) => part.trim().split('=')).map(([name = '', value = '']) => [name, value]));
}

function assetFault(answer: Answer): Fault | undefined {
  if (answer.status !== 200) return wrong(answer, '', mendMixed);
  const kept = keeping(answer);
  if (Number(kept.get('max-age')) >= year && kept.has('immutable')) return undefined;
  return {what: `${answer.path} is kept by "${answer.headers['cache-control'] ?? 'nothing'}"`, mend: mendAssets};
}

function pageFault(answer: Answer): Fault | undefined {
  const kept = keeping(answer);
  const asks = kept.has('no-cache') || kept.has('no-store') || kept.get('max-age') === '0';
  const proxies = Number(kept.get('s-maxage') ?? 0) > 0;
  if (answer.status === 0 || (asks && !proxies)) return undefined;
  return {what: `${answer.path} is kept by "${answer.headers['cache-control'] ?? 'nothing'}"`, mend: mendPages};
}

async function againFault({visitor}: Site): Promise<Fault | undefined> {
  const {headers, status} = await visitor.page('/');
  const {etag, 'last-modified': modified} = headers;
  if (status !== 200) return undefined;
  const condition: Record<string, string> = etag
    ? {'If-None-Match': etag}
    : modified
      ? {'If-Modified-Since': modified}
      : {};
  const again = await visitor.ask('/', {headers: {'Accept-Encoding': 'br, gzip', ...condition}});
  return again.status === 304 ? undefined : wrong(again, ' to a browser that has it, not 304', mendAgain);
}

/** What has a hash in its name is kept for good; everything else is asked for again. */
export const caching: Concern = {
  name: 'Caching',
  async look(site) {
    const {visitor, expected} = site;
    const pages = [...expected.pages.keys(), '/sitemap.xml', '/assets/js/main.00000000.js'];
    const [assets, others, again] = await Promise.all([
      Promise.all(expected.assets.map((path) => visitor.page(path))),
      Promise.all(pages.map((path) => visitor.page(path))),
      againFault(site),
    ]);
    const faults = [...assets.map(assetFault), ...others.map(pageFault), again].filter((fault) => fault !== undefined);
    return {
      right: `${counted(assets.length, 'file')} with a hash ${assets.length === 1 ? 'is' : 'are'} kept for a year, and pages are asked for again each time.`,
      faults,
    };
  },
};
