import type {Answer} from '../browserClient';
import {faultOf, type Check, type Fault} from '../check';
import {messages} from '../messages';

const cacheOf = ({headers}: Answer) => headers['cache-control']?.toLowerCase() ?? '';
const cachingFault = (answer: Answer) =>
  faultOf(answer, messages.fixRules, messages.cachedBy({value: cacheOf(answer)}));

function assetFault(answer: Answer): Fault | undefined {
  if (answer.status !== 200) return faultOf(answer, messages.fixDeployment);
  const [, seconds] = /\bmax-age=(\d+)/.exec(cacheOf(answer)) ?? [];
  return Number(seconds) >= 31_536_000 && cacheOf(answer).includes('immutable') ? undefined : cachingFault(answer);
}

function pageFault(answer: Answer): Fault | undefined {
  const asksAgain = /no-cache|no-store|(?<!s-)max-age=0(,|$)/.test(cacheOf(answer));
  const isKeptByProxies = /s-maxage=[1-9]/.test(cacheOf(answer));
  return answer.status === 0 || (asksAgain && !isKeptByProxies) ? undefined : cachingFault(answer);
}

/** Whether hashed files are cached for a year, and everything else is requested again. */
export const caching: Check = async ({client, expected}) => {
  const assets = await Promise.all(expected.assets.map((path) => client.page(path)));
  const others = [...expected.pages.keys(), '/sitemap.xml', '/assets/js/main.00000000.js'];
  const pages = await Promise.all(others.map((path) => client.page(path)));
  const faults = [...assets.map(assetFault), ...pages.map(pageFault)];
  return {summary: messages.caching({count: assets.length}), faults};
};
