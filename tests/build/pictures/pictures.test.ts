/** @jest-environment node */
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {readMdx} from '../../../src/mdx/readMdx';
import {remarkPictures} from '../../../src/build/pictures/remark';
import {root} from '../../support/files';
import {mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {makePicture, type Order} from '../../../src/build/pictures/make';
import {photo} from './photo';
import {newFolder} from '../../support/servers';

const folder = newFolder('make');

/** Makes a picture, writes its files and returns its description. */
async function make(name: string, order: Partial<Order> = {}) {
  const file = path.join(folder, name);
  const {picture, files} = await makePicture({file, quick: false, ...order}, readFileSync(file));
  mkdirSync(path.join(folder, 'assets/pictures'), {recursive: true});
  for (const [address, data] of Object.entries(files)) writeFileSync(path.join(folder, address), data);
  return picture;
}

const entries = (set = '') =>
  set.split(', ').map((entry) => {
    const [address = '', width = ''] = entry.split(' ');
    return {file: path.join(folder, address), width: parseInt(width, 10)};
  });

const widthsIn = (set?: string) => entries(set).map(({width}) => width);

/** A photo that is red on the left and blue on the right once its EXIF rotation is applied. */
const rotated = () =>
  sharp({create: {width: 900, height: 1200, channels: 3, background: '#d00'}})
    .composite([{input: {create: {width: 900, height: 600, channels: 3, background: '#00d'}}, top: 0, left: 0}])
    .withMetadata({orientation: 6})
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  const files = {
    'Team in May.jpg': await photo(1500, 2000, 40),
    'rotated.jpg': await rotated(),
    'plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20H0z"/></svg>',
    'broken.jpg': 'not a picture',
  };
  for (const [name, data] of Object.entries(files)) writeFileSync(path.join(folder, name), data);
});

test('a noisy photo becomes an upright AVIF in four widths and one JPEG, all light and anonymous', async () => {
  const made = await make('Team in May.jpg');
  expect(widthsIn(made.avif)).toEqual([480, 768, 1080, 1600]);
  expect(made).toMatchObject({width: 1600, height: 1200});
  expect(made.src).toMatch(/^\/assets\/pictures\/team-in-may-1080\.[0-9a-f]{8}\.jpg$/);
  for (const {file, width} of [...entries(made.avif), {file: path.join(folder, made.src), width: 1080}]) {
    // On a phone.
    if (width <= 1080) expect(statSync(file).size).toBeLessThanOrEqual(80_000);
    const {exif, xmp, iptc, icc, orientation} = await sharp(file).metadata();
    expect({exif, xmp, iptc, icc, orientation}).toEqual({});
    expect(readFileSync(file).includes('Deodar Optics')).toBe(false);
  }
});

test('a photo is rotated as its camera recorded, and never enlarged', async () => {
  const {src, avif} = await make('rotated.jpg');
  expect(widthsIn(avif)).toEqual([480, 768, 1080, 1200]);
  const {data, info} = await sharp(path.join(folder, src)).raw().toBuffer({resolveWithObject: true});
  const at = (x: number) =>
    [...data.subarray((100 * info.width + x) * info.channels)].slice(0, 3).map((one) => one > 100);
  expect([info.width, info.height]).toEqual([1080, 810]);
  expect([at(100), at(info.width - 100)]).toEqual([
    [true, false, false],
    [false, false, true],
  ]);
});

test('a crop has its shape in every file', async () => {
  const made = await make('rotated.jpg', {crop: '1/1'});
  expect(made).toMatchObject({width: 900, height: 900});
  for (const {file, width} of entries(made.avif)) {
    expect(await sharp(file).metadata()).toMatchObject({width, height: width});
  }
});

test('an SVG is served unchanged, with its size, unless it is cropped', async () => {
  const made = await make('plan.svg');
  expect(made).toEqual({src: expect.stringMatching(/\/plan\.[0-9a-f]{8}\.svg$/) as string, width: 40, height: 20});
  expect(await make('plan.svg', {crop: '1/1'})).toMatchObject({width: 20, height: 20});
});

test('a file that is not a picture stops the build', async () => {
  await expect(make('broken.jpg')).rejects.toThrow('broken.jpg cannot be read as a picture.');
});

const page = {path: path.join(root, 'pages/company/a.mdx'), cwd: root};

/** The page after the plugin has run. */
function compiled(mdx: string): Root {
  const tree = readMdx(mdx);
  remarkPictures()(tree, page);
  return tree;
}

/** Each picture with the attributes that the plugin adds. */
function drawn(tree: Root) {
  const found: {type: string; eager: boolean; alt: string}[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const {name, attributes, type} = node as MdxJsxFlowElement;
    if (!name?.startsWith('Picture')) return;
    const {src, alt} = Object.fromEntries(attributes.map((one) => ('name' in one ? [one.name, one.value] : [])));
    found.push({type, eager: JSON.stringify(src).includes('"eager"'), alt: String(alt)});
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
  const below = `# A page\n\n${picture}\n\n## More\n\n${picture}`;
  for (const page of [`${box('Hero')}\n\n${box('Section')}`, below]) {
    expect(drawn(compiled(page)).map(({eager}) => eager)).toEqual([true, false]);
  }
});
