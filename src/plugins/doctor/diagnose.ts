import {readFileSync} from 'node:fs';
import path from 'node:path';
import {examine} from './examine';
import {sorted, type Finding} from './finding';
import {allClaims, claimsReport, evidenceFindings} from './claimFindings';
import {navigationFindings} from './navigationFindings';
import {policyFindings} from './policyFindings';
import {readGiven, siteOf, type SiteSources} from './sources';
import {spellingFindings} from './spelling';

/** Today, in the format of the claims' dates. */
export const today = (): string => new Date().toISOString().slice(0, 10);

export const readSite = (root: string): SiteSources => siteOf(readGiven(root));

const claimFindings = (root: string): Finding[] =>
  evidenceFindings(allClaims(), readFileSync(path.join(root, 'src/claims/evidence.ts'), 'utf8'), today());

/** Every problem that stops a build: those of the pages and of the menus that list them, except spelling. */
export function diagnoseQuickly(root: string): Finding[] {
  const site = readSite(root);
  return [...navigationFindings(root, site), ...examine(site)];
}

/** Every problem in pages, policies and claims, sorted by file and line. */
export async function diagnose(root: string): Promise<Finding[]> {
  const site = readSite(root);
  const spelling = spellingFindings(
    site.pages.map((page) => page.file),
    root,
  );
  const policies = policyFindings(root);
  const menus = navigationFindings(root, site);
  return sorted([...menus, ...examine(site), ...claimFindings(root), ...(await policies), ...(await spelling)]);
}

export const claims = (root: string): string => claimsReport(readSite(root).pages, today());
