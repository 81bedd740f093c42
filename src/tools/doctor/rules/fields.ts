import {company} from '../../../company';
import {fillCompany} from '../../../company/parts';
import {workplaceOf} from '../../../content/jobs';
import {slugOf} from '../../../content/slug';
import {today} from '../../../company/today';
import type {ParsedPage} from '../../../mdx/parsedPage';
import {countsOf} from '../../../build/pageEntries/counts';
import {fieldProblems} from '../../../build/pageEntries/frontMatter';
import {messages} from '../messages';
import type {SiteSources} from '../sources';
import {top, type Rule} from './rule';

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

const isDraft = ({frontMatter}: ParsedPage) => frontMatter.draft === true;

/** Another page with the same value. Search engines list only one page per title, and menus need different names. */
function duplicateOf(page: ParsedPage, name: string, value: unknown, {pages}: SiteSources): string | undefined {
  // A new page begins as a copy of another.
  if (isDraft(page)) return undefined;
  const {file} = page;
  const others = pages.filter((other) => other.file !== file && other.kind !== 'partial' && !isDraft(other));
  const near = name === 'label' ? others.filter((page) => folderOf(page.file) === folderOf(file)) : others;
  return near.find(({frontMatter}) => frontMatter[name] === value)?.file;
}

/** The fields at the top of a page, which menus, cards and search results are made of. */
export const fieldsRule: Rule = (page, site, report) => {
  const {kind, fields} = page;
  if (kind === 'partial') return;
  const folder = folderOf(page.file);
  const isBelow = (page.address ?? '').lastIndexOf('/') > 0;
  const isStray = kind === 'page' && isBelow && page.frontMatter.unlisted !== true;
  if (isStray) report(top, messages.noSection({folder}));
  for (const {name, message, entry} of isStray
    ? []
    : fieldProblems(page, () => countsOf(site.pages, site.sections, today()))) {
    const field = fields.find((one) => one.name === name);
    report(field?.entries[entry ?? -1] ?? field?.at ?? top, message);
  }
  const lines = page.text.split(/\r?\n/);
  for (const {name, value, at} of fields) {
    // YAML silently drops what follows a number sign.
    const [, written] = /^[a-z_]+:\s+([^\s"'[{|>#].*\s#.*)$/.exec(lines[at.line - 1] ?? '') ?? [];
    if (written) report(at, messages.cutOff({name}), written.includes('"') ? undefined : `${name}: "${written}"`);
    const file = ['title', 'description', 'label'].includes(name) && duplicateOf(page, name, value, site);
    if (file) report(at, name === 'label' ? messages.sameLabel({file}) : messages.sameField({name, file}));
  }
  // Job searches need the country of a location. That of the head office is known.
  const location = kind === 'job' ? fields.find(({name}) => name === 'location') : undefined;
  const {city, country} = (location && workplaceOf(fillCompany(String(location.value)))) ?? {};
  if (location && city && !country && city !== company.city) report(location.at, messages.noCountry({city}));
};

/** Hosts and links encode other characters in different ways. */
export const fileNameRule: Rule = ({file, kind}, _site, report) => {
  const name = file.replace(/\.mdx$/, '');
  const plain = name.split('/').map(slugOf).join('/');
  const change = {old: file, to: [`${plain}.mdx`]};
  if (kind !== 'partial' && plain !== name) report(top, messages.fileName({file: plain}), undefined, change);
};
