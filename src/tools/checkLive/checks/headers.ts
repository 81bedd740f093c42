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

/** On how many addresses something is wrong. */
const tally = (found: readonly {what: string; path: string}[]): Map<string, string[]> => {
  const paths = new Map<string, string[]>();
  for (const {what, path} of found) paths.set(what, [...(paths.get(what) ?? []), path]);
  return paths;
};

const onWhich = ([first = '', ...rest]: string[]) => (rest.length > 0 ? `${first} and ${rest.length} more` : first);

function wrongIn({path, headers}: Answer, {expected, visitor}: Site): {what: string; path: string}[] {
  return (
    [...expected.headersOf(path)]
      .filter(([name]) => !others.has(name))
      // Over http it means nothing.
      .filter(([name]) => name !== transport || visitor.origin.startsWith('https:'))
      .filter(([name, value]) => headers[name] !== value)
      .map(([name, value]) => ({what: `${name} is ${String(headers[name] ?? 'missing')}, not ${value}`, path}))
  );
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
    const wrong = tally(answers.flatMap((answer) => wrongIn(answer, site)));
    const twice = tally(answers.flatMap(({twice: names, path}) => names.map((what) => ({what, path}))));
    const faults: Fault[] = [
      ...[...wrong].map(([what, where]) => ({what: `${onWhich(where)}: ${what}`, mend})),
      ...[...twice].map(([name, where]) => ({what: `${onWhich(where)}: ${name} is sent twice`, mend: mendTwice})),
    ];
    return {
      right: 'every page, error and file carries those that protect visitors.',
      faults,
      notes: notesOn(await visitor.page('/'), site),
    };
  },
};
