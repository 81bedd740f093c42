import {publish, type PublishRequest} from '@site/src/features/policies/commands/publish';
import type {Scratch} from './scratch';

export const today = '2026-11-20';
export const date = '2027-03-01';
export const terms = 'pages/legal/terms-of-service.mdx';
export const privacy = 'pages/legal/privacy-policy.mdx';

export type Options = Partial<Omit<PublishRequest, 'siteDir'>>;

/** Publishes and answers yes. What was shown before the question stands before what was said after it. */
export async function publishIn(site: Scratch, options: Options = {}) {
  const shown: string[] = [];
  const request = {siteDir: site.dir, date, today, ...options};
  const {done, message} = await publish(request, {say: (text) => shown.push(text), yes: true});
  return {done, message: done ? [...shown, message].join('\n') : message};
}

/** The same with drafts that were approved for this version. */
export async function run(site: Scratch, options: Options = {}) {
  site.approve(options.date ?? date);
  return publishIn(site, options);
}
