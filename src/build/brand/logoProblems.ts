import type {Cheerio, CheerioAPI} from 'cheerio';
import {formatHex} from 'culori';
import type {Element} from 'domhandler';

const shapes = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
const letters = ['text', 'tspan', 'textPath', 'foreignObject'];

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

const tag = ({name}: Element) => `<${name}>`;

/** The address in an attribute that leads out of the file. */
function foreign({attribs}: Element): string | undefined {
  const values = Object.entries(attribs).filter(([name]) => !name.startsWith('xmlns'));
  const addresses = values.flatMap(([name, value]) =>
    /(^|:)(href|src)$/.test(name) ? [value] : [...value.matchAll(/url\(\s*['"]?([^'")]*)/g)].map(([, to = '']) => to),
  );
  return addresses.find((to) => !to.startsWith('#'));
}

const hasScript = (element: Element) =>
  element.name.toLowerCase() === 'script' ||
  Object.entries(element.attribs).some(([name, value]) => /^on/i.test(name) || /^\s*javascript:/i.test(value));

function refusedPart(element: Element): string | undefined {
  const {name} = element;
  if (hasScript(element)) return `${tag(element)} runs a script. Remove it.`;
  if (letters.includes(name))
    return `${tag(element)} holds text, which needs a typeface that is not there. Turn the text into outlines.`;
  const to = foreign(element);
  if (to !== undefined) return `${tag(element)} refers to "${to}". The file has to be complete by itself.`;
  if (name === 'style')
    return '<style> holds rules that are not for single shapes. Export the SVG with its colors as attributes.';
  if (['svg', 'g', 'defs', ...shapes].includes(name)) return undefined;
  return `${tag(element)} cannot be drawn in one color. Use only ${listed(['g', ...shapes])}.`;
}

const parse = (color: string): string => formatHex(color) ?? color;

/** The colors of the shapes. White on a color would be lost where all are drawn in one. */
function manyColors($: CheerioAPI): string[] {
  const said = ['fill', 'stroke']
    .flatMap((name) =>
      $(`[${name}]`)
        .toArray()
        .map((element) => $(element).attr(name)),
    )
    .filter((color): color is string => color !== undefined && !/^(none|currentcolor|inherit)$/i.test(color));
  const colors = [...new Set(said.map(parse))];
  if (colors.length < 2) return [];
  return [
    `it has ${colors.length} colors (${listed(colors)}), and the site draws the mark in one, that of the theme. Give all shapes the same color.`,
  ];
}

/** What a logo may not hold. */
export function refusedParts($: CheerioAPI): string[] {
  const elements = $<Element, string>('*').toArray();
  const found = elements.flatMap((element) => refusedPart(element) ?? []);
  return found.length > 0 ? [...new Set(found)] : manyColors($);
}

type Box = {viewBox: string; side: number} | {problem: string};

/** The square on which the mark is drawn. */
export function squareBox(root: Cheerio<Element>): Box {
  const given = root.attr('viewBox');
  const [x = NaN, y = NaN, width = NaN, height = NaN] = (given ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (given === undefined) {
    const side = Math.max(parseFloat(root.attr('width') ?? ''), parseFloat(root.attr('height') ?? '')) || 32;
    return {
      problem: `it has no viewBox, so nothing says how large it is. Write <svg viewBox="0 0 ${side} ${side}" …>.`,
    };
  }
  if (!(width > 0 && height > 0) || Number.isNaN(x + y))
    return {problem: `its viewBox "${given}" is not four numbers, such as "0 0 32 32". Correct it.`};
  if (width === height) return {viewBox: [x, y, width, height].join(' '), side: width};
  const side = Math.max(width, height);
  const square = [x - (side - width) / 2, y - (side - height) / 2, side, side].join(' ');
  return {
    problem: `its viewBox "${given}" is no square. Write viewBox="${square}", which puts the mark in the middle.`,
  };
}
