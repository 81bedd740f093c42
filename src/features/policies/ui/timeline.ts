import {translate} from '@docusaurus/Translate';
import timeline from '@generated/policies/default/timeline.json';
import type {Day} from '@site/src/content/dates';
import {legalRoot, policyOf, type Policy, type PolicyVersion, type Timeline} from '../model/timeline';
import {useToday} from '../../../components/hooks/useToday';

/** The timeline as it was built, and the day for which the page speaks: the visitor's, once the page is live. */
export const useTimeline = (): Timeline & {day: Day} => ({...timeline, day: useToday(timeline.builtOn)});

/** A policy by its name; before its first version, a draft alone, which only development shows. */
export const findPolicy = (slug: string): Policy => policyOf(timeline, slug) ?? {slug, title: slug, versions: []};

/** One version of a policy, on the day for which the page speaks. */
export type View = {policy: Policy; version: PolicyVersion; day: Day};

/** The index of all policies, as a step on the way to them. */
export const legalStep = {to: legalRoot, label: translate({message: 'Legal'})};
