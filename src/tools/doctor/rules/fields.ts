import {company} from '../../../company';
import {fillCompany} from '../../../company/parts';
import {workplaceOf} from '../../../content/jobs';
import {slugOf} from '../../../content/slug';
import {today} from '../../../company/today';
import {messages} from '../../../mdx/messages';
import type {ParsedPage} from '../../../mdx/parsedPage';
import {countsOf} from '../../../build/pageEntries/counts';
import {fieldProblems} from '../../../build/pageEntries/frontMatter';
import type {SiteSources} from '../sources';
import {top, type Rule} from './rule';

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** Another page with the same value. Search engines list one page per title, and a menu needs two names. */
function duplicateOf(page: ParsedPage, name: string, value: unknown, {pages}: SiteSources): string | undefined {
  // A new page begins as a copy of another.
  const isPublished = ({kind, frontMatter}: ParsedPage) => kind !== 'partial' && frontMatter.draft !== true;
  const others = pages.filter((one) => one.file !== page.file && isPublished(one) && one.frontMatter[name] === value);
  const isNear = ({file}: ParsedPage) => name !== 'label' || folderOf(file) === folderOf(page.file);
  return isPublished(page) ? others.find(isNear)?.file : undefined;
}

/** The fields at the top of a page, which menus, cards and search results are made of. */
export const fieldsRule: Rule = (page, site, report) => {
  const {kind, fields, file, frontMatter} = page;
  if (kind === 'partial') return;
  const listed = 'Move the file into a section, add one to src/content/menus.json';
  const unlisted = 'or add "unlisted: true" if only links should lead here.';
  if (kind === 'page' && /^\/.+\//.test(page.address ?? '') && frontMatter.unlisted !== true)
    report(top, `${folderOf(file)} is not a section, so no menu lists this page. ${listed}, ${unlisted}`);
  else if (fields.length === 0) report(top, messages.noFields);
  else
    for (const {name, message, entry} of fieldProblems(page, () => countsOf(site.pages, site.sections, today()))) {
      const field = fields.find((one) => one.name === name);
      report(field?.entries[entry ?? -1] ?? field?.at ?? top, message);
    }
  const lines = page.text.split(/\r?\n/);
  for (const {name, value, at} of fields) {
    // YAML silently drops what follows a number sign.
    const [, written] = /^[a-z_]+:\s+([^\s"'[{|>#].*\s#.*)$/.exec(lines[at.line - 1] ?? '') ?? [];
    if (written) report(at, `In "${name}", everything after the # is lost. Put the text in quotation marks.`);
    const other = ['title', 'description', 'label'].includes(name) && duplicateOf(page, name, value, site);
    if (other) report(at, `"${name}" is the same as in ${other}. Say here what only this page offers.`);
  }
  // Job searches need the country of a location. That of the head office is known.
  const {value, at = top} = fields.find(({name}) => kind === 'job' && name === 'location') ?? {};
  const {city, country} = workplaceOf(fillCompany(String(value))) ?? {};
  const instead = 'without its country, which job searches need. Add it, as in "Lisbon, Portugal".';
  if (value && city && !country && city !== company.city) report(at, `"location" names ${city} ${instead}`);
};

/** Hosts and links encode other characters in different ways. */
export const fileNameRule: Rule = ({file, kind}, _site, report) => {
  const name = file.replace(/\.mdx$/, '');
  const plain = `${name.split('/').map(slugOf).join('/')}.mdx`;
  if (kind === 'partial' || plain === file) return;
  report(top, `Addresses use lowercase letters, digits and single dashes. Rename the file to ${plain}.`);
};
