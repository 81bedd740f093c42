import {redirectFor, type RedirectRule} from '../../preview/netlifyRules';
import {counted, wrong, type Concern, type Fault} from '../report';
import type {Answer, Visitor} from '../visitor';

const query = 'utm=1&b=%2F';
const alike: Record<number, readonly number[]> = {301: [301, 308], 302: [302, 303, 307]};

const mend =
  'Give the host the redirects of the build: it reads _redirects (Netlify, Cloudflare Pages), or `npm run release` writes them for nginx.';
const mendQuery = 'Let the host hand on what follows the question mark: campaigns are counted by it.';

/** An address to which a rule applies: `/legal/compare/:policy/*` also stands for `/legal/compare/example/example`. */
const exampleOf = ({from}: RedirectRule) => from.replace(/:\w+|\*/g, 'example');

/** What a rule does not write into the query itself comes along. */
const queryFor = ({to}: RedirectRule) => (to.includes('?') ? '' : query);

function faultOf(answer: Answer, wanted: {status: number; location: string}, visitor: Visitor): Fault | undefined {
  const [from = ''] = answer.path.split('?');
  const {location} = answer.headers;
  if (!location || !alike[wanted.status]?.includes(answer.status)) {
    const [to = ''] = wanted.location.split('?');
    return wrong({...answer, path: from}, `, not ${wanted.status} to ${to}`, mend);
  }
  const [leads, should] = [location, wanted.location].map((where) => new URL(where, visitor.origin));
  if (!leads || !should || leads.href === should.href) return undefined;
  if (leads.origin === should.origin && leads.pathname === should.pathname) {
    return {what: `${from} leads to ${leads.pathname} and loses "?${query}" on the way`, mend: mendQuery};
  }
  return {what: `${from} leads to ${location}, not to ${should.pathname}`, mend};
}

/** Every former address, with a query. */
export const redirects: Concern = {
  name: 'Redirects',
  async look({visitor, expected: {redirects: rules}}) {
    const leading = rules.filter(({status}) => status !== 404);
    const found = await Promise.all(
      leading.map(async (rule) => {
        const path = exampleOf(rule);
        const wanted = redirectFor([rule], path, queryFor(rule), false);
        return wanted && faultOf(await visitor.ask(`${path}?${queryFor(rule)}`), wanted, visitor);
      }),
    );
    return {
      right: `all ${counted(leading.length, 'former address', 'former addresses')} lead on, with what follows the question mark.`,
      faults: found.filter((fault) => fault !== undefined),
    };
  },
};
