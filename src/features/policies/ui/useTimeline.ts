import {translate} from '@docusaurus/Translate';
import timeline from '@generated/policies/default/timeline.json';
import type {Day} from '../../../content/dates';
import {legalRoot} from '../model/addresses';
import {policyOf, type Policy, type PolicyVersion, type Timeline} from '../model/timeline';
import {useToday} from '../../../components/hooks/useToday';

/** The timeline from the build, and the day that the page is about: today, once the page is live. */
export const useTimeline = (): Timeline & {day: Day} => ({...timeline, day: useToday(timeline.builtOn)});

/** A policy by its name. Before its first version there is only a draft, which only development shows. */
export const findPolicy = (slug: string): Policy =>
  policyOf(timeline.policies, slug) ?? {slug, title: slug, versions: []};

/** A version of a policy, on the day that the page is about. */
export type View = {policy: Policy; version: PolicyVersion; day: Day};

/** The breadcrumb of the index of all policies. */
export const legalStep = {to: legalRoot, label: translate({message: 'Legal'})};
