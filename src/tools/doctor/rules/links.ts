import {topics} from '../../../features/contact/model/forms';
import {aboutSchema} from '../../../content/fieldSchemas';
import {isOpeningCopy} from '../../../content/jobs';
import {didYouMean, nearest} from '../../../content/schemaProblems';
import {missingFeature, withoutFeature} from '../../../build/features/leftOut';
import type {ParsedPage, Tag, Target} from '../../../build/mdx/parsedPage';
import {anchorsOf, finding, pageAt, type Rule, type SiteSources} from '../sources';

/** Addresses in the props of components, where the contract declares a prop to be one. */
function targetsOf(tag: Tag, site: SiteSources): Target[] {
  const shape = site.components.get(tag.name)?.contract.props.shape ?? {};
  return tag.props.flatMap(({name, value, at}) => {
    const schema = shape[name];
    const isAddress = tag.name === 'a' ? name === 'href' : schema && aboutSchema(schema).refersTo === 'address';
    return isAddress && typeof value === 'string' ? [{to: value, at, text: `<${tag.name}>`}] : [];
  });
}

/** Policies link to each other's files, which stay within one version; the engine's prefix marks a plain file. */
function fromRoot(to: string, page: ParsedPage): string {
  if (to.startsWith('pathname://')) return to.slice('pathname://'.length);
  const [, sibling] = page.kind === 'policy' ? (/^\.\/([a-z-]+)\.mdx/.exec(to) ?? []) : [];
  return sibling ? `/legal/${sibling}` : to;
}

/** Why a link does not work, or undefined if it does. */
function problem(target: Target, page: ParsedPage, site: SiteSources): string | undefined {
  const to = fromRoot(target.to, page);
  if (to === '') return `${target.text || 'This link'} leads nowhere. Add an address, such as /contact.`;
  // Publishing turns the addresses of a policy into tags.
  if (/^mailto:/.test(to) && page.kind === 'policy') return undefined;
  if (/^mailto:/.test(to)) return 'Do not type an email address. Use <EmailLink subject="…">text</EmailLink>.';
  if (/^tel:/.test(to)) return 'Do not type a phone number. Use <PhoneLink>.';
  if (/^https:\/\//.test(to)) return undefined;
  if (/^http:\/\//.test(to)) return `"${to}" is not encrypted. Start it with https://.`;
  if (to.startsWith('#')) return anchorProblem(page, to.slice(1), site);
  if (!to.startsWith('/')) return `"${to}" is not an address on this site. Start it with a slash, as in /contact.`;
  const isPublished = page.frontMatter.draft !== true && !missingFeature(page, site.features);
  return addressProblem(to, site, isPublished);
}

const lastPart = (address: string) => address.split('/').pop() ?? '';

/** The address most likely meant. Its last part decides: pages of one folder share the rest and are not alike for it. */
export function nearestAddress(address: string, known: readonly string[]): string | undefined {
  const near = nearest(lastPart(address), known.map(lastPart));
  return known.find((one) => near !== undefined && lastPart(one) === near);
}

/** Why an address on this site leads nowhere, or undefined if it leads to a page. What is not published may link to the like. */
export function addressProblem(to: string, site: SiteSources, fromPublished = true): string | undefined {
  const [whole = '', anchor] = to.split('#');
  const [address = '', query] = whole.split('?');
  if (site.others.has(address)) return undefined;
  const plain = address.replace(/\.(mdx?|html)$/, '').replace(/(.)\/$/, '$1');
  if (plain !== address)
    return `Addresses do not end with a slash or with .html. Write "${to.replace(address, plain)}".`;
  const target = pageAt(address, site);
  if (!target) {
    const now = site.former[address];
    if (now?.startsWith('/')) return `"${address}" is the former address of "${now}". Link to that.`;
    const known = site.pages.flatMap((one) => (one.address ? [one.address] : []));
    const near = nearestAddress(address, known);
    return `There is no page "${address}".${near ? ` Did you mean "${near}"?` : ' The address of a page is its path in pages/.'}`;
  }
  const missing = missingFeature(target, site.features);
  if (missing && fromPublished) return withoutFeature(address, missing);
  if (target.frontMatter.draft === true && fromPublished)
    return `${target.file} is a draft, so the published site has no page "${address}". Remove the link, or "draft: true" there.`;
  const topic = address === '/contact' && query ? new URLSearchParams(query).get('topic') : null;
  if (topic !== null && !(topic in topics)) {
    return `The contact page has no topic "${topic}".${didYouMean(topic, Object.keys(topics))}`;
  }
  return anchor === undefined ? undefined : anchorProblem(target, anchor, site);
}

function anchorProblem(target: ParsedPage, anchor: string, site: SiteSources): string | undefined {
  if (anchor === 'top' || anchor === 'content' || target.broken) return undefined;
  const known = anchorsOf(target, site);
  if (known.includes(anchor)) return undefined;
  return `${target.file} has no anchor "${anchor}".${didYouMean(anchor, known)}`;
}

/** Everything on a page that leads somewhere: links in its text, and addresses in the props of its components. */
export const targetsOn = (page: ParsedPage, site: SiteSources): Target[] => [
  ...page.links,
  ...page.tags.flatMap((tag) => targetsOf(tag, site)),
];

/** Links in the text and in components must lead to a page, and to an anchor that exists. */
export const linksRule: Rule = (page, site) => {
  if (isOpeningCopy(page.file) && site.pages.every(({kind}) => kind !== 'opening')) return [];
  const dead = targetsOn(page, site).flatMap((target) => {
    const message = problem(target, page, site);
    return message ? [finding(page, 'links', target.at, message)] : [];
  });
  const silent = page.links
    .filter(({text}) => text.trim() === '')
    .map(({at, to}) =>
      finding(page, 'links', at, `The link to "${to}" has no text. Say where it leads between the brackets.`),
    );
  return [...dead, ...silent];
};
