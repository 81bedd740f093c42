import {company} from '../../../company';
import {longDay as written, type Day} from '../../../content/dates';
import {escapeMarkup} from '../../../content/text';
import type {RecordedEnd} from '../model/record';
import {compareAddress, currentAddress, feedAddress, legalRoot, permanentAddress} from '../model/addresses';
import {recordedOn, type Policy, type PolicyVersion, type Timeline} from '../model/timeline';

const longDay = (day: Day) => written(day, company.language);

/** A feed has moments, and the policies have days: at noon in London, nearly everywhere has the same day. */
const momentOf = (day: Day) => `${day}T12:00:00Z`;

/** Whether the build has a page at an address. */
type IsBuilt = (address: string) => boolean;

type Entry = {id: string; page: string; title: string; published: Day; updated: Day; summary: string};

function versionEntry({slug, title}: Policy, row: PolicyVersion, isBuilt: IsBuilt): Entry {
  const {version, predecessor, day, source, reason, withdrawn, corrections = []} = row;
  const page = permanentAddress(version, slug);
  const comparison = predecessor && compareAddress(slug, predecessor, version);
  const redline = comparison && isBuilt(comparison) && company.url + comparison;
  const corrected = corrections.map(({day: on, replaced, by, reason: why}) => {
    const what = by ? `“${replaced.trim()}” now reads “${by}”` : `“${replaced.trim()}” was removed`;
    return ` Corrected on ${longDay(on)}: ${what}. ${why}`;
  });
  const effect = withdrawn
    ? `Withdrawn on ${longDay(withdrawn.day)}: ${withdrawn.reason}`
    : `In effect from ${longDay(version)}.`;
  return {
    // An old text came into the feed long after it was published.
    ...{id: page, page, published: source ? version : day, updated: withdrawn?.day ?? recordedOn(row)},
    title: `${title}, version of ${longDay(version)}${withdrawn ? ', withdrawn' : ''}`,
    summary: `${reason} ${effect}${redline ? ` What changed, word by word: ${redline}` : ''}${corrected.join('')}`,
  };
}

function endEntry({slug, title}: Policy, {version, day: published, reason}: RecordedEnd): Entry {
  return {
    ...{id: `${permanentAddress(version, slug)}#end`, page: currentAddress(slug), summary: reason},
    ...{title: `${title} ends on ${longDay(version)}`, published, updated: published},
  };
}

const printed = ({id, page, title, published, updated, summary}: Entry): string => `  <entry>
    <id>${company.url}${id}</id>
    <title>${escapeMarkup(title)}</title>
    <updated>${momentOf(updated)}</updated>
    <published>${momentOf(published)}</published>
    <link rel="alternate" type="text/html" href="${company.url}${page}"/>
    <summary type="text">${escapeMarkup(summary)}</summary>
  </entry>`;

/** The Atom feed: an entry for each version and each end of a policy, newest first. */
export function feedOf({policies, builtOn}: Timeline, isBuilt: IsBuilt = () => false): string {
  const entries = policies
    .flatMap((policy) => [
      ...(policy.ends ? [endEntry(policy, policy.ends)] : []),
      ...policy.versions.map((version) => versionEntry(policy, version, isBuilt)),
    ])
    .sort((a, b) => b.published.localeCompare(a.published));
  const updated = entries.map((entry) => entry.updated).sort();
  const name = escapeMarkup(company.name);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${company.language}">
  <id>${company.url}${legalRoot}</id>
  <title>${name}: changes to our policies</title>
  <updated>${momentOf(updated.at(-1) ?? builtOn)}</updated>
  <author><name>${name}</name></author>
  <link rel="self" type="application/atom+xml" href="${company.url}${feedAddress}"/>
  <link rel="alternate" type="text/html" href="${company.url}${legalRoot}"/>
${entries.map(printed).join('\n')}
</feed>
`;
}
