import type {Options} from '@docusaurus/plugin-content-docs';
import {standing, versionOn} from '../model/timeline';
import type {Day} from '../../../content/dates';
import {readLedger, recordsOf, type VersionRecord} from './ledger';
import {ownerProblems} from './owner';
import {versionsFile} from './paths';
import {verifySeal} from './seal';
import {today} from '../../../company/today';

type Versioning = Required<Pick<Options, 'includeCurrentVersion' | 'lastVersion' | 'versions'>>;

export const noneYet =
  'no published policy has taken effect yet, and every page links to one. Publish the first ones for today with: npm run policy -- publish <YYYY-MM-DD> --without-notice "<reason>"';

/** The version that a build on that day puts in force; before the first one takes effect, the first one. */
export function inForceOn(day: Day, records: readonly Pick<VersionRecord, 'version' | 'withdrawn'>[]): Day {
  const versions = records.map(({version, withdrawn}) => ({name: version, withdrawn}));
  const begun = versionOn(day, versions) ?? standing(versions).at(-1) ?? versions.at(-1);
  if (begun) return begun.name;
  throw new Error(`${versionsFile}: ${noneYet}`);
}

/** How the docs plugin serves the policies: only the archive in production, and the draft as well in development. */
export function versioning(siteDir: string, isProduction: boolean, day: Day = today()): Versioning {
  verifySeal(siteDir);
  const ledger = readLedger(siteDir);
  const others = isProduction ? ownerProblems(ledger) : [];
  if (others.length > 0) throw new Error(`\n\n${others.join('\n')}\n`);
  const records = recordsOf(ledger);
  const lastVersion = inForceOn(day, records);
  const published = records.map(({version: name}) => [
    name,
    {banner: 'none' as const, badge: false, noIndex: name !== lastVersion},
  ]);
  // The engine rejects options for a draft that it does not include.
  const draft: Versioning['versions'] = isProduction
    ? {}
    : {current: {label: 'Draft', path: 'draft', banner: 'none', badge: false, noIndex: true}};
  return {
    includeCurrentVersion: !isProduction,
    lastVersion,
    versions: {...(Object.fromEntries(published) as Versioning['versions']), ...draft},
  };
}
