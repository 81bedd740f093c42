import type {FormPromise, Period} from './promise';
import {heldUntil, standing, versionsOf, type Timeline} from './timeline';

/** What forms need to know of a policy. Worked out by the build, so that no page carries the timeline for it. */
export function promiseOf(timeline: Timeline, slug: string): FormPromise | null {
  const policy = timeline.policies.find((candidate) => candidate.slug === slug);
  const periods = standing(versionsOf(timeline, slug)).map(({name}): Period => {
    const until = heldUntil(timeline, name, slug);
    return {name, ...(until && {until})};
  });
  // Those that were over when the site was built are over for good.
  const current = periods.filter(({until}) => !until || until > timeline.builtOn);
  return policy ? {builtOn: timeline.builtOn, slug, title: policy.title, periods: current} : null;
}
