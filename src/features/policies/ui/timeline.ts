import timeline from '@generated/policies/default/timeline.json';
import type {Day} from '@site/src/content/dates';
import {
  heldUntil,
  neighborsOf,
  statusOn,
  versionsOf,
  type Neighbors,
  type PolicyVersion,
  type Status,
  type Timeline,
} from '@site/src/features/policies/model/timeline';
import {useToday} from '../../../components/hooks/useToday';

/** The timeline as it was built, and the day for which the page speaks: the visitor's, once the page is live. */
export type TimelineOnDay = Timeline & {day: Day};

export function useTimeline(): TimelineOnDay {
  return {...timeline, day: useToday(timeline.builtOn)};
}

/** What a version is on that day. */
export type Standing = {
  name: Day;
  status: Status;
  /** What it was on the day of the build. Where the two differ, it is the visitor's clock that says so. */
  builtStatus: Status;
  /** The day until which it is known to hold. */
  until?: Day;
};

export function standingOf(timeline: TimelineOnDay, name: Day, slug: string): Standing {
  const until = heldUntil(timeline, name, slug);
  return {
    name,
    status: statusOn(timeline.day, timeline, name, slug),
    builtStatus: statusOn(timeline.builtOn, timeline, name, slug),
    ...(until && {until}),
  };
}

/** One version of a policy and its place among the others. The draft exists only in development. */
export type PolicyView = Neighbors & {
  slug: string;
  title: string;
  version?: PolicyVersion;
  standing?: Standing;
  timeline: TimelineOnDay;
};

export function usePolicyView(slug: string, name: Day, title: string): PolicyView {
  const timeline = useTimeline();
  const version = versionsOf(timeline, slug).find((candidate) => candidate.name === name);
  return {
    slug,
    title,
    timeline,
    ...(version && {version, standing: standingOf(timeline, name, slug)}),
    ...neighborsOf(timeline, name, slug),
  };
}
