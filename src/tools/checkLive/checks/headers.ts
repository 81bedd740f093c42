import {partTypes} from '../../../build/hosting/contentTypes';
import {pageHeaders} from '../../../build/hosting/hostRules';
import type {Answer} from '../browserClient';
import {faultOf, type Check, type Fault, type Site} from '../check';
import {messages} from '../messages';

const robots = 'x-robots-tag';
/** These have checks of their own. */
const others = new Set(['content-security-policy', 'cache-control', robots]);
/** A host may leave these out for parts of a page. */
const forPages = new Set(pageHeaders.map(([name]) => name.toLowerCase()));
const isPart = (address: string) => partTypes.some((type) => address.endsWith(`.${type}`));

/** A header that is sent twice arrives as two values with a comma, so it differs too. */
const headerFaults = (answer: Answer, site: Site): Fault[] =>
  [...site.expected.headersOf(answer.path)]
    .filter(([name]) => !others.has(name) && !(forPages.has(name) && isPart(answer.path)))
    // Over http, Strict-Transport-Security means nothing.
    .filter(([name]) => name !== 'strict-transport-security' || site.client.origin.startsWith('https:'))
    .map(([name, value]) => ({name, value, sent: String(answer.headers[name] ?? 'nothing')}))
    .filter(({value, sent}) => value !== sent)
    .map((header) => faultOf(answer, messages.fixRules, messages.otherHeader(header)));

/** Whether every answer has the headers of the build. */
export const headers: Check = async (site) => {
  const home = await site.client.page('/');
  const paths = [...site.expected.pages.keys(), '/no-such-page', ...site.expected.assets];
  const answers = (await Promise.all(paths.map((path) => site.client.page(path)))).filter(({status}) => status > 0);
  const notes = home.headers[robots] && !site.expected.headersOf('/').has(robots) ? [messages.notIndexed] : [];
  return {summary: messages.headers, faults: answers.flatMap((answer) => headerFaults(answer, site)), notes};
};
