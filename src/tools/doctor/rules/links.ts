import GithubSlugger from 'github-slugger';
import {company} from '../../../company';
import {topics} from '../../../features/contact/model/forms';
import {presentFeatures} from '../../../features/parts';
import {aboutSchema} from '../../../content/fieldSchemas';
import {missingFeature} from '../../../content/features';
import {isJobCopy} from '../../../content/jobs';
import {didYouMean, nearest} from '../../../content/schemaProblems';
import {messages} from '../../../mdx/messages';
import type {ParsedPage, Tag, Target} from '../../../mdx/parsedPage';
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
  const known = anchorsOf(target, site);
  if (target.broken || known.includes(name)) return undefined;
  return `${target.file} has no anchor "${name}".${didYouMean(name, known)}`;
}

/** The most similar known address. Only the last segment counts, because pages in a folder share the rest. */
function nearestAddress(address: string, {pages}: SiteSources): string | undefined {
  const lastPart = (one: string) => one.slice(one.lastIndexOf('/') + 1);
  const known = new Map([...pages].reverse().map((one) => [lastPart(one.address ?? ''), one.address]));
  return known.get(nearest(lastPart(address), [...known.keys()]) ?? address);
}

/** Why an address on this site leads nowhere; undefined if it leads to a page. Drafts can link to drafts. */
export function addressProblem(to: string, site: SiteSources, fromPublished = true): string | undefined {
  const [whole = '', anchor] = to.split('#');
  const [address = '', query] = whole.split('?');
  if (site.others.has(address)) return undefined;
  const plain = address.replace(/\.(mdx?|html)$/, '').replace(/(.)\/$/, '$1');
  if (plain !== address) return `Addresses do not end with a slash or with .html. Write "${plain}".`;
  const target = pageAt(address, site);
  if (!target) {
    const now = site.former[address];
    if (now?.startsWith('/')) return `"${address}" is the former address of "${now}". Link to that.`;
    const near = nearestAddress(address, site);
    const hint = near ? `Did you mean "${near}"?` : 'The address of a page is its path in pages/.';
    return `"${address}" is not a page. ${hint}`;
  }
  const missing = missingFeature(target, presentFeatures);
  if (missing && fromPublished)
    return `The page "${address}" belongs to the feature "${missing}", which is off in src/company/index.ts. Remove the link, or turn it on there.`;
  if (target.frontMatter.draft === true && fromPublished)
    return `${target.file} is a draft, so the published site has no page "${address}". Remove the link, or "draft: true" there.`;
  const topic = address === '/contact' ? new URLSearchParams(query).get('topic') : null;
  if (topic !== null && !(topic in topics))
    return `The contact page has no topic "${topic}".${didYouMean(topic, Object.keys(topics))}`;
  return anchor === undefined ? undefined : anchorProblem(target, anchor, site);
}

/** Resolves links to another policy's file, which stay within a version, and links to a file with `pathname://`. */
function fromRoot(to: string, page: ParsedPage): string {
  const [, sibling] = page.kind === 'policy' ? (/^\.\/([a-z-]+)\.mdx/.exec(to) ?? []) : [];
  return sibling ? `/legal/${sibling}` : to.replace(/^pathname:\/\//, '');
}

function problemOf(target: Target, page: ParsedPage, site: SiteSources): string | undefined {
  const address = fromRoot(target.to, page);
  if (address === '') return `${target.text || 'This link'} leads nowhere. Add an address, such as /contact.`;
  // Publishing turns the email addresses in a policy into tags.
  if (address.startsWith('mailto:')) return page.kind === 'policy' ? undefined : messages.bareEmail;
  if (address.startsWith('tel:')) return 'Do not type a phone number. Use <PhoneLink>.';
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.host === new URL(company.url).host)
    return `Links within this site have no domain. Write "${url.pathname + url.search + url.hash}", which also works in previews.`;
  if (url?.protocol === 'https:') return undefined;
  if (url?.protocol === 'http:') return `"${address}" is not encrypted. Start it with https://.`;
  if (address.startsWith('#')) return anchorProblem(page, address.slice(1), site);
  if (!address.startsWith('/'))
    return `"${address}" is not an address on this site. Start it with a slash, as in /contact.`;
  return addressProblem(address, site, page.frontMatter.draft !== true && !missingFeature(page, presentFeatures));
}

/** Links in the text and in components need a page, and an anchor that exists. */
export const linksRule: Rule = (page, site, report) => {
  if (isJobCopy(page.file) && site.pages.every(({kind}) => kind !== 'job')) return;
  for (const target of targetsOn(page, site)) {
    const {to, text, at} = target;
    const problem = problemOf(target, page, site);
    if (problem) report(at, problem);
    if (text.trim() === '') report(at, `The link to "${to}" has no text. Write between the brackets where it leads.`);
  }
};
