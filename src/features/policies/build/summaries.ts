import {readFileSync} from 'node:fs';
import path from 'node:path';
import {longDay, type Day} from '../../../content/dates';
import {frontMatterOf, type Draft} from './draft';
import type {VersionRecord} from './ledger';
import {archivedFile} from './paths';

type Summary = {version: Day; summary: string};

/** What each earlier version of a policy said of itself, the newest first. */
export type Summaries = ReadonlyMap<string, readonly Summary[]>;

/** The ledger and the text may word it differently, so both are asked. What was withdrawn may be said again. */
export async function summariesBefore(
  siteDir: string,
  date: Day,
  records: readonly VersionRecord[],
): Promise<Summaries> {
  const told = new Map<string, Summary[]>();
  for (const {version, policies} of records.filter((one) => one.version < date && !one.withdrawn)) {
    for (const [slug, {reason}] of Object.entries(policies)) {
      const file = archivedFile(version, slug);
      const {summary} = await frontMatterOf(file, readFileSync(path.join(siteDir, file), 'utf8'));
      told.set(slug, [...(told.get(slug) ?? []), {version, summary: reason}, {version, summary}]);
    }
  }
  return told;
}

/** Quotes, capitals and line breaks say nothing. */
const plain = (text: string): string =>
  text
    .replace(/["'“”‘’]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

export function summaryProblems({file, summary}: Draft, told: readonly Summary[]): string[] {
  const same = told.find((one) => plain(one.summary) === plain(summary));
  if (!summary || !same) return [];
  const what =
    same.version === told[0]?.version
      ? 'still describes the last version'
      : `already described the version of ${longDay(same.version)}`;
  return [`${file}: "summary" ${what}. Say in one or two sentences what changes now, and why.`];
}
