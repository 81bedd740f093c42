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

/** Why an address on this site leads nowhere, or undefined if it leads to a page. Drafts can link to drafts. */
export function addressProblem(to: string, site: SiteSources, fromPublished = true): string | undefined {
  const [whole = '', anchor] = to.split('#');
  const [address = '', query] = whole.split('?');
  if (site.others.has(address)) {
    return anchor === undefined ? undefined : messages.noAnchor({file: address, name: anchor, hint: ''});
  }
  const plain = address.replace(/\.(mdx?|html)$/, '').replace(/(.)\/$/, '$1');
  if (plain !== address) return messages.fileEnding({address: to.replace(address, plain)});
  const target = pageAt(address, site);
  if (!target) {
    const now = site.former[address];
    if (now?.startsWith('/')) return messages.formerAddress({address, now});
    const known = site.pages.flatMap((one) => one.address ?? []);
    return messages.noPage({address, near: nearestAddress(address, known)});
  }
  const missing = missingFeature(target, site.features);
  if (missing && fromPublished) return messages.featureOff({address, name: missing});
  if (target.frontMatter.draft === true && fromPublished) return messages.linkToDraft({file: target.file, address});
  const topic = address === '/contact' ? new URLSearchParams(query).get('topic') : null;
  if (topic !== null && !(topic in topics)) {
    return messages.unknownTopic({name: topic, hint: didYouMean(topic, Object.keys(topics))});
  }
  return anchor === undefined ? undefined : anchorProblem(target, anchor, site);
}

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

/** The address that was probably meant. */
function betterAddress(to: string, {pages, former}: SiteSources): string | undefined {
  const own = ownAddress(to);
  if (own) return own;
  const [address = ''] = to.split(/[?#]/);
  const plain = address.replace(/\.(mdx?|html)$/, '').replace(/(.)\/$/, '$1');
  const known = pages.flatMap((one) => one.address ?? []);
  if (!address.startsWith('/') || known.includes(address)) return undefined;
  const now = known.includes(plain) ? plain : former[address];
  const better = now?.startsWith('/') ? now : nearestAddress(address, known);
  return better && better + to.slice(address.length);
}

function problem(target: Target, page: ParsedPage, site: SiteSources): string | undefined {
  const address = fromRoot(target.to, page);
  if (address === '') return messages.emptyLink({text: target.text || 'This link'});
  // Publishing turns the email addresses in a policy into tags.
  if (address.startsWith('mailto:')) return page.kind === 'policy' ? undefined : messages.typedEmail;
  if (address.startsWith('tel:')) return messages.typedPhone;
  const own = ownAddress(address);
  if (own) return messages.ownDomain({address: own});
  if (address.startsWith('https://')) return undefined;
  if (address.startsWith('http://')) return messages.notEncrypted({address});
  if (address.startsWith('#')) return anchorProblem(page, address.slice(1), site);
  if (!address.startsWith('/')) return messages.notAnAddress({address});
  const isPublished = page.frontMatter.draft !== true && !missingFeature(page, site.features);
  return addressProblem(address, site, isPublished);
}

/** Links in the text and in components need a page, and an anchor that exists. */
export const linksRule: Rule = (page, site, report) => {
  if (isJobCopy(page.file) && site.pages.every(({kind}) => kind !== 'job')) return;
  for (const target of targetsOn(page, site)) {
    const message = problem(target, page, site);
    const better = message && betterAddress(target.to, site);
    if (message) report(target.at, message, undefined, better ? {old: target.to, to: [better]} : undefined);
    if (target.text.trim() === '') report(target.at, messages.silentLink({address: target.to}));
  }
};
