import * as z from 'zod';
import {lineNames, markNames} from '../../../build/icons/drawings';
import {countsOf} from '../../../build/pageEntries/counts';
import {claimValues} from '../../../claims/claims';
import {companyParts} from '../../../company/parts';
import {dayNow} from '../../../company/today';
import {aboutSchema} from '../../../content/fieldSchemas';
import {schemas} from '../../../content/frontMatter';
import {components, type Component} from '../../../mdx/components';
import type {SiteSources} from '../../doctor/sources';
import type {Catalog, Choice, ComponentGuide, Control} from '../protocol';

const kindOf = (schema: z.ZodType): Control['kind'] => {
  if (schema instanceof z.ZodBoolean) return 'switch';
  if (schema instanceof z.ZodArray) return 'list';
  return schema instanceof z.ZodNumber ? 'number' : 'text';
};

const named = (values: Readonly<Record<string, unknown>>): Choice[] =>
  Object.entries(values).map(([value, about]) => ({value, about: String(about)}));
const plain = (values: readonly unknown[]): Choice[] => values.map((one) => ({value: String(one), about: ''}));

const controlsOf = (shape: object): Control[] =>
  Object.entries(shape as Record<string, z.ZodType>).map(([name, schema]) => {
    const {description: about, refersTo: list = '', optional, inner, choices = []} = aboutSchema(schema);
    return {name, about, required: !optional, kind: kindOf(inner), choices: plain(choices), list};
  });

/** The component in its example, without those around it. */
function guideOf({name: value, about, props}: Component): ComponentGuide {
  const own = new RegExp(`<${value}\\b(?:[^]*?</${value}>|[^]*?/>)`).exec(about.example);
  const {purpose, inside = '', once = false} = about;
  const source = own?.[0] ?? about.example;
  return {value, about: purpose, source, inside, once, props: controlsOf(props.shape)};
}

export function catalogOf({pages: parsed, sections}: SiteSources): Catalog {
  const pages = parsed.map(({file, address, kind, frontMatter}) => ({
    file,
    address,
    label: String(frontMatter.label ?? frontMatter.title ?? file),
    fields: kind === 'partial' ? [] : controlsOf(schemas[kind].shape),
  }));
  const addresses = pages.map(({address: value = '', label: about}) => ({value, about})).filter(({value}) => value);
  const lists = {
    address: addresses,
    icon: plain(lineNames()),
    mark: plain(markNames()),
    section: plain(sections.map(({folder}) => folder)),
    count: named(countsOf(parsed, sections, dayNow(), false)),
    'Claim id': named(claimValues),
    'Company part': named(companyParts),
  };
  const byLabel = pages.sort((a, b) => a.label.localeCompare(b.label));
  return {components: [...components().values()].map(guideOf), lists, pages: byLabel};
}
