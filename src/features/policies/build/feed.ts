import {company} from '../../../company';
import {longDay as written, type Day} from '../../../content/dates';
import {escapeMarkup} from '../../../content/text';
import type {RecordedEnd} from '../model/record';
import {currentAddress, feedAddress, legalRoot, permanentAddress} from '../model/addresses';
import {recordedOn, type Policy, type PolicyVersion, type Timeline} from '../model/timeline';

const longDay = (day: Day) => written(day, company.language);

/** A feed has moments, and the policies have days: at noon in London, nearly everywhere has the same day. */
const momentOf = (day: Day) => `${day}T12:00:00Z`;

type Entry = {id: string; page: string; title: string; published: Day; updated: Day; summary: string};

function versionEntry({slug, title}: Policy, row: PolicyVersion): Entry {
  const {version, day, source, reason, withdrawn, corrections = []} = row;
  const page = permanentAddress(version, slug);
  const effect = withdrawn
    ? `Withdrawn on ${longDay(withdrawn.day)}: ${withdrawn.reason}`
    : `In effect from ${longDay(version)}.`;
  const corrected = corrections.map(({day: on, replaced, by, reason: why}) => {
    return `Corrected on ${longDay(on)}: “${replaced}” now reads “${by}”. ${why}`;
  });
  return {
    // An old text came into the feed long after it was published.
    ...{id: page, page, published: source ? version : day, updated: withdrawn?.day ?? recordedOn(row)},
    title: `${title}, version of ${longDay(version)}${withdrawn ? ', withdrawn' : ''}`,
    summary: [reason, effect, ...corrected].join(' '),
  };
}

function endEntry({slug, title}: Policy, {version, day, reason}: RecordedEnd): Entry {
  const id = `${permanentAddress(version, slug)}#end`;
  const page = currentAddress(slug);
  return {id, page, title: `${title} ends on ${longDay(version)}`, published: day, updated: day, summary: reason};
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
export function feedOf({policies, builtOn}: Timeline): string {
  const entries = policies
    .flatMap((policy) => [
      ...(policy.ends ? [endEntry(policy, policy.ends)] : []),
      ...policy.versions.map((version) => versionEntry(policy, version)),
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
