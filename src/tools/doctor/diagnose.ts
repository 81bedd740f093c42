import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFindings} from './catalogueFindings';
import {examine} from './examine';
import {sorted, type Finding} from '../../build/mdx/finding';
import {allClaims, claimsReport, evidenceFindings} from './claimFindings';
import {readLists, unreadableLists} from './lists';
import {policyFindings} from './policyFindings';
import {readGiven, siteOf, type SiteSources} from './sources';
import {spellingFindings} from './spelling';
import {dayNow} from '../../company/today';

export const readSite = (root: string): SiteSources => siteOf(readGiven(root));

const claimFindings = (root: string, {pages}: SiteSources): Finding[] =>
  evidenceFindings(allClaims(), readFileSync(path.join(root, 'src/claims/evidence.ts'), 'utf8'), dayNow(), pages);

/** Every problem that stops a build: those of the pages and of the lists that name them, except spelling. */
export function diagnoseQuickly(root: string): Finding[] {
  const site = readSite(root);
  return [...listFindings(root, readLists(root), site), ...examine(site)];
}

/** Publishing sees some mistakes that the rules for pages report too, and guesses at a file that cannot be read. */
const isDuplicate = ({file, line}: Finding, pages: readonly Finding[], {pages: parsed}: SiteSources) =>
  pages.some((one) => one.file === file && one.line === line) || parsed.some((one) => one.file === file && one.broken);

/** Every problem in pages, policies and claims, sorted by file and line. */
export async function diagnose(root: string): Promise<Finding[]> {
  const unreadable = unreadableLists(root);
  if (unreadable.length > 0) return unreadable;
  const site = readSite(root);
  const spelling = spellingFindings(
    site.pages.map((page) => page.file),
    root,
  );
  const pages = examine(site);
  const others = policyFindings(root).filter((one) => !isDuplicate(one, pages, site));
  return sorted([
    ...listFindings(root, readLists(root), site),
    ...pages,
    ...claimFindings(root, site),
    ...others,
    ...(await spelling),
  ]);
}

export const claims = (root: string): string => claimsReport(readSite(root).pages, dayNow());
