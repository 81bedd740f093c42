import {fillClaims} from '../../../claims/fill';
import {frontMatterProblems} from '../../../content/frontMatter';
import {slugOf} from '../../../content/slug';
import {fillCompany} from '../../../company/parts';
import {fillCounts, type Counts} from '../../../content/numbers';
import {lineGlyph} from '../../../build/icons/drawings';
import {countsOf} from '../../../build/pageEntries/counts';
import {today} from '../../../company/today';
import type {Field, ParsedPage} from '../../../build/mdx/parsedPage';
import {messages} from '../messages';
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
    return first ? [finding(page, 'frontMatter', first.at, messages.fieldsInPartial)] : [];
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
    ...duplicates(page, site),
  ];
};

/** The engine stops at a page that is both. */
function hiddenTwice(page: ParsedPage) {
  const unlisted = fieldOf(page, 'unlisted');
  if (unlisted?.value !== true || page.frontMatter.draft !== true) return [];
  return [finding(page, 'frontMatter', unlisted.at, messages.draftAndUnlisted)];
}

/** YAML drops what follows a number sign, and takes a word after & for a name, without a word about it. */
function cutOff(page: ParsedPage) {
  const lines = page.text.split(/\r?\n/);
  return page.fields.flatMap(({name, at}) => {
    const [, value] = /^[a-z_]+:\s+(&.*|[^\s"'[{|>#].*\s#.*)$/.exec(lines[at.line - 1] ?? '') ?? [];
    if (!value) return [];
    const sign = value.startsWith('&') ? '&' : '#';
    return [
      finding(
        page,
        'frontMatter',
        at,
        messages.cutOff({name, sign}),
        value.includes('"') ? undefined : `${name}: "${value}"`,
      ),
    ];
  });
}

function iconFindings(page: ParsedPage) {
  const icon = fieldOf(page, 'icon');
  if (typeof icon?.value !== 'string') return [];
  try {
    lineGlyph(icon.value);
    return [];
  } catch (error) {
    return [finding(page, 'frontMatter', icon.at, messages.icon({problem: (error as Error).message}))];
  }
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** Search engines list one of two pages with the same title, and a menu needs different names. */
function duplicates(page: ParsedPage, {pages}: SiteSources) {
  return ['title', 'description', 'label'].flatMap((name) => {
    const field = fieldOf(page, name);
    const twin = pages.find(
      ({file, kind, frontMatter}) =>
        field &&
        file !== page.file &&
        kind !== 'partial' &&
        frontMatter[name] === field.value &&
        (name !== 'label' || folderOf(file) === folderOf(page.file)),
    );
    if (!field || !twin) return [];
    const {file} = twin;
    const message = name === 'label' ? messages.sameLabel({file}) : messages.sameField({name, file});
    return [finding(page, 'frontMatter', field.at, message)];
  });
}

/** Hosts and links encode other letters in different ways. */
function misnamed(page: ParsedPage) {
  if (page.kind === 'partial') return [];
  const names = page.file.replace(/\.mdx$/, '').split('/');
  const plain = names.map(slugOf).join('/');
  if (plain === names.join('/')) return [];
  return [finding(page, 'frontMatter', {line: 1, column: 1}, messages.fileName({file: plain}))];
}
