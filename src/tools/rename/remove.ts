import {isOpeningCopy} from '../../content/jobs';
import {goneMark} from '../../content/formerAddresses';
import {printed, type Finding} from '../../build/mdx/finding';
import type {ParsedPage} from '../../build/mdx/parsedPage';
import {claimsUsed} from '../doctor/rules/claims';
import {addressProblem} from '../doctor/rules/links';
import {pageAt, type SiteSources} from '../doctor/sources';
import {counted, edited} from '../../build/textEdits';
import {linkEdits} from './links';
import {changed, withFormer, withLead, withoutClaims, withoutTargets} from './lists';
import {orphans} from './pictures';
import {
  archivedLinks,
  emptiedSections,
  isKnown,
  lostBelow,
  pagesBelow,
  plain,
  unlessWrong,
  whyItStays,
  type Plan,
  type Refused,
} from './plan';
import {siteIn, type State} from './state';
import {unlinked} from './unlink';

type Asked = {address: string; to?: string | undefined};

const usage =
  'Say which page or section to remove: npm run remove -- /company/careers. ' +
  'With --to /company/about, its address and the links to it lead there from now on.';

/** Why nobody can be led to an address, if so. */
function whyNotTo(to: string, goes: (address: string) => boolean, site: SiteSources): string | undefined {
  if (goes(to)) return `"${to}" is removed as well. Lead visitors to a page that stays.`;
  if (!pageAt(to, site)) return addressProblem(to, site) ?? `"${to}" is not a page. Lead visitors to a page.`;
  return addressProblem(to, site);
}

/** A removal that can be made: which addresses and files go, and where visitors are led, if anywhere. */
type Removal = {
  site: SiteSources;
  addresses: ReadonlySet<string>;
  files: ReadonlySet<string>;
  goes: (address: string) => boolean;
  to: string | undefined;
};

function removalOf(address: string, to: string | undefined, state: State, site: SiteSources): Removal {
  const going = pagesBelow(address, site);
  const below = [...going.flatMap((page) => page.address ?? []), ...lostBelow(address, state, site)];
  const addresses = new Set([address, ...below]);
  return {site, addresses, files: new Set(going.map(({file}) => file)), goes: (one) => addresses.has(one), to};
}

/** A page that stays, with its links led elsewhere or taken out, and a line about it. */
function pageAfter(page: ParsedPage, removal: Removal): {text: string; told: string[]; stuck: Finding[]} {
  const {site, files, goes, to} = removal;
  const noOpenings = site.pages.every(({kind, file}) => kind !== 'opening' || files.has(file));
  if (noOpenings && isOpeningCopy(page.file)) return {text: page.text, told: [], stuck: []};
  if (to) {
    const edits = linkEdits(page, site, (address) => (goes(address) ? to : undefined));
    const told = `${page.file}: ${counted(edits.length, 'link leads', 'links lead')} to ${to} now`;
    return {text: edited(page.text, edits), told: edits.length > 0 ? [told] : [], stuck: []};
  }
  const {text, count, stuck} = unlinked(page, site, goes);
  return {text, told: count > 0 ? [`${page.file}: ${counted(count, 'link')} taken out`] : [], stuck};
}

/** The lists once the pages are gone. */
function listsAfter(state: State, {site, addresses, files, goes, to}: Removal) {
  const isPublic = (one: string) => isKnown(pageAt(one, site), one, state);
  const former = Object.fromEntries([...addresses].filter(isPublic).map((one) => [one, to ?? goneMark]));
  const emptied = emptiedSections(site, ({file}) => files.has(file));
  const wasFor = (file: string) => files.has(file) || [...addresses].some((one) => file === `pages${one}.mdx`);
  return changed(
    state,
    (so) => (to ? withLead(so, (one) => (goes(one) ? to : undefined), to) : withoutTargets(so, goes, [])),
    (so) => withoutTargets(so, () => false, emptied),
    (so) => withoutClaims(so, wasFor),
    (so) => withFormer(so, former, new Set()),
  );
}

/** Claims that only the pages used. They are left to a person, because code may count with them. */
function claimsLeft({site, files}: Removal): string[] {
  const usedOn = (pages: readonly ParsedPage[]) => new Set(pages.flatMap(claimsUsed).map(({id}) => id));
  const still = usedOn(site.pages.filter(({file}) => !files.has(file)));
  const left = [...usedOn(site.pages.filter(({file}) => files.has(file)))].filter((id) => !still.has(id));
  if (left.length === 0) return [];
  return [`src/claims: no page uses ${left.join(', ')} now. Remove what is not needed from figures.ts and evidence.ts`];
}

/** Why links to the pages cannot simply go, if so. */
function whyStuck(stuck: readonly Finding[], state: State, {addresses, to}: Removal): string | undefined {
  if (stuck.length > 0) {
    return `Nothing was changed, because these links cannot simply go:\n${stuck.map(printed).join('\n')}`;
  }
  const archived = to ? [] : archivedLinks(state, addresses);
  if (archived.length === 0) return undefined;
  return `Nothing was changed, because published policies link there, and their text stays:\n${archived.join('\n')}\nSay with --to <address> where visitors are led from now on.`;
}

/** Removes a page and those below it, with all that leads there. Works also when the file was deleted by hand. */
export function planRemove(state: State, asked: Asked): Plan | Refused {
  if (!asked.address) return {refused: usage};
  const address = plain(asked.address);
  const to = asked.to === undefined ? undefined : plain(asked.to);
  const {site} = siteIn(state);
  const removal = removalOf(address, to, state, site);
  const {files, goes} = removal;
  const refused =
    whyItStays(address, state, site, 'removed') ?? (to === undefined ? undefined : whyNotTo(to, goes, site));
  if (refused) return {refused};
  const kept = site.pages.filter(({file}) => !files.has(file)).map((page) => ({page, ...pageAfter(page, removal)}));
  const stuck = whyStuck(
    kept.flatMap((one) => one.stuck),
    state,
    removal,
  );
  if (stuck) return {refused: stuck};
  const pages = new Map(kept.map(({page, text}) => [page.file, text]));
  const lists = listsAfter({...state, pages}, removal);
  const deleted = [...files, ...orphans(site, (file) => files.has(file))];
  const told = [
    ...deleted.map((file) => `${file}: deleted`),
    ...kept.flatMap((one) => one.told),
    ...lists.told,
    ...claimsLeft(removal),
  ];
  if (told.length === 0) return {refused: `Nothing to do: "${address}" is not a page, and nothing leads there.`};
  return unlessWrong(state, {after: lists.state, deleted, told}, 'Correct this, then run the command again.');
}
