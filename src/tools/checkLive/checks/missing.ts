import {randomUUID} from 'node:crypto';
import type {Answer} from '../browserClient';
import {faultOf, type Check, type Fault} from '../check';
import {linkOf} from '../expected';
import {messages} from '../messages';

/** What lies beside a site and is sometimes published with it. */
const secrets = ['/.env', '/.git/config', '/package.json', '/nginx.conf'];

function errorPageFault(answer: Answer): Fault | undefined {
  if (answer.status !== 404) return faultOf(answer, messages.fixFallback);
  const isOurs = linkOf(answer.text, 'canonical') === '/404.html';
  return isOurs ? undefined : faultOf(answer, messages.fixFallback, messages.otherErrorPage);
}

const privateFault = (answer: Answer): Fault | undefined =>
  answer.status === 0 || answer.status >= 400 ? undefined : faultOf(answer, messages.fixPrivateFile);

/** Whether an address without a page answers with the 404 page, and private files with nothing. */
export const missing: Check = async ({client, expected}) => {
  const unknown = [`/no-such-page-${randomUUID()}`, `/industries/no-such-page-${randomUUID()}`];
  const hidden = expected.redirects.filter(({status}) => status === 404).map(({from}) => from);
  const pages = await Promise.all(unknown.map((path) => client.page(path)));
  const files = await Promise.all([...hidden, ...secrets].map((path) => client.page(path)));
  return {summary: messages.missing, faults: [...pages.map(errorPageFault), ...files.map(privateFault)]};
};
