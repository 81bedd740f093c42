import {Refusal} from '@site/src/content/refusal';
import {runPlan} from '@site/src/cli/support/runPlan';
import type {Plan} from '@site/src/features/policies/commands/plan';
import {publish, type PublishRequest} from '@site/src/features/policies/commands/publishDrafts';
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
  {ask}: {ask: Parameters<typeof runPlan>[3]} = {ask: () => Promise.resolve('y')},
) {
  const shown: string[] = [];
  const say = (text: string) => shown.push(text);
  try {
    const message = await runPlan(site.dir, await plan(), say, ask);
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
