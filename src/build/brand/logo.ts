// cspell:ignore Elems
import type {CheerioAPI} from 'cheerio';
import {load} from 'cheerio/slim';
import type {Element} from 'domhandler';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {optimize, type PluginConfig} from 'svgo';
import {escapeMarkup} from '../../content/text';
import {messages} from './messages';

type Attributes = Readonly<Record<string, string>>;

/** The mark: shapes on a square, in the color of the text around them. */
export type Logo = {viewBox: string; shapes: (readonly [tag: string, attributes: Attributes])[]};

export const logoFile = 'src/company/logo.svg';

/** Removes what drawing programs add, turns styles into attributes, and writes each color in one way. */
const plugins: PluginConfig[] = [
  'removeDoctype',
  'removeXMLProcInst',
  'removeComments',
  'removeMetadata',
  'removeTitle',
  'removeDesc',
  'removeEditorsNSData',
  {name: 'inlineStyles', params: {onlyMatchedOnce: false}},
  'convertStyleToAttrs',
  'convertColors',
  'removeHiddenElems',
  'removeUselessDefs',
];

const containers = ['svg', 'g'];
const shapes = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
const geometry = /^(d|points|[xy][12]?|c[xy]|r[xy]?|width|height)$/;
const inherited = /^(transform|opacity|(fill|stroke)(-\w+)?)$/;
const isColor = (name: string, value: string) => /^(fill|stroke)$/.test(name) && value !== 'none';

function problemIn({name, attribs}: Element): string | undefined {
  if (![...containers, ...shapes].includes(name)) return messages.part({tag: name});
  const [to] = /url\([^)]*\)/.exec(Object.values(attribs).join(' ')) ?? [];
  return to && messages.reference({tag: name, to});
}

/** Details in a second color would be lost, because the mark is drawn in a single one. */
function colorProblem(elements: readonly Element[]): string | undefined {
  const all = elements.flatMap(({attribs}) => Object.entries(attribs)).filter(([name, value]) => isColor(name, value));
  const colors = [...new Set(all.map(([, color]) => color))];
  return colors.length > 1 ? messages.colors({colors: colors.join(', ')}) : undefined;
}

function boxProblem(viewBox = ''): string | undefined {
  const [x = NaN, y = NaN, width = NaN, height = NaN] = viewBox.split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0) || Number.isNaN(x + y)) return messages.noViewBox;
  const side = Math.max(width, height);
  const square = [x - (side - width) / 2, y - (side - height) / 2, side, side].join(' ');
  return width === height ? undefined : messages.notSquare({viewBox, square});
}

const picked = (attribs: Attributes, names: RegExp): Attributes =>
  Object.fromEntries(
    Object.entries(attribs)
      .filter(([name]) => names.test(name))
      .map(([name, value]) => [name, isColor(name, value) ? 'currentColor' : value]),
  );

/** Figma clips every drawing to its whole canvas, which has no effect. */
function dropWholeClips($: CheerioAPI, viewBox: string): void {
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  $('clipPath > rect:only-child').each((_, rect) => {
    const isWhole = Number($(rect).attr('width')) >= width && Number($(rect).attr('height')) >= height;
    if (isWhole) $(`[clip-path="url(#${$(rect).parent().attr('id')})"]`).removeAttr('clip-path');
  });
}

/** The shapes in an element, with the attributes that they inherit. */
function shapesIn({name, attribs, children}: Element, around: Attributes): Logo['shapes'] {
  const own = picked(attribs, inherited);
  const transform = [around.transform, own.transform].filter(Boolean).join(' ');
  const all = {...around, ...own, ...(transform && {transform})};
  if (!containers.includes(name)) return [[name, {...picked(attribs, geometry), ...all}]];
  return children.flatMap((child) => (child.type === 'tag' ? shapesIn(child, all) : []));
}

/** Reads the mark from an SVG, or returns why it cannot be the logo. */
export function parseLogo(text: string): Logo | {problem: string} {
  let simple: string;
  try {
    simple = optimize(text, {plugins}).data;
  } catch {
    return {problem: messages.unreadable};
  }
  const $ = load(simple, {xml: true});
  const root = $.root().children('svg').get(0);
  if (!root) return {problem: messages.unreadable};
  const {viewBox = ''} = root.attribs;
  dropWholeClips($, viewBox);
  // A shape that refers to one of these is reported instead.
  $('defs').remove();
  const elements = $<Element, string>('*').toArray();
  const [part] = elements.flatMap((element) => problemIn(element) ?? []);
  const found = shapesIn(root, {fill: 'currentColor'});
  const problem = part ?? colorProblem(elements) ?? boxProblem(viewBox) ?? (found.length === 0 && messages.empty);
  return problem ? {problem} : {viewBox, shapes: found};
}

export function readLogo(siteDir: string): Logo {
  const logo = parseLogo(readFileSync(path.join(siteDir, logoFile), 'utf8'));
  if ('problem' in logo) throw new Error(`${logoFile}: ${logo.problem}`);
  return logo;
}

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('');

/** The mark as SVG, in the color of the element around it. */
export const shapesOf = ({shapes}: Logo): string =>
  shapes.map(([tag, attributes]) => `<${tag}${written(attributes)}/>`).join('');

/** The mark within a larger picture. */
export const placed = (logo: Logo, {x, y, side, color}: {x: number; y: number; side: number; color: string}): string =>
  `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="${logo.viewBox}" color="${color}">${shapesOf(logo)}</svg>`;
