import * as z from 'zod';
import {lineNames, markNames} from '../../../build/icons/drawings';
import {countable, countsOf} from '../../../build/pageEntries/counts';
import {claimValues} from '../../../claims/claims';
import {evidence} from '../../../claims/evidence';
import {companyParts} from '../../../company/parts';
import {dayNow} from '../../../company/today';
import {aboutSchema} from '../../../content/fieldSchemas';
import {schemas} from '../../../content/frontMatter';
import {jobsFolder} from '../../../content/jobs';
import {countInWords} from '../../../content/numbers';
import {examplesOf, type Component} from '../../../mdx/components';
import {isTag} from '../../../mdx/nodes';
import type {ParsedPage} from '../../../mdx/parsedPage';
import {readAsWritten} from '../../../mdx/readMdx';
import type {SiteSources} from '../../doctor/sources';
import {slugOf} from '../../gallery/texts';
import type {Catalog, Chip, ComponentGuide, Control, Destination} from '../protocol';

function controlOf(name: string, schema: z.ZodType, names: Readonly<Record<string, readonly string[]>>): Control {
  const {description: about, refersTo, optional, inner, choices = []} = aboutSchema(schema);
  const known = [...(names[refersTo ?? ''] ?? choices)].map(String);
  const named = (['icon', 'mark', 'address'] as const).find((one) => one === refersTo);
  const typed = [
    [z.ZodBoolean, 'switch'],
    [z.ZodNumber, 'number'],
    [z.ZodArray, 'list'],
  ] as const;
  const kind =
    named ?? (known.length > 0 ? 'choice' : (typed.find(([type]) => inner instanceof type)?.[1] ?? ('text' as const)));
  return {name, about, required: !optional, kind, choices: known};
}

const controlsOf = (shape: object, names: Readonly<Record<string, readonly string[]>> = {}): Control[] =>
  Object.entries(shape as Record<string, z.ZodType>).map(([name, schema]) => controlOf(name, schema, names));

const fieldsOf = ({kind}: ParsedPage): Control[] => (kind === 'partial' ? [] : controlsOf(schemas[kind].shape));

/** A component as its guide first shows it, without the components around it. */
function sourceOf(component: Component): string {
  const mdx = examplesOf(component)[0]?.mdx ?? `<${component.name} />`;
  const walk = (node: ReturnType<typeof readAsWritten> | (typeof tree.children)[number]): string | undefined => {
    if (isTag(node) && node.name === component.name)
      return mdx.slice(node.position?.start.offset, node.position?.end.offset);
    return 'children' in node ? node.children.map(walk).find(Boolean) : undefined;
  };
  const tree = readAsWritten(mdx);
  return walk(tree) ?? mdx;
}

let guides: ComponentGuide[] | undefined;

/** Each component with its guide, and the components that it stands in on the pages of the site. */
function guidesOf({components, pages, sections}: SiteSources): ComponentGuide[] {
  const names = {section: sections.map(({folder}) => folder), count: countable(sections)};
  guides ??= [...components.values()].map((component) => {
    const {name, guide, props} = component;
    const {purpose, do: yes, dont, once = false, copy} = guide;
    return {
      name,
      about: `${purpose} ${yes} ${dont}`,
      source: sourceOf(component),
      inside: [],
      props: controlsOf(props.shape, names),
      once,
      holdsText: copy !== 'none',
      gallery: `/gallery/${slugOf(name)}`,
    };
  });
  const tags = pages.flatMap((page) => page.tags);
  return guides.map((guide) => ({
    ...guide,
    inside: [...new Set(tags.filter(({name}) => name === guide.name).map(({around}) => around?.name ?? ''))],
  }));
}

function chipsOf({pages, sections}: SiteSources): Chip[] {
  const counts = Object.entries(countsOf(pages, sections, dayNow(), false));
  return [
    ...Object.entries(claimValues).map(([id, words]) => {
      const {means, reviewed, reviewBy} = evidence[id as keyof typeof evidence];
      const state = reviewed.value === words ? `reviewed, due ${reviewBy}` : 'not reviewed';
      return {source: `<Claim id="${id}" />`, token: `{claim:${id}}`, words, about: `${means || id} (${state})`};
    }),
    ...counts.map(([of, count]) => ({
      source: `<Count of="${of}" />`,
      token: `{count:${of}}`,
      words: countInWords(count),
      about: `How many there are: ${of}`,
    })),
    ...Object.entries(companyParts).map(([part, words]) => ({
      source: `<Company part="${part}" />`,
      token: `{company:${part}}`,
      words,
      about: `Company: ${part}`,
    })),
  ];
}

/** A part of other pages has no name, so its file has to do: `not-found` as "Not found". */
function labelOf({frontMatter, file}: ParsedPage): string {
  const name = (file.split('/').pop() ?? '').replace('.mdx', '').replace(/-/g, ' ');
  return String(frontMatter.label ?? frontMatter.title ?? name.charAt(0).toUpperCase() + name.slice(1));
}

/** Every page, and every heading that a link can lead to. */
const destinationsOf = ({pages}: SiteSources): Destination[] =>
  pages.flatMap((page) => {
    const {address, headings} = page;
    if (!address) return [];
    const own = headings.filter(({level}) => level === 2);
    return [
      {to: address, words: labelOf(page), page: ''},
      ...own.map(({anchor, text}) => ({to: `${address}#${anchor}`, words: text, page: labelOf(page)})),
    ];
  });

export const catalogOf = (site: SiteSources): Catalog => ({
  components: guidesOf(site),
  chips: chipsOf(site),
  destinations: destinationsOf(site),
  pages: site.pages.map((page) => ({
    file: page.file,
    address: page.address,
    label: labelOf(page),
    section: /^pages\/(.+)\/[^/]+$/.exec(page.file)?.[1] ?? '',
    isDraft: page.frontMatter.draft === true,
    fields: fieldsOf(page),
  })),
  sections: [...site.sections.map(({folder}) => folder), jobsFolder],
  icons: [...new Set(lineNames())],
  marks: markNames(),
});
