import {load} from 'cheerio/slim';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {messages} from './messages';

/** The mark, as SVG: shapes on a square, in the color of the text around them. */
export const logoFile = 'src/company/logo.svg';

const shapes = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
const ofShapes = /^(viewBox|d|points|[xy][12]?|c[xy]|r[xy]?|width|height|transform|opacity|(fill|stroke)(-\w+)*)$/;

const canBeDrawn = ([name, value]: [string, string]) =>
  /^(fill|stroke)$/.test(name) ? ['none', 'currentColor'].includes(value) : ofShapes.test(name);

/** The mark without a size, with more attributes for its place and color. */
export const parseLogo = (text: string, more: Record<string, string> = {}) =>
  load(text, {xml: true})('svg')
    .first()
    .attr({xmlns: null, width: null, height: null, ...more});

/** Why an SVG cannot be the logo, if it cannot. */
export function logoProblem(text: string): string | undefined {
  const svg = parseLogo(text);
  const parts = svg.children().get();
  const [, , width, height] = (svg.attr('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const odd = parts.find(({name}) => !shapes.includes(name));
  const attributes = [...svg.get(), ...parts].flatMap(({attribs}) => Object.entries(attribs));
  const refused = attributes.find((one) => !canBeDrawn(one));
  if (svg.length === 0) return messages.unreadable;
  if (!width || width !== height) return messages.notSquare;
  if (odd) return messages.part({tag: odd.name});
  if (refused) return messages.attribute({name: refused[0], value: refused[1]});
  return parts.length === 0 ? messages.empty : undefined;
}

export function readLogo(siteDir: string): string {
  const text = readFileSync(path.join(siteDir, logoFile), 'utf8');
  const problem = logoProblem(text);
  if (problem) throw new Error(`${logoFile}: ${problem}`);
  return text;
}

/** The mark as SVG, with content before its shapes. */
export const drawLogo = (logo: string, more: Record<string, string>, before = ''): string =>
  parseLogo(logo, {xmlns: 'http://www.w3.org/2000/svg', ...more})
    .prepend(before)
    .toString();
