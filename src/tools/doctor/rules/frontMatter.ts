import {slugOf} from '../../../content/slug';
import {today} from '../../../company/today';
import type {ParsedPage} from '../../../build/mdx/parsedPage';
import {countsOf} from '../../../build/pageEntries/counts';
import {fieldProblems} from '../../../build/pageEntries/frontMatter';
import {messages} from '../messages';
import {fieldOf, finding, top, type Rule, type SiteSources} from '../sources';

/** The fields at the top of a page, which menus, cards and search results are made of. */
export const frontMatterRule: Rule = (page, site) => {
  if (page.kind === 'partial') {
    return page.fields.slice(0, 1).map(({at}) => finding(page, 'frontMatter', at, messages.fieldsInPartial));
  }
  const problems = fieldProblems(page, () => countsOf(site.pages, site.sections, today()));
  return [
    ...problems.map(({name, message, entry}) => {
      const field = fieldOf(page, name);
      return finding(page, 'frontMatter', field?.entries[entry ?? -1] ?? field?.at ?? top, message);
    }),
    ...misnamed(page),
    ...cutOff(page),
    ...duplicates(page, site),
  ];
};

/** YAML drops what follows a number sign, without a word about it. */
function cutOff(page: ParsedPage) {
  const lines = page.text.split(/\r?\n/);
  return page.fields.flatMap(({name, at}) => {
    const [, value] = /^[a-z_]+:\s+([^\s"'[{|>#].*\s#.*)$/.exec(lines[at.line - 1] ?? '') ?? [];
    const fix = value?.includes('"') ? undefined : `${name}: "${value}"`;
    return value ? [finding(page, 'frontMatter', at, messages.cutOff({name}), fix)] : [];
  });
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
  const name = page.file.replace(/\.mdx$/, '');
  const plain = name.split('/').map(slugOf).join('/');
  return plain === name ? [] : [finding(page, 'frontMatter', top, messages.fileName({file: plain}))];
}
