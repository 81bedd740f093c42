import {companyParts, type CompanyPart} from '../../../company/parts';
import {aboutSchema, type Reference} from '../../../content/fieldSchemas';
import {didYouMean, schemaProblems} from '../../../content/schemaProblems';
import type {Section} from '../../../content/sections';
import {countable} from '../../../build/pageEntries/counts';
import {drawingProblem, lineIcon, markIcon} from '../../../build/icons/drawings';
import type {Component, Importable} from '../../../mdx/components';
import type {ParsedPage, Tag} from '../../../mdx/parsedPage';
import {plainTags} from '../../../mdx/plainTags';
import type {SiteSources} from '../sources';
import {textOf, top, type Report, type Rule} from './rule';

/** The problem if a prop names an unknown icon or brand mark, or something that cannot be counted. */
function nameProblem(refersTo: Reference | undefined, name: string, sections: readonly Section[]): string | undefined {
  if (refersTo === 'icon') return drawingProblem(lineIcon, name);
  if (refersTo === 'mark') return drawingProblem(markIcon, name);
  const known = refersTo === 'count' ? countable(sections) : [name];
  return known.includes(name) ? undefined : `Unknown ${refersTo} "${name}".${didYouMean(name, known)}`;
}

function checkProps({name: tag, props, at}: Tag, known: Importable['props'], {sections}: SiteSources, report: Report) {
  const plain = props.filter(({computed, name}) => !computed && name !== 'key');
  const given = Object.fromEntries(plain.map(({name, value}) => [name, value]));
  for (const {name, message} of schemaProblems(known, given, (name) => `<${tag}> has no prop "${name}"`)) {
    const prop = props.find((one) => one.name === name);
    if (!prop?.computed) report(prop?.at ?? at, message.startsWith('<') ? message : `<${tag}>: ${message}`);
  }
  for (const {name, value, at} of plain) {
    const schema = known.shape[name];
    const refersTo = schema && aboutSchema(schema).refersTo;
    const problem = typeof value === 'string' ? nameProblem(refersTo, value, sections) : undefined;
    if (problem) report(at, `<${tag}>: ${problem}`);
  }
}

/** Checks the content of a component, and whether it can be on the page. */
function checkPlace(tag: Tag, about: Component['about'], page: ParsedPage, site: SiteSources, report: Report) {
  const {name, at, empty} = tag;
  const {purpose, copy, once, shows, inside} = about;
  if (copy === 'none' && !empty) report(at, `<${name}> cannot contain text. Write just <${name} />.`);
  if (copy === undefined && empty)
    report(at, `<${name}> is empty. ${purpose} Write its text between <${name}> and </${name}>.`);
  if (inside && tag.around?.name !== inside)
    report(at, `<${name}> belongs inside <${inside}>. Move it there, or write <${inside}> around it.`);
  if (once && page.tags.find((other) => other.name === name) !== tag)
    report(at, `<${name}> can appear only once on a page, and this is the second. Remove one of them.`);
  const remove = 'Remove it, with the text around it.';
  if (shows && site.sections.every(({pages}) => pages !== shows))
    report(at, `<${name}> shows the pages of a section that this site does not have. ${remove}`);
  const part = name === 'Company' ? textOf(tag, 'part') : undefined;
  if (companyParts[part as CompanyPart] === '')
    report(at, `src/company lists no other country, so <Company part="${part}" /> is empty. ${remove}`);
}

/** Components and plain HTML, their props, and how they combine. */
export const tagsRule: Rule = (page, site, report) => {
  const {tags, headings, kind} = page;
  for (const tag of tags) {
    const {name, props, spread, at} = tag;
    for (const prop of props.filter(({computed}) => computed)) {
      const instead = `Pages can use only plain values, such as ${prop.name}="text".`;
      report(prop.at, `<${name}>: "${prop.name}" is computed. ${instead}`);
    }
    if (spread) report(at, `<${name}>: {...} hides which props are set. Write them one by one.`);
    const component = site.components.get(name);
    if (component) checkProps(tag, component.props, site, report);
    if (component?.about) checkPlace(tag, component.about, page, site, report);
    const allowed = plainTags.get(name);
    const listed = allowed?.join(', ') || 'none';
    for (const prop of props.filter((one) => allowed?.includes(one.name) === false))
      report(prop.at, `<${name}> has no attribute "${prop.name}" on pages. It accepts ${listed}.`);
    if (name === 'JobPosting' && kind !== 'job')
      report(at, '<JobPosting> shows the fields of a job, which only pages in pages/company/careers/ have. Remove it.');
  }
  // What a job, and the page to which all buttons lead, cannot do without.
  const needed = (kind === 'job' && 'JobPosting') || (page.address === '/contact' && 'ContactForm') || '';
  const message = `<${needed}> is missing, without which this page does not work. Add it:`;
  if (site.components.has(needed) && tags.every(({name}) => name !== needed))
    report(tags[0]?.at ?? headings[0]?.at ?? top, message, `<${needed}>`);
};
