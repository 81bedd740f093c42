import type {Answer} from '../browserClient';
import {faultOf, type Check, type Fault} from '../check';
import {directivesOf, isHash, lacking, neededBy, type Directives} from '../directives';
import {messages} from '../messages';

const header = 'content-security-policy';

async function policyFaults(answer: Answer, built: Directives): Promise<Fault[]> {
  const sent = answer.headers[header];
  if (!sent) return [faultOf(answer, messages.fixRules, messages.noPolicy)];
  const policy = directivesOf(String(sent));
  const needed = await neededBy(answer.text).catch(() => undefined);
  if (!needed) return [faultOf(answer, messages.fixDeployment, messages.foreignMarkup)];
  // These two are left out only for a chat, which writes markup from strings.
  const strict = ['require-trusted-types-for', 'trusted-types'].filter((name) => policy.has(name) && !needed.has(name));
  const refused = [...lacking(policy, needed), ...strict];
  const loose = lacking(built, policy).filter((source) => !isHash(source) && lacking(needed, policy).includes(source));
  return [
    ...refused.map((source) => faultOf(answer, messages.fixDeployment, messages.refusedSource({source}))),
    ...loose.map((source) => faultOf(answer, messages.fixRules, messages.looseSource({source}))),
  ];
}

/** Whether the policy of a page allows what is in it, its chat included, and nothing that no page needs. */
export const contentPolicy: Check = async ({client, expected}) => {
  const pages = await Promise.all([...expected.pages.keys()].map((path) => client.page(path)));
  const readable = pages.filter(({status, problem}) => status === 200 && !problem);
  const built = directivesOf(expected.headersOf('/').get(header) ?? '');
  const faults: Fault[] = [];
  for (const page of readable) faults.push(...(await policyFaults(page, built)));
  return {summary: messages.contentPolicy({count: readable.length}), faults};
};
