import {sorted, type Finding} from '../../build/mdx/finding';
import type {ParsedPage} from '../../build/mdx/parsedPage';
import type {Source} from '../../build/mdx/sources';
import {bracesRule} from './rules/braces';
import {claimsRule} from './rules/claims';
import {companyFactsRule} from './rules/companyFacts';
import {compositionRule} from './rules/composition';
import {examplesRule} from './rules/examples';
import {frontMatterRule} from './rules/frontMatter';
import {headingsRule} from './rules/headings';
import {imagesRule} from './rules/images';
import {importsRule} from './rules/imports';
import {jobsRule} from './rules/jobs';
import {linksRule} from './rules/links';
import {placeholdersRule} from './rules/placeholders';
import {propsRule} from './rules/props';
import {tablesRule} from './rules/tables';
import {tokensRule} from './rules/tokens';
import {leftoversRule, wordsRule} from './rules/wording';
import {finding, siteOf, type Given, type Rule, type SiteSources} from './sources';

const figuresRule: Rule = (page) => page.figureProblems.map(({at, message}) => finding(page, 'figures', at, message));

/** Each checks one page. Spelling checks all of them in one run of its tool; see `spelling.ts`. */
const rules: readonly Rule[] = [
  frontMatterRule,
  importsRule,
  bracesRule,
  propsRule,
  claimsRule,
  tokensRule,
  linksRule,
  imagesRule,
  tablesRule,
  headingsRule,
  compositionRule,
  jobsRule,
  figuresRule,
  examplesRule,
  wordsRule,
  companyFactsRule,
  leftoversRule,
  placeholdersRule,
];

/** They need no tags, so they check what can be read of a page that cannot be parsed. */
const rulesOfText: readonly Rule[] = [frontMatterRule, linksRule, imagesRule, wordsRule];

/** The problems of one page. If it cannot be parsed, that is the first one. */
export function examinePage(page: ParsedPage, site: SiteSources): Finding[] {
  if (!page.broken) return rules.flatMap((rule) => rule(page, site));
  if (page.broken.rule !== 'compile') return [page.broken];
  return [page.broken, ...rulesOfText.flatMap((rule) => rule(page, site))];
}

export const examine = (site: SiteSources): Finding[] => sorted(site.pages.flatMap((page) => examinePage(page, site)));

/** The problems of one file, new or with another text, among the other pages of the site. */
export function examineFile(source: Source, given: Given): Finding[] {
  const others = given.sources.filter(({file}) => file !== source.file);
  const site = siteOf({...given, sources: [...others, source]});
  const page = site.pages.at(-1);
  return page ? sorted(examinePage(page, site)) : [];
}
