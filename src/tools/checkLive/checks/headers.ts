import type {Concern, Fault, Site} from '../report';
import type {Answer} from '../visitor';

const mend =
  'Give the host the headers of the build: it reads _headers (Netlify, Cloudflare Pages), or `npm run release` writes them for nginx.';
const mendTwice =
  'Let only one of the host, its proxy and the rules of the build set it: browsers combine the values or drop both.';

const transport = 'strict-transport-security';
const robots = 'x-robots-tag';
/** These are concerns of their own. */
const others = new Set(['content-security-policy', 'cache-control', robots]);

function faultsOf({path, headers: sent, twice}: Answer, {expected, visitor}: Site): Fault[] {
  const wrong = [...expected.headersOf(path)]
    // Over http the second means nothing.
    .filter(([name]) => !others.has(name) && (name !== transport || visitor.origin.startsWith('https:')))
    .filter(([name, value]) => sent[name] !== value)
    .map(([name, value]) => ({
      what: `${path} sends ${name} as ${String(sent[name] ?? 'nothing')}, not ${value}`,
      mend,
    }));
  return [...wrong, ...twice.map((name) => ({what: `${path} sends ${name} twice`, mend: mendTwice}))];
}

function notesOn(home: Answer, {expected, visitor}: Site): string[] {
  const notes: string[] = [];
  const listed = home.headers[robots];
  if (listed && !expected.headersOf('/').has(robots)) {
    notes.push(
      `X-Robots-Tag is "${String(listed)}", which keeps the site out of search engines. Only a preview should send it.`,
    );
  }
  if (visitor.origin.startsWith('https:') && !home.headers[transport]) {
    notes.push('No Strict-Transport-Security: set STRICT_TRANSPORT_SECURITY once this name has https for good.');
  }
  return notes;
}

/** What the build tells its host to send with everything. */
export const headers: Concern = {
  name: 'Headers',
  async look(site) {
    const {visitor, expected} = site;
    const paths = [...expected.pages.keys(), '/no-such-page', ...expected.assets];
    const answers = (await Promise.all(paths.map((path) => visitor.page(path)))).filter(({status}) => status > 0);
    return {
      right: 'every page, error and file carries those that protect visitors.',
      faults: answers.flatMap((answer) => faultsOf(answer, site)),
      notes: notesOn(await visitor.page('/'), site),
    };
  },
};
