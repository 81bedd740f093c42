import sidebars from '../../../../sidebars';
import type {Day} from '../../../content/dates';
import {readPolicy} from '../model/policyText';
import {policiesIn, versionToRead, type Timeline} from '../model/timeline';
import {archivedText, readRecord} from './recordFile';

/** Policies in the order of `sidebars.ts`, with those that it does not list by their address. */
export function inOrder<Named extends {slug: string}>(policies: readonly Named[]): Named[] {
  const slugs = [...sidebars.legal, ...policies.map(({slug}) => slug).sort()];
  return [...policies].sort((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
}

/** Everything that was ever published, as of a day. */
export function readArchive(siteDir: string, day: Day) {
  const record = readRecord(siteDir);
  const policies = inOrder(policiesIn(record, day)).map((policy) => {
    const shown = versionToRead(day, policy);
    return {...policy, title: (shown && readPolicy(archivedText(siteDir, shown)).title) || policy.slug};
  });
  const timeline: Timeline = {builtOn: day, policies};
  return {timeline, record};
}
