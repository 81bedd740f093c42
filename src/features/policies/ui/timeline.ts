import timeline from '@generated/policies/default/timeline.json';
import type {Day} from '@site/src/content/dates';
import {
  heldUntil,
  legalRoot,
  neighborsOf,
  statusOn,
  versionsOf,
  type Neighbors,
  type PolicyVersion,
  type Status,
  type Timeline,
} from '@site/src/features/policies/model/timeline';
import {useToday} from '../../../components/hooks/useToday';
import {messages} from './messages';

/** The timeline as it was built, and the day for which the page speaks: the visitor's, once the page is live. */
export type TimelineOnDay = Timeline & {day: Day};

export const useTimeline = (): TimelineOnDay => ({...timeline, day: useToday(timeline.builtOn)});

/** What a version is on that day, and until when it is known to hold. */
export type Standing = {name: Day; status: Status; until: Day | undefined};

export const standingOf = (timeline: TimelineOnDay, name: Day, slug: string): Standing => ({
  name,
  status: statusOn(timeline.day, timeline, name, slug),
  until: heldUntil(timeline, name, slug),
});

/** One version of a policy and its place among the others. The draft, which only development shows, has none. */
export type PolicyView = Neighbors & {
  slug: string;
  title: string;
  version?: PolicyVersion | undefined;
  standing?: Standing | undefined;
  timeline: TimelineOnDay;
};

export function usePolicyView(slug: string, name: Day, title: string): PolicyView {
  const timeline = useTimeline();
  const version = versionsOf(timeline, slug).find((candidate) => candidate.name === name);
  const standing = version && standingOf(timeline, name, slug);
  return {slug, title, timeline, version, standing, ...neighborsOf(timeline, name, slug)};
}

/** The index of all policies, as a step on the way to them. */
export const legalStep = {to: legalRoot, label: messages.legal};
