import {companyParts, type CompanyPart} from '../../../company/parts';
import {aboutSchema, type Reference} from '../../../content/fieldSchemas';
import {didYouMean, schemaProblems} from '../../../content/schemaProblems';
import type {Section} from '../../../content/sections';
import {countable} from '../../../build/pageEntries/counts';
import {drawingProblem, lineIcon, markIcon} from '../../../build/icons/drawings';
import type {Component, Importable} from '../../../mdx/components';
import type {ParsedPage, Tag} from '../../../mdx/parsedPage';
import {plainTags} from '../../../mdx/plainTags';
import {messages} from '../messages';
import {pageAt, type SiteSources} from '../sources';
import {tagsAround, textOf, top, type Report, type Rule} from './rule';

/** The problem if a prop names an unknown icon, brand mark or section, or something that cannot be counted. */
function nameProblem(refersTo: Reference | undefined, name: string, sections: readonly Section[]): string | undefined {
  if (refersTo === 'icon') return drawingProblem(lineIcon, name);
  if (refersTo === 'mark') return drawingProblem(markIcon, name);
  if (refersTo !== 'section' && refersTo !== 'count') return undefined;
  const known = refersTo === 'count' ? countable(sections) : sections.map(({folder}) => folder);
  const message = refersTo === 'count' ? messages.unknownCount : messages.unknownSection;
  return known.includes(name) ? undefined : message({name, hint: didYouMean(name, known)});
}

function checkProps({name: tag, props, at}: Tag, known: Importable['props'], {sections}: SiteSources, report: Report) {
  const plain = props.filter(({computed, name}) => !computed && name !== 'key');
  const given = Object.fromEntries(plain.map(({name, value}) => [name, value]));
  const wording = {unknown: (name: string) => messages.unknownProp({tag, name}), none: 'It takes none.'};
  for (const {name, message} of schemaProblems(known, given, wording)) {
    const prop = props.find((one) => one.name === name);
    if (prop?.computed) continue;
    report(prop?.at ?? at, message.startsWith('<') ? message : messages.ofProp({tag, problem: message}));
  }
  for (const {name, value, at} of plain) {
    const schema = known.shape[name];
    const refersTo = schema && aboutSchema(schema).refersTo;
    const problem = typeof value === 'string' ? nameProblem(refersTo, value, sections) : undefined;
    if (problem) report(at, messages.ofProp({tag, problem}));
  }
}

/** Checks the content of a component, and whether it can be on the page. */
function checkPlace(tag: Tag, about: Component['about'], page: ParsedPage, site: SiteSources, report: Report) {
  const {name, at, empty} = tag;
  const {purpose, copy, once, shows, inside} = about;
  if (copy === 'none' && !empty) report(at, messages.noText({tag: name}));
  if (copy === undefined && empty) report(at, messages.emptyComponent({tag: name, purpose}));
  if (inside && tag.around?.name !== inside) report(at, messages.belongsInside({tag: name, parent: inside}));
  if (once && page.tags.find((other) => other.name === name) !== tag) report(at, messages.onlyOnce({tag: name}));
  if (shows && site.sections.every(({pages}) => pages !== shows)) report(at, messages.noSectionToShow({tag: name}));
}

/** Each <Example> shows a figure of the page that it links to, so that page needs one. */
function checkExample(tag: Tag, site: SiteSources, report: Report): void {
  const address = textOf(tag, 'to') ?? '';
  const number = Number(tag.props.find(({name}) => name === 'figure')?.value ?? 1);
  const target = pageAt(address, site);
  // The rule for links reports an unknown page, and the figures of an unreadable page are unknown.
  if (!target || target.broken) return;
  const figures = target.tags.filter(({name}) => name === 'Figure').length;
  if (figures < number || address === '/') report(tag.at, messages.noFigure({address, number}));
}

const links = new Set(['a', 'Action', 'EmailLink', 'PhoneLink']);

/** What the pages of a kind, and the page to which all buttons lead, cannot do without. */
const neededOn = ({kind, address}: ParsedPage) =>
  (kind === 'job' && 'JobPosting') || (address === '/contact' && 'ContactForm') || '';

/** Components and plain HTML, their props, and how they combine. */
export const tagsRule: Rule = (page, site, report) => {
  const {tags, headings} = page;
  for (const tag of tags) {
    const {name, props, spread, at} = tag;
    for (const prop of props.filter(({computed}) => computed)) {
      report(prop.at, messages.computed({tag: name, name: prop.name}));
    }
    if (spread) report(at, messages.spread({tag: name}));
    const component = site.components.get(name);
    if (component) {
      checkProps(tag, component.props, site, report);
      if (component.about) checkPlace(tag, component.about, page, site, report);
    }
    const allowed = plainTags.get(name);
    for (const prop of allowed ? props.filter((one) => !allowed.includes(one.name)) : []) {
      const listed = allowed?.join(', ') || 'none';
      report(prop.at, messages.unknownAttribute({tag: name, name: prop.name, allowed: listed}));
    }
    if (name === 'Example') checkExample(tag, site, report);
    if (name === 'JobPosting' && page.kind !== 'job') report(at, messages.jobPostingElsewhere);
    // For a company in only one country, text about the others would be empty.
    const part = name === 'Company' && textOf(tag, 'part');
    if (part && companyParts[part as CompanyPart] === '') report(at, messages.emptyFact({name: part}));
  }
  for (const link of [...page.links, ...tags.filter(({name}) => links.has(name))]) {
    const isInLink = tagsAround(link).some((one) => one.name === 'Card' && textOf(one, 'to') !== undefined);
    if (isInLink) report(link.at, messages.linkInCard);
  }
  const needed = neededOn(page);
  if (site.components.has(needed) && tags.every(({name}) => name !== needed))
    report(tags[0]?.at ?? headings[0]?.at ?? top, messages.missing({tag: needed}), `<${needed}>`);
};
