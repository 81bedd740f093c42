import {pageKindOf} from '../../catalogue/frontMatter';
import {sectionOf} from '../../catalogue/sections';
import {printed} from '../doctor/finding';
import {addressOf} from '../doctor/parse';
import type {ParsedPage} from '../doctor/parsedPage';
import {pageAt, type SiteSources} from '../doctor/sources';
import {counted, edited} from './edits';
import {linkEdits, type Lead} from './links';
import {changed, withClaims, withFormer, withLead, withoutTargets, withRecorded} from './lists';
import {movedPictures, pictureEdits} from './pictures';
import {
  archivedLinks,
  emptiedSections,
  isBelow,
  isKnown,
  lostBelow,
  pagesBelow,
  plain,
  whyItStays,
  type Plan,
  type Refused,
} from './plan';
import {formerIn, newFindings, siteIn, type State} from './state';

const usage = 'Say what moves, and where: npm run move -- /industries/real-estate /industries/property';
const nextAddress = (address: string, from: string, to: string) => to + address.slice(from.length);

/** Why a page cannot have an address, if so. */
function whyNotThere(from: string, to: string, state: State, site: SiteSources): string | undefined {
  if (!/^(\/[a-z][a-z0-9]*(-[a-z0-9]+)*)+$/.test(to)) {
    return `"${to}" is not a valid address. Use lowercase letters, digits and single dashes, such as /industries/property.`;
  }
  if (isBelow(to, '/legal')) return 'A page cannot move among the policies. Choose an address outside /legal.';
  if (to === from) return `"${from}" is where it is already. Say the new address after it.`;
  if (isBelow(to, from)) return `"${to}" is below the page itself. Choose an address beside it.`;
  if (site.others.has(to)) return `There is a file at "${to}" already. Choose another address.`;
  const taken = formerIn(state)[to];
  if (taken?.startsWith('/') && taken !== from) {
    return `"${to}" is the former address of "${taken}", and leads visitors there. Choose another address.`;
  }
  const page = pageAt(to, site);
  if (page && pageAt(from, site)) return `There is a page at "${to}" already: ${page.file}. Choose another address.`;
  return page || pageAt(from, site)
    ? undefined
    : `There is no page at "${from}", nor at "${to}". One of them has to be there.`;
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

/** The pages with their new names and links, and a line about each that changed. */
function pagesAfter(
  site: SiteSources,
  files: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, string>,
  lead: Lead,
  where: string,
) {
  const told: string[] = [];
  const pages = site.pages.map((page: ParsedPage): [string, string] => {
    const now = files.get(page.file) ?? page.file;
    const links = linkEdits(page, site, lead);
    if (now !== page.file) told.unshift(`${page.file} is ${now} now`);
    if (links.length > 0) told.push(`${now}: ${counted(links.length, 'link leads', 'links lead')} to ${where} now`);
    return [now, edited(page.text, [...links, ...pictureEdits(page, now, pictures)])];
  });
  return {pages: new Map(pages), told};
}

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

/** Moves a page and those below it, with all that leads there. Works also when the file was renamed by hand. */
export function planMove(state: State, [given = '', wanted = '']: readonly string[]): Plan | Refused {
  if (!given || !wanted) return {refused: usage};
  const [from, to] = [plain(given), plain(wanted)];
  const {site} = siteIn(state);
  const refused = whyItStays(from, state, site, 'moved') ?? whyNotThere(from, to, state, site);
  if (refused) return {refused};
  const addresses = addressesOf(from, to, state, site);
  const files = filesOf(site, from, to);
  const pictures = movedPictures(site, files);
  const lead: Lead = (address, rest) => {
    const now = addresses.get(address);
    return now && now + rest;
  };
  const where = addresses.size > 1 ? 'the new addresses' : to;
  const {pages, told} = pagesAfter(site, files, pictures, lead, where);
  const fileNow = (address: string) => `pages${address}.mdx`;
  const claims = new Map([...addresses].map(([old, now]) => [fileNow(old), files.get(fileNow(old)) ?? fileNow(now)]));
  const isPublic = (old: string, now: string) => isKnown(pageAt(old, site) ?? pageAt(now, site), old, state);
  const former = Object.fromEntries([...addresses].filter(([old, now]) => isPublic(old, now)));
  const now = new Set([...pages.keys()].flatMap((file) => addressOf(file) ?? []));
  const sections = emptiedSections(site, ({file}) => sectionChanges(files, file, site));
  const lists = changed(
    {...state, pages, renamed: new Map([...files, ...pictures])},
    (so) => withLead(so, lead, where),
    (so) => withoutTargets(so, () => false, sections),
    (so) => withClaims(so, claims),
    (so) => withFormer(so, former, now),
    (so) => withRecorded(so, addresses),
  );
  const findings = newFindings(state, lists.state);
  if (findings.length > 0) {
    const problems = findings.map(printed).join('\n');
    return {
      refused: `Nothing was changed, because this would be wrong afterward:\n${problems}\n${wayOut(files, site)}`,
    };
  }
  const shown = [...pictures].map(([old, target]) => `${old} is ${target} now`);
  const archived = archivedLinks(state, new Set(addresses.keys())).map(
    (line) => `${line} in published text, which stays; visitors are led on`,
  );
  return {after: lists.state, deleted: [], told: [...told, ...shown, ...lists.told, ...archived]};
}
