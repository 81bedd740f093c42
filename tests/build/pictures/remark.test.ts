/** @jest-environment node */
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Root} from 'mdast';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {readMdx} from '../../../src/mdx/readMdx';
import {remarkPictures} from '../../../src/build/pictures/remark';
import {root} from '../../support/files';

const file = new VFile({path: path.join(root, 'pages/company/a.mdx'), cwd: root});

/** The page after the plugin has run. */
function compiled(mdx: string): Root {
  const tree = readMdx(mdx);
  const transform = (remarkPictures as () => (tree: Root, file: VFile) => void)();
  transform(tree, file);
  return tree;
}

/** Each picture with the attributes that the plugin adds. */
function drawn(tree: Root) {
  const found: {name: string; type: string; eager: boolean; alt: string}[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const {name, attributes, type} = node as MdxJsxFlowElement;
    if (!name?.startsWith('Picture')) return;
    const given = Object.fromEntries(attributes.map((one) => ('name' in one ? [one.name, one.value] : [])));
    const estree = JSON.stringify(given.src);
    found.push({
      name,
      type,
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

test('a picture next to the page or in static/ becomes a component that imports its files', () => {
  const tree = compiled(
    '![A plan](./plan.svg)\n\n![A map](/a%20map.svg) in a sentence\n\n![A plan again](plan.svg)\n\n' +
      '<Picture src="./team.jpg" alt="The team" crop="4/3" />',
  );
  expect(imports(tree)).toEqual([
    '@site/src/components',
    '!!../../src/build/pictures/loader.mjs!@site/pages/company/plan.svg',
    '!!../../src/build/pictures/loader.mjs!@site/static/a map.svg',
    '!!../../src/build/pictures/loader.mjs?crop=4/3!@site/pages/company/team.jpg',
  ]);
  expect(drawn(tree).map(({alt, type}) => [alt, type])).toEqual([
    ['A plan', 'mdxJsxFlowElement'],
    ['A map', 'mdxJsxTextElement'],
    ['A plan again', 'mdxJsxFlowElement'],
    ['The team', 'mdxJsxFlowElement'],
  ]);
  // A picture on its own must not be in a paragraph, because one below a headline is styled as a lead.
  expect(tree.children.filter(({type}) => type === 'paragraph')).toHaveLength(1);
});

test('pictures at the start of a page load at once, and others lazily', () => {
  const picture = '![A plan](./plan.svg)';
  const box = (name: string) => `<${name}>\n\n${picture}\n\n</${name}>`;
  expect(drawn(compiled(`${box('Hero')}\n\n${box('Section')}`)).map(({eager}) => eager)).toEqual([true, false]);
  expect(drawn(compiled(`# A page\n\n${picture}\n\n## More\n\n${picture}`)).map(({eager}) => eager)).toEqual([
    true,
    false,
  ]);
});
