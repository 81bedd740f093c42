import path from 'node:path';
import {fileOf} from '../../build/pictures/files';
import {isElsewhere} from '../../build/pictures/find';
import type {ParsedPage} from '../../build/mdx/parsedPage';
import type {SiteSources} from '../doctor/sources';
import type {Edit} from '../../build/textEdits';
import {rangeOf} from './links';

/** A picture that stands beside a page: how the page names it, which file that is, and where the page does so. */
type Beside = {src: string; file: string; at: {line: number; column: number}};

/** The props that name files. */
const naming: Record<string, readonly string[]> = {Picture: ['src']};

/** The pictures of a page that its own address leads to; those in `static/` stay where they are. */
function picturesBeside(page: ParsedPage): Beside[] {
  const tagged = page.tags.flatMap((tag) =>
    tag.props.filter(({name}) => naming[tag.name]?.includes(name)).map(({value, at}) => ({src: String(value), at})),
  );
  return [...page.pictures, ...tagged]
    .filter(({src}) => src && !src.startsWith('/') && !isElsewhere(src))
    .map(({src, at}) => ({src, at, file: fileOf(page.file, src)}));
}

const relative = (fromPage: string, file: string) => {
  const way = path.posix.relative(path.posix.dirname(fromPage), file);
  return way.startsWith('.') ? way : `./${way}`;
};

/** Where each picture goes: along with its page, unless a page that stays shows it too or another file has its name. */
export function movedPictures(site: SiteSources, movedPages: ReadonlyMap<string, string>): Map<string, string> {
  const targets = new Map<string, Set<string>>();
  for (const page of site.pages) {
    const now = movedPages.get(page.file) ?? page.file;
    for (const {src, file} of picturesBeside(page)) {
      targets.set(file, new Set([...(targets.get(file) ?? []), fileOf(now, src)]));
    }
  }
  const moves = [...targets].flatMap(([file, [target, ...more]]): [string, string][] =>
    target === undefined || more.length > 0 || target === file || !site.files(file) || site.files(target)
      ? []
      : [[file, target]],
  );
  return new Map(moves);
}

/** What changes in the text of a page so that it still shows its pictures from its new place. */
export function pictureEdits(page: ParsedPage, now: string, moved: ReadonlyMap<string, string>): Edit[] {
  return picturesBeside(page).flatMap(({src, file, at}) => {
    const target = moved.get(file) ?? file;
    if (fileOf(now, src) === target) return [];
    return [{...rangeOf(page.text, src, at), put: relative(now, target)}];
  });
}

/** Pictures that only pages that go have shown. */
export function orphans(site: SiteSources, goes: (file: string) => boolean): string[] {
  const shownBy = (going: boolean) =>
    site.pages.filter(({file}) => goes(file) === going).flatMap((page) => picturesBeside(page).map(({file}) => file));
  const kept = new Set(shownBy(false));
  return [...new Set(shownBy(true))].filter((file) => !kept.has(file) && site.files(file));
}
