import {Refusal} from '@site/src/content/refusal';
import {carryOut, type Person, type Plan} from '@site/src/features/policies/commands/plan';
import {publish, type PublishRequest} from '@site/src/features/policies/commands/publish';
import type {Scratch} from './scratch';

export const today = '2026-11-20';
export const date = '2027-03-01';
export const terms = 'pages/legal/terms-of-service.mdx';
export const privacy = 'pages/legal/privacy-policy.mdx';

export type Options = Partial<Omit<PublishRequest, 'siteDir'>>;

/** What a verb answers: the sentence after it, or why it did nothing, and all that it showed before. */
export async function outcomeOf(
  site: Pick<Scratch, 'dir'>,
  plan: () => Plan | Promise<Plan>,
  person?: Partial<Person>,
) {
  const shown: string[] = [];
  const somebody = {say: (text: string) => shown.push(text), ask: () => Promise.resolve('y'), ...person};
  try {
    const message = await carryOut(site.dir, await plan(), somebody);
    return {done: true, message, shown: shown.join('\n')};
  } catch (error) {
    if (error instanceof Refusal) return {done: false, message: error.message, shown: shown.join('\n')};
    throw error;
  }
}

export const nothingFound = () => Promise.resolve([]);

/** Publishes and answers yes. What was shown before the question stands before what was said after it. */
export async function publishIn(site: Scratch, options: Options = {}) {
  const request = {siteDir: site.dir, date, today, ...options};
  const {done, message, shown} = await outcomeOf(site, () => publish(request, nothingFound));
  return {done, message: done ? [shown, message].join('\n') : message};
}

/** The same with drafts that were approved for this version. */
export async function run(site: Scratch, options: Options = {}) {
  site.approve(options.date ?? date);
  return publishIn(site, options);
}
