import {redirectFor, type RedirectRule} from '../../preview/netlifyRules';
import {faultOf, type Check, type Fault, type Site} from '../check';
import {messages} from '../messages';

const sameMeaning: Record<number, readonly number[]> = {301: [301, 308], 302: [302, 303, 307]};

/** Asks for an address of a rule, with a query unless the rule writes its own: for `/a/:b/*`, it is `/a/example/example`. */
async function redirectFault(rule: RedirectRule, {client}: Site): Promise<Fault | undefined> {
  const path = rule.from.replace(/:\w+|\*/g, 'example');
  const query = rule.to.includes('?') ? '' : 'utm=1&b=%2F';
  const rewritten = redirectFor([rule], path, query, false);
  if (!rewritten) return undefined;
  const answer = await client.request(`${path}?${query}`);
  const [location, wanted] = [answer.headers.location ?? 'nothing', rewritten.location];
  const leadsThere = new URL(location, client.origin).href === new URL(wanted, client.origin).href;
  if (leadsThere && sameMeaning[rewritten.status]?.includes(answer.status)) return undefined;
  const what = messages.otherRedirect({status: answer.status, location, wanted});
  return faultOf({...answer, path}, messages.fixRules, what);
}

/** Whether every former address redirects with its query. */
export const redirects: Check = async (site) => {
  const rules = site.expected.redirects.filter(({status}) => status !== 404);
  const faults = await Promise.all(rules.map((rule) => redirectFault(rule, site)));
  return {summary: messages.redirects({count: rules.length}), faults};
};
