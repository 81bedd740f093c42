import {fillClaims} from '../../../claims/fill';
import {frontMatterProblems} from '../../../content/frontMatter';
import {slugOf} from '../../../content/slug';
import {fillCompany} from '../../../company/parts';
import {fillCounts, type Counts} from '../../../content/numbers';
import {lineGlyph} from '../../../build/icons/drawings';
import {countsOf} from '../../../build/pageEntries/counts';
import {today} from '../../../company/today';
import type {Field, ParsedPage} from '../../../build/mdx/parsedPage';
import {finding, type Rule, type SiteSources} from '../sources';

/** Lengths are those that visitors see, so figures, counts and facts of the company are filled in first. Other rules report unknown ones. */
export const filled = (value: unknown, counts: () => Counts): unknown => {
  if (typeof value === 'string')
    return fillCounts(
      fillClaims(fillCompany(value), (id) => id),
      counts,
    );
  return Array.isArray(value) ? value.map((one) => filled(one, counts)) : value;
};

const fieldOf = (page: ParsedPage, name: string): Field | undefined => page.fields.find((field) => field.name === name);

/** The fields at the top of a page, which menus, cards and search results are made of. */
export const frontMatterRule: Rule = (page, site) => {
  const top = {line: 1, column: 1};
  if (page.kind === 'partial') {
    const [first] = page.fields;
    const words = 'This file is part of other pages and has no address, so it takes no fields. Remove the block.';
    return first ? [finding(page, 'frontMatter', first.at, words)] : [];
  }
  const counts = () => countsOf(site.pages, site.sections, today());
  const given = Object.fromEntries(
    Object.entries(page.frontMatter).map(([name, value]) => [name, filled(value, counts)]),
  );
  const problems = frontMatterProblems(page.kind, given).map(({name, message, entry}) => {
    const field = fieldOf(page, name);
    return finding(page, 'frontMatter', field?.entries[entry ?? -1] ?? field?.at ?? top, message);
  });
  return [
    ...misnamed(page),
    ...problems,
    ...cutOff(page),
    ...iconFindings(page),
    ...hiddenTwice(page),
    ...twins(page, site),
    ...labelTwins(page, site),
  ];
};

/** The engine stops at a page that is both. */
function hiddenTwice(page: ParsedPage) {
  const unlisted = fieldOf(page, 'unlisted');
  if (unlisted?.value !== true || page.frontMatter.draft !== true) return [];
  const words = '"draft: true" keeps the page out of the site already. Remove "unlisted" until it is published.';
  return [finding(page, 'frontMatter', unlisted.at, words)];
}

/** YAML drops what follows a number sign, and takes a word after & for a name, without a word about it. */
function cutOff(page: ParsedPage) {
  const lines = page.text.split(/\r?\n/);
  return page.fields.flatMap(({name, at}) => {
    const [, value] = /^[a-z_]+:\s+(&.*|[^\s"'[{|>#].*\s#.*)$/.exec(lines[at.line - 1] ?? '') ?? [];
    if (!value) return [];
    const sign = value.startsWith('&') ? '&' : '#';
    const words = `"${name}" loses the words at its sign ${sign}, so its text must be in quotation marks.`;
    return [finding(page, 'frontMatter', at, words, value.includes('"') ? undefined : `${name}: "${value}"`)];
  });
}

function iconFindings(page: ParsedPage) {
  const icon = fieldOf(page, 'icon');
  if (typeof icon?.value !== 'string') return [];
  try {
    lineGlyph(icon.value);
    return [];
  } catch (error) {
    return [finding(page, 'frontMatter', icon.at, `"icon": ${(error as Error).message}`)];
  }
}

/** If two pages share a title or a description, search engines assume that one of them is not needed. */
function twins(page: ParsedPage, site: SiteSources) {
  return ['title', 'description'].flatMap((name) => {
    const field = fieldOf(page, name);
    const twin = site.pages.find(
      (other) =>
        other.file !== page.file && field && other.kind !== 'partial' && other.frontMatter[name] === field.value,
    );
    if (!field || !twin) return [];
    const words = `"${name}" is the same as in ${twin.file}. Say here what only this page offers.`;
    return [finding(page, 'frontMatter', field.at, words)];
  });
}

/** Hosts and links write other letters in an address in ways of their own. */
function misnamed(page: ParsedPage) {
  if (page.kind === 'partial') return [];
  const names = page.file.replace(/\.mdx$/, '').split('/');
  const plain = names.map(slugOf).join('/');
  if (plain === names.join('/')) return [];
  const words = `An address has lowercase letters, digits and single dashes. Rename the file to ${plain}.mdx.`;
  return [finding(page, 'frontMatter', {line: 1, column: 1}, words)];
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** A menu with one name twice leads half of its visitors to the wrong page. */
function labelTwins(page: ParsedPage, {pages}: SiteSources) {
  const field = fieldOf(page, 'label');
  const isTwin = (one: ParsedPage) => one.file !== page.file && folderOf(one.file) === folderOf(page.file);
  const twin = pages.find((one) => isTwin(one) && field && one.frontMatter.label === field.value);
  if (!field || !twin) return [];
  return [finding(page, 'frontMatter', field.at, `"label" is the same as in ${twin.file}. Menus need two names.`)];
}
