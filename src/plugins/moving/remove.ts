import {goneMark} from '../../catalogue/formerAddresses';
import {printed, type Finding} from '../doctor/finding';
import type {ParsedPage} from '../doctor/parsedPage';
import {addressProblem} from '../doctor/rules/links';
import {pageAt, type SiteSources} from '../doctor/sources';
import {counted, edited} from './edits';
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
  whyItStays,
  type Plan,
  type Refused,
} from './plan';
import {newFindings, siteIn, type State} from './state';
import {unlinked} from './unlink';

export type Asked = {address: string; to?: string | undefined};

const usage =
  'Say which page to remove: npm run remove -- /company/careers. ' +
  'With --to /company/about, its address and the links to it lead there from now on.';

const list = (findings: readonly Finding[]) => findings.map(printed).join('\n');

/** Why nobody can be led to an address, if so. */
function whyNotTo(to: string, goes: (address: string) => boolean, site: SiteSources): string | undefined {
  if (goes(to)) return `"${to}" is removed as well. Lead visitors to a page that stays.`;
  if (!pageAt(to, site)) return addressProblem(to, site) ?? `"${to}" is not a page. Lead visitors to a page.`;
  return addressProblem(to, site);
}

type Kept = {pages: Map<string, string>; told: string[]; stuck: Finding[]};

/** The pages that stay, with their links led elsewhere or taken out. */
function pagesAfter(
  kept: readonly ParsedPage[],
  site: SiteSources,
  goes: (address: string) => boolean,
  to?: string,
): Kept {
  const result: Kept = {pages: new Map(), told: [], stuck: []};
  for (const page of kept) {
    if (to) {
      const edits = linkEdits(page, site, (address) => (goes(address) ? to : undefined));
      result.pages.set(page.file, edited(page.text, edits));
      if (edits.length > 0)
        result.told.push(`${page.file}: ${counted(edits.length, 'link leads', 'links lead')} to ${to} now`);
      continue;
    }
    const {text, count, stuck} = unlinked(page, site, goes);
    result.pages.set(page.file, text);
    result.stuck.push(...stuck);
    if (count > 0) result.told.push(`${page.file}: ${counted(count, 'link')} taken out`);
  }
  return result;
}

/** Removes a page and those below it, with all that leads there. Works also when the file was deleted by hand. */
export function planRemove(state: State, asked: Asked): Plan | Refused {
  const address = plain(asked.address);
  const to = asked.to === undefined ? undefined : plain(asked.to);
  if (!address) return {refused: usage};
  const {site} = siteIn(state);
  const going = pagesBelow(address, site);
  const addresses = new Set([
    address,
    ...going.flatMap((page) => page.address ?? []),
    ...lostBelow(address, state, site),
  ]);
  const goes = (one: string) => addresses.has(one);
  const refused =
    whyItStays(address, state, site, 'removed') ?? (to === undefined ? undefined : whyNotTo(to, goes, site));
  if (refused) return {refused};
  const files = new Set(going.map(({file}) => file));
  const kept = pagesAfter(
    site.pages.filter(({file}) => !files.has(file)),
    site,
    goes,
    to,
  );
  const archived = archivedLinks(state, addresses);
  if (kept.stuck.length > 0)
    return {refused: `Nothing was changed, because these links cannot simply go:\n${list(kept.stuck)}`};
  if (!to && archived.length > 0) {
    return {
      refused: `Published policies link to "${address}", and their text never changes:\n${archived.join('\n')}\nSay with --to <address> where it leads from now on.`,
    };
  }
  const sections = emptiedSections(site, ({file}) => files.has(file));
  const isPublic = (one: string) => isKnown(pageAt(one, site), one, state);
  const former = Object.fromEntries([...addresses].filter(isPublic).map((one) => [one, to ?? goneMark]));
  const lists = changed(
    {...state, pages: kept.pages},
    (so) => (to ? withLead(so, (one) => (goes(one) ? to : undefined), to) : withoutTargets(so, goes, [])),
    (so) => withoutTargets(so, () => false, sections),
    (so) => withoutClaims(so, (file) => files.has(file) || [...addresses].some((one) => file === `pages${one}.mdx`)),
    (so) => withFormer(so, former, new Set()),
  );
  const findings = newFindings(state, lists.state);
  if (findings.length > 0) {
    return {
      refused: `Nothing was changed, because this would be wrong afterward:\n${list(findings)}\nCorrect this, then run the command again.`,
    };
  }
  if (going.length === 0 && kept.told.length + lists.told.length === 0) {
    return {refused: `There is nothing to do: "${address}" is no page, and nothing leads there.`};
  }
  const pictures = orphans(site, (file) => files.has(file));
  const deleted = [...files, ...pictures];
  return {
    after: lists.state,
    deleted,
    told: [...deleted.map((file) => `${file}: deleted`), ...kept.told, ...lists.told],
  };
}
