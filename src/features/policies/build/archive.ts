import type {Day} from '../../../content/dates';
import {comparePolicies} from '../model/compare';
import {parsePolicy, type PolicyText} from '../model/compare/text';
import type {RecordedVersion} from '../model/record';
import {pairsWithPage} from '../model/comparisons';
import type {Redline} from '../model/redline';
import {permanentAddress, policyFrom, versionToRead, type Policy, type Timeline} from '../model/timeline';
import {inOrder, placeOf} from './draft';
import {archivedText, endOf, readRecord, rowsOf, slugsIn} from './record';

/** Each text is parsed once, however many pages ask: a text with a hash never changes. */
const parsed = new Map<string, PolicyText>();

function textOf(siteDir: string, row: RecordedVersion): PolicyText {
  const text = parsed.get(row.sha256) ?? parsePolicy(archivedText(siteDir, row));
  parsed.set(row.sha256, text);
  return text;
}

export type Archive = ReturnType<typeof readArchive>;

/** Everything that was ever published, as of a day. */
export function readArchive(siteDir: string, day: Day) {
  const record = readRecord(siteDir);
  // By their permanent addresses.
  const texts = new Map(
    record.versions.map((row) => [permanentAddress(row.version, row.policy), textOf(siteDir, row)]),
  );
  const places = slugsIn(record).map((slug) => {
    const [last] = rowsOf(record, slug);
    return placeOf(siteDir, slug, last && archivedText(siteDir, last));
  });
  const policies = inOrder(places).map(({slug, purpose}) => {
    const versions = rowsOf(record, slug).map((row) => {
      return {...row, title: texts.get(permanentAddress(row.version, slug))?.title || slug};
    });
    return policyFrom(
      {slug, title: versionToRead(day, {versions})?.title ?? slug, purpose, ends: endOf(record, slug)},
      versions,
      day,
    );
  });
  const timeline: Timeline = {builtOn: day, policies};
  return {timeline, record, texts};
}

/** The comparisons of a policy that have their own page. */
export const redlinesOf = ({texts}: Archive, policy: Policy): Redline[] =>
  pairsWithPage(policy).flatMap(({from, to}) => {
    const [before, after] = [from, to].map((day) => texts.get(permanentAddress(day, policy.slug)));
    return before && after ? [{from, to, ...comparePolicies(before, after)}] : [];
  });
