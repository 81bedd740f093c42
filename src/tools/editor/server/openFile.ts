import {parsePage} from '../../../build/mdx/parse';
import type {ParsedPage} from '../../../build/mdx/parsedPage';
import {countsOf} from '../../../build/pageEntries/counts';
import {company} from '../../../company';
import {dayNow} from '../../../company/today';
import {schemas} from '../../../content/frontMatter';
import {readSite} from '../../doctor/diagnose';
import {filled} from '../../../build/pageEntries/frontMatter';
import type {SiteSources} from '../../doctor/sources';
import type {DocJson, PageFile, PagePart, Value} from '../protocol';
import {componentsOf, type Placed} from '../source/components';
import {flowsOf, hasWords, type Flow} from '../source/flows';
import {valuesOf} from '../source/props';
import {chipsOf} from './catalog';
import {controlsOf} from './controls';
import {fileOf, hashOf, readCopy} from './files';

const bom = '\uFEFF';

/** A file of `pages/` as it is now. `text` is without the mark that some programs put in front. */
export type OpenFile = {
  name: string;
  file: string;
  whole: string;
  text: string;
  page: ParsedPage;
  site: SiteSources;
  parts: Placed[];
  flows: Flow[];
};

/** Reads the file behind a name. Undefined if there is none; without parts and flows if it is not MDX at the moment. */
export function openFile(root: string, name: string, site = readSite(root)): OpenFile | undefined {
  const file = fileOf(root, name);
  if (!file) return undefined;
  const whole = readCopy(root, file);
  const text = whole.replace(bom, '');
  const page = parsePage(file, text, site.sections);
  const isComponent = (tag: string) => site.components.has(tag);
  const read = <Part>(all: (text: string, is: typeof isComponent) => Part[]) =>
    page.broken ? [] : all(text, isComponent);
  return {name, file, whole, text, page, site, parts: read(componentsOf), flows: read(flowsOf)};
}

export const withMark = ({whole, text}: OpenFile, after: string): string =>
  whole.slice(0, whole.length - text.length) + after;

/** The schemas of the fields by their names. */
export const fieldsOf = ({page: {kind}}: OpenFile): object => (kind === 'partial' ? {} : schemas[kind].shape);

function partOf(placed: Placed, parts: readonly Placed[]): PagePart {
  const {at, name, block} = placed;
  const countIn = (range = block) =>
    range && parts.filter(({start, end}) => start >= range.start && end <= range.end).length;
  const plain = (value: unknown) => (typeof value === 'object' ? null : ((value ?? null) as Value));
  return {
    at,
    name,
    values: Object.fromEntries(Object.entries(valuesOf(placed)).map(([prop, value]) => [prop, plain(value)])),
    isBlock: block !== undefined,
    size: countIn() ?? 1,
    above: block?.before && countIn(block.before as typeof block),
    below: block?.after && countIn(block.after as typeof block),
  };
}

/** With what each chip shows. */
const withWords = (doc: Flow['doc'], words: ReadonlyMap<string, string>): DocJson =>
  JSON.parse(JSON.stringify(doc), (_, value: {type?: string; attrs?: {source: string}} | null) =>
    value?.type === 'chip' && value.attrs
      ? {...value, attrs: {...value.attrs, words: words.get(value.attrs.source) ?? ''}}
      : value,
  ) as DocJson;

/** What the page gets to know of a file. */
export function pageFileOf(open: OpenFile): PageFile {
  const {name, file, whole, page, site, parts, flows} = open;
  const {address} = page;
  const words = new Map(chipsOf(site).map((chip) => [chip.source, chip.words]));
  const shown = (field: string) =>
    String(filled(page.frontMatter[field] ?? '', () => countsOf(site.pages, site.sections, dayNow())));
  return {
    name,
    file,
    hash: hashOf(whole),
    address,
    flows: flows.filter(hasWords).map(({at, doc}) => ({at, doc: withWords(doc, words)})),
    parts: parts.map((one) => partOf(one, parts)),
    fields: {controls: controlsOf(fieldsOf(open)), values: page.frontMatter as Record<string, Value>},
    result: {
      place: `${new URL(company.url).host}${(address ?? '').split('/').join(' › ')}`,
      title: shown('title'),
      description: shown('description'),
    },
  };
}
