import type {CheerioAPI} from 'cheerio';
import {load} from 'cheerio/slim';
import type {Element} from 'domhandler';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {optimize} from 'svgo';
import {refusedParts, squareBox} from './logoProblems';

type Attributes = Readonly<Record<string, string>>;

/** The mark: shapes in the one color of what is around them, on a square. */
export type Logo = {viewBox: string; shapes: (readonly [tag: string, attributes: Attributes])[]};

export const logoFile = 'src/company/logo.svg';

const geometry = ['d', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height'];
const strokes = ['width', 'linecap', 'linejoin', 'miterlimit', 'dasharray', 'dashoffset', 'opacity'].map(
  (name) => `stroke-${name}`,
);
/** What a shape takes over from what is around it. */
const inherited = ['fill', 'fill-rule', 'fill-opacity', 'stroke', ...strokes];

/** Styles become attributes; what draws nothing goes. */
const simplified = (text: string): string =>
  optimize(text, {
    plugins: [
      'removeDoctype',
      'removeXMLProcInst',
      'removeComments',
      'removeMetadata',
      'removeTitle',
      'removeDesc',
      'removeEditorsNSData',
      {name: 'inlineStyles', params: {onlyMatchedOnce: false}},
      'convertStyleToAttrs',
    ],
  }).data;

const picked = (from: Attributes, names: readonly string[]): Attributes =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));

/** The paint of a shape in one color. Nothing is said about a line that is not there. */
function paint(all: Attributes): Attributes {
  const {fill = 'black', stroke = 'none', ...rest} = all;
  const isFilled = fill !== 'none';
  const isLined = stroke !== 'none';
  const kept = Object.entries(rest).filter(
    ([name]) => (isFilled || !name.startsWith('fill-')) && (isLined || !name.startsWith('stroke-')),
  );
  return {
    fill: isFilled ? 'currentColor' : 'none',
    ...(isLined && {stroke: 'currentColor'}),
    ...Object.fromEntries(kept),
  };
}

/** The shapes of an element, each with all that is said around it. */
function shapesIn(element: Element, around: Attributes): Logo['shapes'] {
  const own: Attributes = element.attribs;
  if (own.display === 'none') return [];
  const transform = [around.transform, own.transform].filter(Boolean).join(' ');
  const opacity = Number(around.opacity ?? 1) * Number(own.opacity ?? 1);
  const all = {
    ...picked(around, inherited),
    ...picked(own, inherited),
    ...(transform && {transform}),
    ...(opacity < 1 && {opacity: String(opacity)}),
  };
  const inside = element.children.filter((child): child is Element => child.type === 'tag');
  if (['svg', 'g'].includes(element.name)) return inside.flatMap((child) => shapesIn(child, all));
  return element.name === 'defs' ? [] : [[element.name, {...picked(own, geometry), ...paint(all)}]];
}

/** Drawing programs clip to the whole of the picture, which cuts nothing. */
function dropWholeClips($: CheerioAPI, side: number): void {
  $('clipPath').each((_, clip) => {
    const inside = $(clip).children();
    const isWhole = Number(inside.attr('width')) >= side && Number(inside.attr('height')) >= side;
    if (inside.length !== 1 || !inside.is('rect') || !isWhole) return;
    $(`[clip-path="url(#${$(clip).attr('id') ?? ''})"]`).removeAttr('clip-path');
    $(clip).remove();
  });
}

type Read = {problems: string[]; logo: Logo};

function read(text: string): Read {
  const none = (problem: string): Read => ({problems: [problem], logo: {viewBox: '', shapes: []}});
  let $: CheerioAPI;
  try {
    $ = load(simplified(text), {xml: true});
  } catch {
    return none('it cannot be read as an SVG. Export it again as a plain SVG.');
  }
  const root = $.root().children('svg').get(0);
  if (!root) return none('it is no SVG: it has to begin with <svg>. Export it again as a plain SVG.');
  const box = squareBox($(root));
  if ('problem' in box) return {...none(box.problem), problems: [...refusedParts($), box.problem]};
  dropWholeClips($, box.side);
  const shapes = shapesIn(root, {});
  const empty = shapes.length === 0 ? ['it draws nothing. Export it again with its shapes.'] : [];
  const problems = [...refusedParts($), ...empty];
  return {problems, logo: {viewBox: box.viewBox, shapes}};
}

/** Why a file cannot be the logo. */
export const logoProblems = (text: string): string[] => read(text).problems;

/** The logo of the company. Throws where it cannot be drawn. */
export function readLogo(siteDir: string): Logo {
  const {problems, logo} = read(readFileSync(path.join(siteDir, logoFile), 'utf8'));
  const [first] = problems;
  if (first) throw new Error(`${logoFile}: ${first}`);
  return logo;
}

const escaped = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');

/** The mark as SVG, in the color of what it stands in. */
export const shapesOf = ({shapes}: Logo): string =>
  shapes.map(([tag, attributes]) => `<${tag}${written(attributes)}/>`).join('');

/** The mark at a place of a larger picture. */
export const placed = (logo: Logo, {x, y, side, color}: {x: number; y: number; side: number; color: string}): string =>
  `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="${logo.viewBox}" color="${color}">${shapesOf(logo)}</svg>`;
