import {pageKindOf} from '../../content/frontMatter';
import {openingsFolder} from '../../content/jobs';
import {sectionOf} from '../../content/sections';
import {addressOf} from '../../build/mdx/parse';
import {pageAt, type SiteSources} from '../doctor/sources';
import {counted, edited} from '../../build/textEdits';
import {linkEdits, type Lead} from './links';
import {changed, withClaims, withFormer, withLead, withoutTargets} from './lists';
import {movedPictures, pictureEdits} from './pictures';
import {
  archivedLinks,
  emptiedSections,
  isBelow,
  isKnown,
  lostBelow,
  pagesBelow,
  plain,
  unlessWrong,
  whyItStays,
  type Plan,
  type Refused,
} from './plan';
import {formerIn, siteIn, type State} from './state';

const usage = 'Say what moves, and where: npm run rename -- /industries/real-estate /industries/property';
const nextAddress = (address: string, from: string, to: string) => to + address.slice(from.length);

/** Why a page cannot have an address, if so. */
function whyNotThere(from: string, to: string, state: State, site: SiteSources): string | undefined {
  if (!/^(\/[a-z][a-z0-9]*(-[a-z0-9]+)*)+$/.test(to)) {
    return `"${to}" is not a valid address. Use lowercase letters, digits and single dashes, such as /industries/property.`;
  }
  if (isBelow(to, '/legal')) return 'A page cannot move among the policies. Choose an address outside /legal.';
  if (to === from) return `"${from}" is where it is already. Say the new address after it.`;
  if (isBelow(`/${openingsFolder}`, from) && pageAt(from, site)) {
    return (
      `"${from}" cannot be moved alone: positions are pages in pages/${openingsFolder}, as src/content/jobs.ts says. ` +
      'An engineer changes that and renames the pages with it; then run this command, and it does the rest.'
    );
  }
  if (isBelow(to, from)) return `"${to}" is below the page itself. Choose an address beside it.`;
  if (site.others.has(to)) return `There is a file at "${to}" already. Choose another address.`;
  const taken = formerIn(state)[to];
  if (taken?.startsWith('/') && taken !== from) {
    return `"${to}" is the former address of "${taken}", and leads visitors there. Choose another address.`;
  }
  const page = pageAt(to, site);
  if (page && pageAt(from, site)) return `There is a page at "${to}" already: ${page.file}. Choose another address.`;
  return page || pageAt(from, site) ? undefined : `No page is at "${from}" or at "${to}". One of them has to exist.`;
}

/** Old and new addresses: of pages that are still there, and of those that were renamed by hand. */
function addressesOf(from: string, to: string, state: State, site: SiteSources): Map<string, string> {
  const there = pagesBelow(from, site).flatMap(({address}) => address ?? []);
  const lost = lostBelow(from, state, site).filter((address) => pageAt(nextAddress(address, from, to), site));
  const renamed = pageAt(from, site) ? [] : [from];
  return new Map([...renamed, ...lost, ...there].map((address) => [address, nextAddress(address, from, to)]));
}

const below = (file: string) => file.replace(/^pages\//, '');

const filesOf = (site: SiteSources, from: string, to: string) =>
  new Map(
    pagesBelow(from, site).map(({file}) => {
      const own = from.slice(1);
      const rest = file.slice(`pages/${own}`.length);
      return [file, `pages${to}${rest}`] as const;
    }),
  );

/** Whether a page leaves its section. */
function sectionChanges(files: ReadonlyMap<string, string>, file: string, {sections}: SiteSources): boolean {
  const now = files.get(file);
  return now !== undefined && sectionOf(below(now), sections) !== sectionOf(below(file), sections);
}

/** What to do if the page does not fit where it goes. */
function wayOut(files: ReadonlyMap<string, string>, site: SiteSources): string {
  const other = [...files].find(
    ([old, now]) => pageKindOf(below(old), site.sections) !== pageKindOf(below(now), site.sections),
  );
  if (!other) return 'Correct this, then run the command again.';
  return (
    'Pages there have other fields at the top. Rename the file yourself ' +
    `(git mv ${other[0]} ${other[1]}), correct these lines, then run the command again: it does the rest.`
  );
}

/** A move that can be made: which addresses and files become which. */
type Move = {
  site: SiteSources;
  addresses: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, string>;
  lead: Lead;
  /** Where to, in words. */
  where: string;
};

function moveTo(from: string, to: string, state: State, site: SiteSources): Move {
  const addresses = addressesOf(from, to, state, site);
  const files = filesOf(site, from, to);
  const lead: Lead = (address, rest) => {
    const now = addresses.get(address);
    return now && now + rest;
  };
  const where = addresses.size > 1 ? 'the new addresses' : to;
  return {site, addresses, files, pictures: movedPictures(site, files), lead, where};
}

/** The pages with their new names and links, and a line about each that changed. */
function pagesAfter({site, files, pictures, lead, where}: Move) {
  const told: string[] = [];
  const pages = site.pages.map((page): [string, string] => {
    const now = files.get(page.file) ?? page.file;
    const links = linkEdits(page, site, lead);
    if (now !== page.file) told.unshift(`${page.file} is ${now} now`);
    if (links.length > 0) told.push(`${now}: ${counted(links.length, 'link leads', 'links lead')} to ${where} now`);
    return [now, edited(page.text, [...links, ...pictureEdits(page, now, pictures)])];
  });
  return {pages: new Map(pages), told};
}

/** The lists once the pages have moved. */
function listsAfter(
  state: State,
  pages: ReadonlyMap<string, string>,
  {site, addresses, files, pictures, lead, where}: Move,
) {
  const fileNow = (address: string) => `pages${address}.mdx`;
  const claims = new Map([...addresses].map(([old, now]) => [fileNow(old), files.get(fileNow(old)) ?? fileNow(now)]));
  const isPublic = ([old, now]: [string, string]) => isKnown(pageAt(old, site) ?? pageAt(now, site), old, state);
  const former = Object.fromEntries([...addresses].filter(isPublic));
  const present = new Set([...pages.keys()].flatMap((file) => addressOf(file) ?? []));
  const emptied = emptiedSections(site, ({file}) => sectionChanges(files, file, site));
  return changed(
    {...state, pages, renamed: new Map([...files, ...pictures])},
    (so) => withLead(so, lead, where),
    (so) => withoutTargets(so, () => false, emptied),
    (so) => withClaims(so, claims),
    (so) => withFormer(so, former, present),
  );
}

/** Moves a page and those below it, with all that leads there. Works also when the file was renamed by hand. */
export function planMove(state: State, [given = '', wanted = '']: readonly string[]): Plan | Refused {
  if (!given || !wanted) return {refused: usage};
  const [from, to] = [plain(given), plain(wanted)];
  const {site} = siteIn(state);
  const refused = whyItStays(from, state, site, 'moved') ?? whyNotThere(from, to, state, site);
  if (refused) return {refused};
  const move = moveTo(from, to, state, site);
  const {pages, told} = pagesAfter(move);
  const lists = listsAfter(state, pages, move);
  const shown = [...move.pictures].map(([old, now]) => `${old} is ${now} now`);
  const archived = archivedLinks(state, new Set(move.addresses.keys())).map(
    (line) => `${line} in published text, which stays; visitors are led on`,
  );
  const plan = {after: lists.state, deleted: [], told: [...told, ...shown, ...lists.told, ...archived]};
  return unlessWrong(state, plan, wayOut(move.files, site));
}
