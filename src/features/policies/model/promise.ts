import type {Day} from '../../../content/dates';
import {heldUntil, policyOf, standing, versionsOf, type Timeline} from './timeline';

/** The policy by which the senders of forms are treated. */
export const privacyPolicy = 'privacy-policy';

/** A version by which senders of a form are treated, and the day until which it is known to hold. */
export type Period = {name: Day; until?: Day};

/** What a form says about a policy on the day of the build and after it; the newest version first. */
export type FormPromise = {builtOn: Day; slug: string; title: string; periods: Period[]};

/** The version that holds on a day; none before the first one, and none after the end of the policy. */
export const periodOn = (day: Day, {periods}: Pick<FormPromise, 'periods'>): Period | undefined =>
  periods.find(({name, until}) => name <= day && (!until || until > day));

/** What forms need to know of a policy. Worked out by the build, so that no page carries the timeline for it. */
export function promiseOf(timeline: Timeline, slug: string): FormPromise | null {
  const policy = policyOf(timeline, slug);
  const periods = standing(versionsOf(timeline, slug)).map(({name}): Period => {
    const until = heldUntil(timeline, name, slug);
    return {name, ...(until && {until})};
  });
  // Those that were over when the site was built are over for good.
  const current = periods.filter(({until}) => !until || until > timeline.builtOn);
  return policy ? {builtOn: timeline.builtOn, slug, title: policy.title, periods: current} : null;
}
