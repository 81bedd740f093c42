/** @jest-environment node */
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Root} from 'mdast';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {readMdx} from '../../../src/build/mdx/readMdx';
import {remarkPictures} from '../../../src/build/pictures/remark';

const root = mkdtempSync(path.join(tmpdir(), 'remark-'));
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>';

beforeAll(() => {
  for (const folder of ['pages', 'static']) mkdirSync(path.join(root, folder));
  writeFileSync(path.join(root, 'pages/plan.svg'), svg);
  writeFileSync(path.join(root, 'static/a map.svg'), svg);
});

afterAll(() => {
  rmSync(root, {recursive: true});
});

type File = {path: string; fail: (message: string) => never};
type Transform = (tree: Root, file: File) => Promise<void>;

/** The page as the compiler goes on with it. */
async function compiled(mdx: string): Promise<Root> {
  const tree = readMdx(mdx);
  const fail = (message: string) => {
    throw new Error(message);
  };
  const transform = (remarkPictures({root, quick: false}) as unknown as () => Transform)();
  await transform(tree, {path: path.join(root, 'pages/a.mdx'), fail});
  return tree;
}

/** Each picture with what the compiler adds to it. */
function drawn(tree: Root) {
  const found: {name: string; type: string; sizes: string; eager: boolean; alt: string}[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const {name, attributes, type} = node as MdxJsxFlowElement;
    if (!name?.startsWith('Picture')) return;
    const given = Object.fromEntries(attributes.map((one) => ('name' in one ? [one.name, one.value] : [])));
    const estree = JSON.stringify(given.src);
    found.push({
      name,
      type,
      sizes: /"value":"(\(min-width[^"]+)"/.exec(estree)?.[1] ?? '',
      eager: estree.includes('"eager"'),
      alt: String(given.alt),
    });
  });
  return found;
}

const imports = (tree: Root) =>
  tree.children
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .map((one) => (one.type === 'ImportDeclaration' ? one.source.value : undefined));

test('a picture beside the page or in static/ becomes a component with an import of its addresses', async () => {
  const tree = await compiled(
    '![A plan](./plan.svg)\n\n![A map](/a%20map.svg) in a sentence\n\n![A plan again](plan.svg)',
  );
  expect(imports(tree)).toEqual([
    '@site/src/components/Picture',
    '@generated/pictures/data/pages-plan.svg.json',
    '@generated/pictures/data/static-a-map.svg.json',
  ]);
  expect(drawn(tree).map(({alt, type}) => [alt, type])).toEqual([
    ['A plan', 'mdxJsxFlowElement'],
    ['A map', 'mdxJsxTextElement'],
    ['A plan again', 'mdxJsxFlowElement'],
  ]);
  // A paragraph below a headline is a lead, so a picture alone must be none.
  expect(tree.children.filter(({type}) => type === 'paragraph')).toHaveLength(1);
  const data = JSON.parse(readFileSync(path.join(root, '.docusaurus/pictures/data/pages-plan.svg.json'), 'utf8')) as {
    src: string;
  };
  expect(existsSync(path.join(root, '.docusaurus/pictures/files', data.src))).toBe(true);
});

test('pictures in what the page begins with are loaded at once, others when they come near', async () => {
  const picture = '![A plan](./plan.svg)';
  const box = (name: string) => `<${name}>\n\n${picture}\n\n</${name}>`;
  expect(drawn(await compiled(`${box('Hero')}\n\n${box('Section')}`)).map(({eager}) => eager)).toEqual([true, false]);
  expect(drawn(await compiled(`# A page\n\n${picture}\n\n## More\n\n${picture}`)).map(({eager}) => eager)).toEqual([
    true,
    false,
  ]);
});

test('the place of a picture says how wide it is', async () => {
  const inside = async (open: string, close: string) =>
    drawn(await compiled(`${open}\n\n![A plan](./plan.svg)\n\n${close}`))[0]?.sizes;
  expect(await inside('<Section>', '</Section>')).toBe('(min-width: 77.5rem) 75rem, calc(100vw - 2.5rem)');
  expect(await inside('<Section>\n\n<Prose>', '</Prose>\n\n</Section>')).toBe(
    '(min-width: 46.5rem) 44rem, calc(100vw - 2.5rem)',
  );
  expect(await inside('<CardGrid columns={3}>\n\n<Card>', '</Card>\n\n</CardGrid>')).toBe(
    '(min-width: 77.5rem) 25rem, (min-width: 54rem) 34vw, calc(100vw - 2.5rem)',
  );
});
