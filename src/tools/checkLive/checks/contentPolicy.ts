import {directivesOf, isHash, lacking, neededBy, type Directives} from '../contentPolicies';
import {counted, type Concern, type Fault, type Site} from '../report';
import type {Answer} from '../visitor';

const header = 'content-security-policy';
/** To read a page takes a few milliseconds, and there may be a thousand. */
const most = 80;

const mendNone =
  'Give the host the headers of the build: it reads _headers (Netlify, Cloudflare Pages), or `npm run release` writes them for nginx.';
const mendRefused =
  'Deploy pages and rules of the same build, and switch off what changes pages on the way (a proxy that adds or minifies scripts).';
const mendLoose = 'Take it out of the policy of the host: only what the build writes there is needed.';

/** One of many alike, so that the sample has pages of every kind. */
const sampleOf = <T>(all: readonly T[]): T[] => all.filter((_, at) => at % Math.ceil(all.length / most) === 0);

function allowed(source: string, policies: readonly Directives[], chat: readonly string[]): boolean {
  const [name = '', value = ''] = source.split(' ');
  return policies.some((policy) => policy.get(name)?.has(value)) || chat.includes(source);
}

async function faultsOf({path, headers, text}: Answer, built: Directives): Promise<Fault[]> {
  const sent = headers[header];
  if (!sent) return [{what: `${path} has no Content-Security-Policy`, mend: mendNone}];
  const policy = directivesOf(String(sent));
  const {own, chat} = await neededBy(text).catch(() => ({own: undefined, chat: []}));
  if (!own) return [{what: `${path} has markup that no build writes`, mend: mendRefused}];
  const refused = lacking(policy, own).map((what) => ({
    what: `${path} needs "${what}" and its policy refuses it`,
    mend: mendRefused,
  }));
  const loose = [...policy]
    .flatMap(([name, sources]) => [...sources].map((source) => `${name} ${source}`))
    .filter((source) => !isHash(source) && !allowed(source, [built, own], chat))
    .map((source) => ({what: `${path} allows "${source}", which nothing on the site needs`, mend: mendLoose}));
  return [...refused, ...loose];
}

async function check({visitor, expected}: Site): Promise<{count: number; faults: Fault[]}> {
  const pages = await Promise.all(sampleOf([...expected.pages.keys()]).map((path) => visitor.page(path)));
  const shown = pages.filter(({status, trouble}) => status === 200 && !trouble);
  const built = directivesOf(expected.headersOf('/').get(header) ?? '');
  const faults: Fault[] = [];
  for (const page of shown) faults.push(...(await faultsOf(page, built)));
  return {count: shown.length, faults};
}

/** Whether the policy of a page allows what is in it, and nothing that no page needs. */
export const contentPolicy: Concern = {
  name: 'Content policy',
  async look(site) {
    const {count, faults} = await check(site);
    return {right: `on ${counted(count, 'page')}, it allows what the page holds and nothing else.`, faults};
  },
};
