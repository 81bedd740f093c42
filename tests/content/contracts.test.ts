import type {Contract} from '@site/src/content/contract';
import {openingsFolder} from '@site/src/content/jobs';
import {components, importLine, type Component} from '@site/src/build/mdx/contracts';
import {examinePage} from '@site/src/tools/doctor/examine';
import {printed} from '@site/src/build/mdx/finding';
import {siteOf} from '@site/src/tools/doctor/sources';
import {exampleName, exampleSize} from '@site/src/tools/gallery/examplePicture';
import path from 'node:path';
import ts from 'typescript';
import {importsOf} from '../architecture/imports';
import {read} from '../support/files';
import {givenWithSections} from '../support/fixturePages';

const all = [...components().values()].map((one) => [one.name, one] as const);
/** The file that draws a component: what belongs to a feature is drawn in its ui and only re-exported for pages. */
function fileOf({source}: Component): string {
  const file = `${source.replace('@site/', '')}/index.tsx`;
  const [, drawnIn] = /^export \{default\} from '@site\/(.+)';$/m.exec(read(file)) ?? [];
  return drawnIn ? `${drawnIn}/index.tsx` : file;
}

type Drawn = {typed: boolean; takes: string[]; rest: boolean};

/** Props beyond the contract, for the shell only: no page can set them. */
const ofTheShell: Record<string, readonly string[]> = {
  Action: ['size', 'icon', 'className'],
  Choices: ['className'],
};

/** The props in the signature of the function that draws a component. */
function drawnBy(component: Component): Drawn {
  const file = ts.createSourceFile(
    'index.tsx',
    read(fileOf(component)),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const drawn: Drawn = {typed: false, takes: [], rest: false};
  for (const statement of file.statements) {
    if (!ts.isFunctionDeclaration(statement)) continue;
    if (!statement.modifiers?.some(({kind}) => kind === ts.SyntaxKind.DefaultKeyword)) continue;
    const [first] = statement.parameters;
    drawn.typed = /\b(Own)?Props\b/.test(first?.type?.getText() ?? '');
    if (!first || !ts.isObjectBindingPattern(first.name)) continue;
    for (const element of first.name.elements) {
      if (element.dotDotDotToken) drawn.rest = true;
      else drawn.takes.push((element.propertyName ?? element.name).getText());
    }
  }
  return drawn;
}

const isTyped = (component: Component) =>
  importsOf(fileOf(component)).some(
    ({target, typeOnly}) => typeOnly && target === `${path.posix.dirname(fileOf(component))}/contract`,
  );

test.each(all)('%s takes the props of its contract and uses each', (_, component) => {
  const names = Object.keys(component.contract.props.shape);
  if (names.length === 0) return;
  const {typed, takes, rest} = drawnBy(component);
  expect(isTyped(component) && typed).toBe(true);
  expect(rest ? [] : names.filter((name) => !takes.includes(name))).toEqual([]);
  expect(takes.filter((name) => ![...names, 'children', ...(ofTheShell[component.name] ?? [])].includes(name))).toEqual(
    [],
  );
});

const given = givenWithSections();
/** The gallery draws the picture of its examples itself. */
const pictures: typeof given.pictures = (file) =>
  file === `pages/${exampleName}` ? {...exampleSize, animated: false, scripted: false} : given.pictures(file);
const head =
  '---\ntitle: An example of the gallery\ndescription: A page that holds one example and whatever stands around it on a page.\n---\n';

/** The example on a page of its own, below the headings that a page would have. */
function pageOf(mdx: string, fields: Contract['fields']): string {
  const used = [...new Set([...mdx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))];
  const imports = used.flatMap((name) => components().get(name) ?? []).map(importLine);
  const more = Object.entries(fields ?? {}).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
  const above = [fields || /^# /m.test(mdx) ? '' : '# A page', /^##? /m.test(mdx) ? '' : '## A section'];
  return [head.replace(/---\n$/, `${more.join('')}---\n`) + imports.join('\n'), ...above, mdx, ''].join('\n\n');
}

const examples = all.flatMap(([name, {contract}]) =>
  contract.examples.map(({title, mdx}) => [name, title, mdx, contract.fields] as const),
);

test('every component has an example', () => {
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter(([, {contract}]) => contract.examples.length === 0).map(([name]) => name)).toEqual([]);
});

test.each(examples)('the example of %s, %s, passes the doctor', (_, __, mdx, fields) => {
  const file = fields ? `pages/${openingsFolder}/example.mdx` : 'pages/example.mdx';
  const site = siteOf({...given, pictures, sources: [...given.sources, {file, text: pageOf(mdx, fields)}]});
  const page = site.pages.find((one) => one.file === file);
  expect(page && examinePage(page, site).map(printed)).toEqual([]);
});
