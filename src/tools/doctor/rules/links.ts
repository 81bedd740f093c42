import GithubSlugger from 'github-slugger';
import {company} from '../../../company';
import {topics} from '../../../features/contact/model/forms';
import {aboutSchema} from '../../../content/fieldSchemas';
import {missingFeature} from '../../../content/features';
import {isJobCopy} from '../../../content/jobs';
import {didYouMean, nearest} from '../../../content/schemaProblems';
import type {ParsedPage, Tag, Target} from '../../../mdx/parsedPage';
import {messages} from '../messages';
import {pageAt, type SiteSources} from '../sources';
import type {Rule} from './rule';

/** The props of a tag that are addresses or anchors, according to its schema. */
const propsThatAre = (kind: 'address' | 'anchor', {name: tag, props}: Tag, {components}: SiteSources) =>
  props.filter(({name}) => {
    if (tag === 'a') return kind === 'address' && name === 'href';
    const schema = components.get(tag)?.props.shape[name];
    return schema !== undefined && aboutSchema(schema).refersTo === kind;
  });

/** Everything on a page that links somewhere: in its text, and in the props of its components. */
const targetsOn = (page: ParsedPage, site: SiteSources): Target[] => [
  ...page.links,
  ...page.tags.flatMap((tag) =>
    propsThatAre('address', tag, site).flatMap(({value, at}) =>
      typeof value === 'string' ? [{to: value, at, text: `<${tag.name}>`}] : [],
    ),
  ),
];

/** The anchors of a page: its headings, and those that its components add or are given. */
function anchorsOf(page: ParsedPage, site: SiteSources): string[] {
  // Only headings of the second level get anchors (components/markdown.tsx).
  const headings = page.headings.filter(({level}) => level === 2);
  // All pages show the footer's copy, and jobs share some copy.
  const isShown = ({file}: ParsedPage) => file.startsWith('pages/_shell/') || (page.kind === 'job' && isJobCopy(file));
  return [
    ...[...headings, ...site.pages.filter(isShown).flatMap((copy) => copy.headings)].map(({anchor}) => anchor),
    ...page.tags.flatMap(({name}) => site.components.get(name)?.about?.anchors ?? []),
    ...page.tags
      .flatMap((tag) => propsThatAre('anchor', tag, site))
      .map(({value}) => new GithubSlugger().slug(String(value))),
  ];
}

function anchorProblem(target: ParsedPage, name: string, site: SiteSources): string | undefined {
  if (target.broken) return undefined;
  const known = anchorsOf(target, site);
  return known.includes(name) ? undefined : messages.noAnchor({file: target.file, name, hint: didYouMean(name, known)});
}

const lastPart = (address: string) => address.split('/').pop() ?? '';

/** The most similar known address. Only the last segment counts, because pages in a folder share the rest. */
export function nearestAddress(address: string, known: readonly string[]): string | undefined {
  const near = nearest(lastPart(address), known.map(lastPart));
  return known.find((one) => near !== undefined && lastPart(one) === near);
}

/** Why a link leads nowhere, and the address that was probably meant. */
type LinkProblem = {message: string; better?: string | undefined};

/** The problem of an address on this site; undefined if it leads to a page. Drafts can link to drafts. */
export function problemOfAddress(to: string, site: SiteSources, fromPublished = true): LinkProblem | undefined {
  const [whole = '', anchor] = to.split('#');
  const [address = '', query] = whole.split('?');
  const instead = (now: string | undefined) => now && now + to.slice(address.length);
  if (site.others.has(address)) {
    return anchor === undefined ? undefined : {message: messages.noAnchor({file: address, name: anchor, hint: ''})};
  }
  const plain = address.replace(/\.(mdx?|html)$/, '').replace(/(.)\/$/, '$1');
  if (plain !== address) return {message: messages.fileEnding({address: instead(plain) ?? ''}), better: instead(plain)};
  const target = pageAt(address, site);
  if (!target) {
    const now = site.former[address];
    if (now?.startsWith('/')) return {message: messages.formerAddress({address, now}), better: instead(now)};
    const near = nearestAddress(
      address,
      site.pages.flatMap((one) => one.address ?? []),
    );
    return {message: messages.noPage({address, near}), better: instead(near)};
  }
  const missing = missingFeature(target, site.features);
  if (missing && fromPublished) return {message: messages.featureOff({address, name: missing})};
  if (target.frontMatter.draft === true && fromPublished) {
    return {message: messages.linkToDraft({file: target.file, address})};
  }
  const topic = address === '/contact' ? new URLSearchParams(query).get('topic') : null;
  if (topic !== null && !(topic in topics)) {
    return {message: messages.unknownTopic({name: topic, hint: didYouMean(topic, Object.keys(topics))})};
  }
  const message = anchor === undefined ? undefined : anchorProblem(target, anchor, site);
  return message === undefined ? undefined : {message};
}

export const addressProblem = (to: string, site: SiteSources): string | undefined =>
  problemOfAddress(to, site)?.message;

/** Resolves links to another policy's file, which stay within a version, and links to a file with `pathname://`. */
function fromRoot(to: string, page: ParsedPage): string {
  if (to.startsWith('pathname://')) return to.slice('pathname://'.length);
  const [, sibling] = page.kind === 'policy' ? (/^\.\/([a-z-]+)\.mdx/.exec(to) ?? []) : [];
  return sibling ? `/legal/${sibling}` : to;
}

/** An address on this site that is written with its domain. */
const ownAddress = (to: string): string | undefined => {
  const url = URL.canParse(to) ? new URL(to) : undefined;
  return url?.host === new URL(company.url).host ? url.pathname + url.search + url.hash : undefined;
};

function problem(target: Target, page: ParsedPage, site: SiteSources): LinkProblem | undefined {
  const address = fromRoot(target.to, page);
  if (address === '') return {message: messages.emptyLink({text: target.text || 'This link'})};
  // Publishing turns the email addresses in a policy into tags.
  if (address.startsWith('mailto:')) return page.kind === 'policy' ? undefined : {message: messages.typedEmail};
  if (address.startsWith('tel:')) return {message: messages.typedPhone};
  const own = ownAddress(address);
  if (own) return {message: messages.ownDomain({address: own}), better: own};
  if (address.startsWith('https://')) return undefined;
  if (address.startsWith('http://')) return {message: messages.notEncrypted({address})};
  if (address.startsWith('#')) {
    const message = anchorProblem(page, address.slice(1), site);
    return message === undefined ? undefined : {message};
  }
  if (!address.startsWith('/')) return {message: messages.notAnAddress({address})};
  return problemOfAddress(address, site, page.frontMatter.draft !== true && !missingFeature(page, site.features));
}

/** Links in the text and in components need a page, and an anchor that exists. */
export const linksRule: Rule = (page, site, report) => {
  if (isJobCopy(page.file) && site.pages.every(({kind}) => kind !== 'job')) return;
  for (const target of targetsOn(page, site)) {
    const {message, better} = problem(target, page, site) ?? {};
    if (message) report(target.at, message, undefined, better ? {old: target.to, to: [better]} : undefined);
    if (target.text.trim() === '') report(target.at, messages.silentLink({address: target.to}));
  }
};
