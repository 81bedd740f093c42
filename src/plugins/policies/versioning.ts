import type {Options} from '@docusaurus/plugin-content-docs';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {versionOn} from '../../catalogue/policies/timeline';
import type {Day} from '../../catalogue/policies/dates';
import {versionsFile} from './paths';
import {verifySeal} from './seal';
import {today} from '../today';

type Versioning = Required<Pick<Options, 'includeCurrentVersion' | 'lastVersion' | 'versions'>>;

export const readVersions = (siteDir: string): Day[] =>
  JSON.parse(readFileSync(path.join(siteDir, versionsFile), 'utf8')) as Day[];

/** The version that a build on that day puts in force; before the first one takes effect, the first one. */
export function inForceOn(day: Day, names: readonly Day[]): Day {
  const begun =
    versionOn(
      day,
      names.map((name) => ({name})),
    )?.name ?? names.at(-1);
  if (!begun)
    throw new Error(
      `${versionsFile}: no policy is published yet. Publish one with: npm run policy:publish -- <YYYY-MM-DD>`,
    );
  return begun;
}

/** How the docs plugin serves the policies: only the archive in production, and the draft as well in development. */
export function versioning(siteDir: string, isProduction: boolean, day: Day = today()): Versioning {
  verifySeal(siteDir);
  const names = readVersions(siteDir);
  const lastVersion = inForceOn(day, names);
  const published = names.map((name) => [name, {banner: 'none' as const, badge: false, noIndex: name !== lastVersion}]);
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
