import * as z from 'zod';
import {lineNames, markNames} from '../../../build/icons/drawings';
import {countable, countsOf} from '../../../build/pageEntries/counts';
import {claimValues} from '../../../claims/claims';
import {evidence} from '../../../claims/evidence';
import {companyParts} from '../../../company/parts';
import {dayNow} from '../../../company/today';
import {aboutSchema} from '../../../content/fieldSchemas';
import {schemas} from '../../../content/frontMatter';
import {countInWords} from '../../../content/numbers';
import {components, type Component} from '../../../mdx/components';
import type {ParsedPage} from '../../../mdx/parsedPage';
import type {SiteSources} from '../../doctor/sources';
import {allIn, elementsIn} from '../knowledge/tags';
import type {Catalog, ComponentGuide, Control, Item} from '../protocol';

const typed = [
  [z.ZodBoolean, 'switch'],
  [z.ZodNumber, 'number'],
  [z.ZodArray, 'list'],
] as const;

const controlsOf = (shape: object, names: Readonly<Record<string, readonly string[]>> = {}): Control[] =>
  Object.entries(shape as Record<string, z.ZodType>).map(([name, schema]) => {
    const {description: about, refersTo = '', optional, inner, choices = []} = aboutSchema(schema);
    const known = (names[refersTo] ?? choices).map(String);
    const named = (['icon', 'mark', 'address'] as const).find((one) => one === refersTo);
    const kind =
      named ?? (known.length > 0 ? 'choice' : (typed.find(([type]) => inner instanceof type)?.[1] ?? 'text'));
    return {name, about, required: !optional, kind, choices: known};
  });

/** A component as its example shows it, without the components around it. */
function sourceOf({name, about: {example}}: Component): string {
  const own = allIn(elementsIn(example)).find((one) => one.name === name);
  return example.slice(own?.from, own?.to);
}

/** Each component with what it says about itself, and the components that it stands in on the pages of the site. */
function guidesOf({pages, sections}: SiteSources): ComponentGuide[] {
  const names = {section: sections.map(({folder}) => folder), count: countable(sections)};
  const tags = pages.flatMap((page) => page.tags);
  return [...components().values()].map((component) => {
    const {name, about, props} = component;
    const around = tags.filter((tag) => tag.name === name).map((tag) => tag.around?.name ?? '');
    return {
      words: name,
      about: about.purpose,
      value: name,
      source: sourceOf(component),
      inside: [...new Set(around)],
      props: controlsOf(props.shape, names),
      once: about.once ?? false,
    };
  });
}

function valuesOf({pages, sections}: SiteSources): Item[] {
  const item = (tag: string, name: string, words: string, about: string): Item => ({
    words: words || '–',
    about,
    value: `<${tag}="${name}" />`,
  });
  const claims = Object.entries(claimValues).map(([id, words]) => {
    const {means, reviewed, reviewBy} = evidence[id as keyof typeof evidence];
    const state = reviewed.value === words ? `reviewed, due ${reviewBy}` : 'not reviewed';
    return item('Claim id', id, words, `${means || id} (${state})`);
  });
  const counts = Object.entries(countsOf(pages, sections, dayNow(), false));
  const facts = Object.entries(companyParts);
  return [
    ...claims,
    ...counts.map(([of, count]) => item('Count of', of, countInWords(count), `How many there are: ${of}`)),
    ...facts.map(([part, words]) => item('Company part', part, words, `Company: ${part}`)),
  ];
}

const labelOf = ({frontMatter, file}: ParsedPage) => String(frontMatter.label ?? frontMatter.title ?? file);

/** Every page, and every heading that a link can lead to. */
const destinationsOf = ({pages}: SiteSources): Item[] =>
  pages.flatMap((page) => {
    const {address, headings} = page;
    if (!address) return [];
    const words = labelOf(page);
    const parts = headings.filter(({level}) => level === 2);
    return [
      {words, about: address, value: address},
      ...parts.map(({anchor, text}) => {
        const value = `${address}#${anchor}`;
        return {words: text, about: `${words}, ${value}`, value, isPart: true};
      }),
    ];
  });

export const catalogOf = (site: SiteSources): Catalog => ({
  components: guidesOf(site),
  values: valuesOf(site),
  destinations: destinationsOf(site),
  pages: site.pages.map((page) => ({
    file: page.file,
    address: page.address,
    label: labelOf(page),
    fields: page.kind === 'partial' ? [] : controlsOf(schemas[page.kind].shape),
  })),
  icons: [...new Set(lineNames())],
  marks: [...new Set(markNames())],
});
