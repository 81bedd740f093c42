import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findingsInCompany} from './companyFindings';
import {examine} from './examine';
import {sorted, type Finding} from '../../build/mdx/finding';
import {allClaims, claimsFile, evidenceFindings} from './claimFindings';
import {placeFindings} from './placeFindings';
import {policyFindings} from './policyFindings';
import {switchedOff} from './rules/companyFacts';
import {readGiven, siteOf, type SiteSources} from './sources';
import {spellingFindings} from './spelling';
import {dayNow} from '../../company/today';

export const readSite = (root: string): SiteSources => siteOf(readGiven(root));

const claimFindings = (root: string, {pages}: SiteSources): Finding[] =>
  evidenceFindings(allClaims(), readFileSync(path.join(root, claimsFile), 'utf8'), dayNow(), pages);

/** Every problem that stops a build: those of the company, of pages, and of the lists that name them, except spelling. */
export const diagnoseQuickly = (root: string, site = readSite(root)): Finding[] => [
  ...findingsInCompany(root),
  ...placeFindings(root, site),
  ...examine(site),
];

/** Publishing sees some mistakes that the rules for pages report too, and guesses at a file that cannot be read. */
const isDuplicate = ({file, line}: Finding, found: readonly Finding[], {pages}: SiteSources) =>
  found.some((one) => one.file === file && one.line === line) || pages.some((one) => one.file === file && one.broken);

/** Every problem in pages, policies and claims, sorted by file and line. */
export async function diagnose(root: string): Promise<Finding[]> {
  const site = readSite(root);
  const files = site.pages.map(({file}) => file);
  const spelling = spellingFindings(files, root);
  const found = [...diagnoseQuickly(root, site), ...site.pages.flatMap(switchedOff)];
  const others = policyFindings(root).filter((one) => !isDuplicate(one, found, site));
  return sorted([...found, ...claimFindings(root, site), ...others, ...(await spelling)]);
}
