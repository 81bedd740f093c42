import * as z from 'zod';
import type {Contract} from '../../catalogue/contract';
import {aboutSchema, type Crop} from '../../catalogue/fieldSchemas';
import {videoAt} from '../../catalogue/videoHosts';
import {importLine, type Component} from '../doctor/contracts';
import {readMdx} from '../doctor/readMdx';
import {generatedFolder} from '../generatedFolder';
import {fileOf} from '../pictures/files';
import {isElsewhere, picturesIn, videosIn} from '../pictures/find';
import {dataName} from '../pictures/prepare';
import {brandParts, brandSection} from './brand';
import {exampleName} from './examplePicture';

/** Where the generated pages are. */
export const folder = `${generatedFolder}/gallery`;

type Components = ReadonlyMap<string, Component>;

const tags = (mdx: string) => [...mdx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name);

const imports = (mdx: readonly string[], components: Components): string =>
  [...new Set(mdx.flatMap(tags))]
    .sort()
    .flatMap((name) => components.get(name) ?? [])
    .map(importLine)
    .join('\n');

/** A prop as the gallery lists it. */
export type PropRow = {name: string; takes: string; required: boolean; about: string};

function takes(schema: z.ZodType): string {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  if (inner instanceof z.ZodEnum) return inner.options.join(' · ');
  if (inner instanceof z.ZodUnion)
    return inner.options.flatMap((one) => (one instanceof z.ZodLiteral ? [...one.values] : [])).join(' · ');
  return aboutSchema(schema).refersTo ?? inner.type;
}

const rows = ({contract}: Component): PropRow[] =>
  Object.entries(contract.props.shape as Record<string, z.ZodType>).map(([name, schema]) => {
    const {description, optional} = aboutSchema(schema);
    return {name, takes: takes(schema), required: !optional, about: description};
  });

const value = (given: unknown) => `{${JSON.stringify(given)}}`;

const parts = `import Entry from '@site/src/site/Gallery/Entry';
import Specimen from '@site/src/site/Gallery/Specimen';`;

const head = (title: string, description: string, more: Contract['fields'] = {}) => {
  const fields = {...more, title, description, unlisted: true};
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
  return `---\n${lines.join('')}---\n`;
};

const playersIn = (mdx: string) => videosIn(readMdx(mdx)).map(({src}) => videoAt(src)?.player ?? '');

/** The page of one component: what it is for, its props, and live examples. */
export function componentPage(component: Component, components: Components): string {
  const {name, contract} = component;
  const examples = contract.examples.map(
    ({title, mdx}) =>
      `<Specimen title=${value(title)} code=${value(mdx)} players=${value(playersIn(mdx))}>\n\n${mdx}\n\n</Specimen>`,
  );
  const entry = `<Entry purpose=${value(contract.purpose)} yes=${value(contract.do)} no=${value(contract.dont)} line=${value(importLine(component))} rows=${value(rows(component))}>\n\n# ${name}\n\n</Entry>`;
  const all = imports(
    contract.examples.map(({mdx}) => mdx),
    components,
  );
  return [head(name, contract.purpose, contract.fields), parts, all, '', entry, '', examples.join('\n\n'), ''].join(
    '\n',
  );
}

export const slugOf = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/**
 * Loaded before any contract: the content security policy does not allow code from strings, which zod tries for speed
 * as soon as a schema is created.
 */
export const jitless = "import * as z from 'zod';\nz.config({jitless: true});\n";

/** The pictures and the videos of the examples, as the compiler imports them. */
function filesOf(components: Components) {
  const trees = [...components.values()]
    .flatMap(({contract}) => contract.examples)
    .filter(({mdx}) => mdx.includes(exampleName))
    .map(({mdx}) => readMdx(mdx));
  const nameOf = (src: string, crop?: Crop) => dataName(fileOf(`${folder}/a.mdx`, src), crop);
  const pictures = trees
    .flatMap(picturesIn)
    .map(({src, crop}) => [crop ? `${src} ${crop}` : src, nameOf(src, crop)] as const);
  const media = trees
    .flatMap(videosIn)
    .flatMap(({src, captions}) => [src, captions ?? src])
    .filter((src) => !isElsewhere(src))
    .map((src) => [src, nameOf(src)] as const);
  return [...new Map([...pictures, ...media])].map(([key, name], at) => ({
    line: `import file${at} from '@generated/pictures/data/${name}';`,
    entry: `${JSON.stringify(key)}: file${at}`,
  }));
}

/** Every component with its contract, for the gallery's live editors. */
export function kit(components: Components): string {
  const all = [...components.values()];
  const lines = all.flatMap((one) => [importLine(one), `import ${one.name}Contract from '${one.source}/contract';`]);
  const entries = all.map(({name}) => `${name}: {component: ${name}, contract: ${name}Contract}`);
  const shown = filesOf(components);
  return [
    "import './jitless';",
    ...lines,
    "import marks from '@generated/brand-marks/marks.svg';",
    ...shown.map(({line}) => line),
    `const files = {${shown.map(({entry}) => entry).join(', ')}};`,
    `export default {marks, files, components: {${entries.join(', ')}}};`,
    '',
  ].join('\n');
}

/** The list of all components. */
export function indexPage(components: Components): string {
  const cards = (folder: string) =>
    [...components.values()]
      .filter(({source}) => source.startsWith(`@site/src/${folder}/`))
      .map(
        ({name, contract}) =>
          `<Card to="/gallery/${slugOf(name)}">\n\n### ${name}\n\n{${JSON.stringify(contract.purpose)}}\n\n</Card>`,
      );
  const group = (title: string, lead: string, folder: string) =>
    `<Section>\n\n## ${title}\n\n${lead}\n\n<CardGrid columns={3}>\n\n${cards(folder).join('\n\n')}\n\n</CardGrid>\n\n</Section>`;
  const about = 'Every component that pages may use, with its props and examples of how to write it.';
  return [
    head('Gallery', about),
    imports(['<Card /><CardGrid /><Hero /><Section />', brandSection], components),
    brandParts,
    '',
    `<Hero icon="layout-grid">\n\n# Gallery\n\n${about} [The brand](#brand) shows logo and colors.\n\n</Hero>`,
    '',
    group('Components', 'They draw what a page gives them.', 'components'),
    '',
    group('Parts that know the site', 'They fill in figures, names and lists of pages themselves.', 'site'),
    '',
    brandSection,
    '',
  ].join('\n');
}
