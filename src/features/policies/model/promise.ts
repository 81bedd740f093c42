import type {Day} from '../../../content/dates';
import {policyOf, standing, type Timeline} from './timeline';

/** The policy by which the senders of forms are treated. */
export const privacyPolicy = 'privacy-policy';

/** A version by which senders of a form are treated, and the day until which it is known to hold. */
export type Period = {name: Day; until?: Day | undefined};

/** What a form says about a policy on the day of the build and after it; the newest version first. */
export type FormPromise = {builtOn: Day; slug: string; title: string; periods: Period[]};

/** The version that holds on a day; none before the first one, and none after the end of the policy. */
export const periodOn = (day: Day, {periods}: Pick<FormPromise, 'periods'>): Period | undefined =>
  periods.find(({name, until}) => name <= day && (!until || until > day));

/** What forms need to know of a policy. Worked out by the build, so that no page carries the timeline for it. */
export function promiseOf(timeline: Timeline, slug: string): FormPromise | null {
  const {builtOn} = timeline;
  const policy = policyOf(timeline, slug);
  if (!policy) return null;
  // Those that were over when the site was built are over for good.
  const current = standing(policy.versions).filter(({until}) => !until || until > builtOn);
  const periods = current.map(({version, until}) => ({name: version, ...(until && {until})}));
  return {builtOn, slug, title: policy.title, periods};
}
