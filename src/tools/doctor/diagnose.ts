import {findingsInCompany} from './companyFindings';
import {examine} from './examine';
import {readDrafts} from '../../features/policies/build/readDrafts';
import {archiveProblems} from '../../features/policies/build/versioning';
import {atLine, sorted, type Finding} from '../../mdx/finding';
import {claimFindings} from './claimFindings';
import {lostPages} from './lostPages';
import {navigationFindings, redirectFindings, synonymFindings} from './placeFindings';
import {readSite, type SiteSources} from './sources';
import {spellingFindings, wordsOnly} from './spelling';
import {dayNow} from '../../company/today';

/** Every problem that stops a build: in company data, pages, and the lists that refer to pages. Spelling does not. */
export const diagnoseQuickly = (root: string, site = readSite(root)): Finding[] => [
  ...findingsInCompany(root),
  ...[navigationFindings, redirectFindings, synonymFindings, lostPages].flatMap((find) => find(root, site)),
  ...examine(site),
];

/** Problems that keep drafts from being published, and all changes to published texts. */
export function policyFindings(root: string): Finding[] {
  return [...archiveProblems(root, dayNow()), ...readDrafts(root).flatMap(({problems}) => problems)].map(
    ({file, line = 1, message}) => atLine(file, line, message),
  );
}

/** The checks for publishing repeat some findings about pages, and cannot judge a file that cannot be read. */
const isDuplicate = ({file, line}: Finding, found: readonly Finding[], {pages}: SiteSources) =>
  found.some((one) => one.file === file && one.line === line) || pages.some((one) => one.file === file && one.broken);

/** Every problem in pages, policies and claims, sorted by file and line. */
export async function diagnose(root: string): Promise<Finding[]> {
  const site = readSite(root);
  const spelling = spellingFindings(site.pages, root);
  const found = diagnoseQuickly(root, site);
  const policies = policyFindings(root).filter((one) => !isDuplicate(one, found, site));
  return sorted([...found, ...policies, ...claimFindings(root, dayNow()), ...wordsOnly(await spelling, found)]);
}
