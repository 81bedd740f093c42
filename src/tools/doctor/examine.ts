import {sorted, type Finding} from '../../mdx/finding';
import {parsePage} from '../../mdx/parse';
import type {ParsedPage} from '../../mdx/parsedPage';
import type {Source} from '../../mdx/sources';
import {codeRule} from './rules/code';
import {fieldsRule, fileNameRule} from './rules/fields';
import {imagesRule} from './rules/images';
import {linksRule} from './rules/links';
import {headingsRule, tablesRule} from './rules/outline';
import type {Rule} from './rules/rule';
import {tagsRule} from './rules/tags';
import {textsRule} from './rules/texts';
import type {SiteSources} from './sources';

/** These need no tags, so they also check what can be read of a page that cannot be parsed. */
const textRules: readonly Rule[] = [fileNameRule, linksRule, imagesRule, textsRule];

/** Each checks one page. Spelling is checked for all pages at once; see `spelling.ts`. */
const rules: readonly Rule[] = [...textRules, fieldsRule, codeRule, tagsRule, headingsRule, tablesRule];

/** The problems of one page. If it cannot be parsed, that is the first one. */
export function examinePage(page: ParsedPage, site: SiteSources): Finding[] {
  const {broken, file} = page;
  const readable = broken?.in === 'text' ? [fieldsRule, ...textRules] : textRules;
  const found: Finding[] = broken ? [broken] : [];
  for (const rule of broken ? readable : rules)
    rule(page, site, (at, message, fix) => found.push({file, ...at, message, fix}));
  return found;
}

export const examine = (site: SiteSources): Finding[] => sorted(site.pages.flatMap((page) => examinePage(page, site)));

/** The problems of one new or changed file, in the context of all other pages. */
export function examineFile({file, text}: Source, site: SiteSources): Finding[] {
  const page = parsePage(file, text, site.sections);
  const others = site.pages.filter((one) => one.file !== file);
  return sorted(examinePage(page, {...site, pages: [...others, page]}));
}
