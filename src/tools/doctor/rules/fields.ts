import {company} from '../../../company';
import {fillCompany} from '../../../company/parts';
import {workplaceOf} from '../../../content/jobs';
import {slugOf} from '../../../content/slug';
import {today} from '../../../company/today';
import type {ParsedPage} from '../../../mdx/parsedPage';
import {countsOf} from '../../../build/pageEntries/counts';
import {fieldProblems} from '../../../build/pageEntries/frontMatter';
import type {SiteSources} from '../sources';
import {top, type Rule} from './rule';

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** What to say of a value that another page has. Search engines list one page per title, and menus need two names. */
const different: Readonly<Record<string, string>> = {
  title: 'Say here what only this page offers.',
  description: 'Say here what only this page offers.',
  label: 'Menus need two names.',
};

/** Another page with the same value. A new page begins as a copy of another, so drafts do not count. */
function duplicateOf(page: ParsedPage, name: string, value: unknown, {pages}: SiteSources): string | undefined {
  const isOther = ({file, kind, frontMatter}: ParsedPage) =>
    file !== page.file &&
    kind !== 'partial' &&
    frontMatter.draft !== true &&
    frontMatter[name] === value &&
    (name !== 'label' || folderOf(file) === folderOf(page.file));
  return page.frontMatter.draft === true ? undefined : pages.find(isOther)?.file;
}

/** The fields at the top of a page, which menus, cards and search results are made of. */
export const fieldsRule: Rule = (page, site, report) => {
  const {kind, fields, file, frontMatter} = page;
  if (kind === 'partial') return;
  const isBelow = (page.address ?? '').lastIndexOf('/') > 0;
  if (kind === 'page' && isBelow && frontMatter.unlisted !== true)
    report(
      top,
      `${folderOf(file)} is not a section, so no menu lists this page. Move the file into a section, add one to src/content/menus.json, or add "unlisted: true" if only links should lead here.`,
    );
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
    const other = name in different && duplicateOf(page, name, value, site);
    if (other) report(at, `"${name}" is the same as in ${other}. ${different[name]}`);
  }
  // Job searches need the country of a location. That of the head office is known.
  const location = kind === 'job' ? fields.find(({name}) => name === 'location') : undefined;
  const {city, country} = (location && workplaceOf(fillCompany(String(location.value)))) ?? {};
  if (location && city && !country && city !== company.city)
    report(
      location.at,
      `"location" names ${city} without its country, which job searches need. Add it, as in "Lisbon, Portugal".`,
    );
};

/** Hosts and links encode other characters in different ways. */
export const fileNameRule: Rule = ({file, kind}, _site, report) => {
  const name = file.replace(/\.mdx$/, '');
  const plain = `${name.split('/').map(slugOf).join('/')}.mdx`;
  if (kind === 'partial' || plain === file) return;
  report(top, `Addresses use lowercase letters, digits and single dashes. Rename the file to ${plain}.`);
};
