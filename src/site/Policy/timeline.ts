import {usePluginData} from '@docusaurus/useGlobalData';
import type {Day} from '@site/src/catalogue/policies/dates';
import {
  neighborsOf,
  statusOn,
  type Neighbors,
  type Status,
  type Timeline,
  type VersionName,
} from '@site/src/catalogue/policies/timeline';

export const useTimeline = (): Timeline => usePluginData('policies') as Timeline;

/** One version of a policy and its place among the others. The draft exists only in development. */
export type PolicyView = Neighbors & {
  slug: string;
  title: string;
  status: Status | 'draft';
  version?: VersionName;
  timeline: Timeline;
};

export function usePolicyView(slug: string, name: Day, title: string): PolicyView {
  const timeline = useTimeline();
  const version = timeline.versions.find((candidate) => candidate.name === name);
  const status = version ? statusOn(timeline.builtOn, timeline, name, slug) : 'draft';
  return {slug, title, status, version, timeline, ...neighborsOf(timeline, name, slug)};
}
