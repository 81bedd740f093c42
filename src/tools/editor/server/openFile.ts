import type {ParsedPage} from '../../../mdx/parsedPage';
import {countsOf} from '../../../build/pageEntries/counts';
import {filled} from '../../../build/pageEntries/frontMatter';
import {company} from '../../../company';
import {dayNow} from '../../../company/today';
import {schemas} from '../../../content/frontMatter';
import type {SiteSources} from '../../doctor/sources';
import type {DocJson, PageFile, Value} from '../protocol';
import {componentsOf, type Placed} from '../source/components';
import {embedsIn, flowsOf, type Flow} from '../source/flows';
import {valuesOf} from '../source/props';
import {controlsOf} from './controls';
import {hashOf} from './files';

export type OpenFile = {page: ParsedPage; site: SiteSources; components: Placed[]; flows: readonly Flow[]};

const known = new WeakMap<ParsedPage, readonly Flow[]>();

/** The flows of a page; none if it cannot be parsed. */
export function flowsIn(page: ParsedPage): readonly Flow[] {
  const flows = known.get(page) ?? (page.broken ? [] : flowsOf(page.text));
  known.set(page, flows);
  return flows;
}

export function openFile(file: string, site: SiteSources): OpenFile | undefined {
  const page = site.pages.find((one) => one.file === file);
  if (!page) return undefined;
  const components = page.broken ? [] : componentsOf(page.text);
  return {page, site, components, flows: flowsIn(page)};
}

export const fieldsOf = ({kind}: ParsedPage): object => (kind === 'partial' ? {} : schemas[kind].shape);

const plain = (value: unknown) => (typeof value === 'object' ? null : ((value ?? null) as Value));

export function pageFileOf({page, site, components, flows}: OpenFile): PageFile {
  const {file, text, address, frontMatter} = page;
  const blocks = flows.flatMap(({doc}) => embedsIn(doc).flatMap(({attrs}) => attrs.components as number[]));
  const shown = (field: string) =>
    String(filled(frontMatter[field] ?? '', () => countsOf(site.pages, site.sections, dayNow())));
  return {
    path: file,
    hash: hashOf(text),
    flows: flows.map(({at, doc}) => ({at, doc: doc.toJSON() as DocJson})),
    components: components.map((placed) => ({
      at: placed.at,
      name: placed.name,
      isBlock: blocks.includes(placed.at),
      values: Object.fromEntries(Object.entries(valuesOf(placed)).map(([prop, value]) => [prop, plain(value)])),
    })),
    fields: {controls: controlsOf(fieldsOf(page)), values: frontMatter as Record<string, Value>},
    result: {
      place: `${new URL(company.url).host}${(address ?? '').split('/').join(' › ')}`,
      title: shown('title'),
      description: shown('description'),
    },
  };
}
