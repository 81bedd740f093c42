import {load} from 'cheerio/slim';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {escapeMarkup} from '../../content/text';
import {messages} from './messages';

type Attributes = Readonly<Record<string, string | number>>;

/** The mark: shapes on a square, in the color of the text around them. */
export type Logo = {attributes: Attributes; shapes: (readonly [tag: string, attributes: Attributes])[]};

export const logoFile = 'src/company/logo.svg';

const shapes = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
const ofFile = ['xmlns', 'width', 'height'];
const ofShapes = /^(viewBox|d|points|[xy][12]?|c[xy]|r[xy]?|width|height|transform|opacity|(fill|stroke)(-\w+)*)$/;

const canBeDrawn = ([name, value]: [string, string]) =>
  /^(fill|stroke)$/.test(name) ? ['none', 'currentColor'].includes(value) : ofShapes.test(name);

/** Reads the mark from an SVG, or returns why it cannot be the logo. */
export function parseLogo(text: string): Logo | {problem: string} {
  const root = load(text, {xml: true}).root().children('svg').get(0);
  if (!root) return {problem: messages.unreadable};
  const parts = root.children.flatMap((part) => (part.type === 'tag' ? part : []));
  const attributes = Object.fromEntries(Object.entries(root.attribs).filter(([name]) => !ofFile.includes(name)));
  const [, , width, height] = (root.attribs.viewBox ?? '').split(/[\s,]+/).map(Number);
  const odd = parts.find(({name}) => !shapes.includes(name));
  const [refused] = [attributes, ...parts.map(({attribs}) => attribs)]
    .flatMap((some) => Object.entries(some))
    .filter((one) => !canBeDrawn(one));
  if (!width || width !== height) return {problem: messages.notSquare};
  if (odd) return {problem: messages.part({tag: odd.name})};
  if (refused) return {problem: messages.attribute({name: refused[0], value: refused[1]})};
  if (parts.length === 0) return {problem: messages.empty};
  return {attributes, shapes: parts.map(({name, attribs}) => [name, attribs])};
}

export function readLogo(siteDir: string): Logo {
  const logo = parseLogo(readFileSync(path.join(siteDir, logoFile), 'utf8'));
  if ('problem' in logo) throw new Error(`${logoFile}: ${logo.problem}`);
  return logo;
}

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`)
    .join('');

/** The mark as SVG, with more attributes for its place and color, and content before its shapes. */
export const drawLogo = ({attributes, shapes}: Logo, more: Attributes, before = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"${written({...attributes, ...more})}>${before}` +
  `${shapes.map(([tag, own]) => `<${tag}${written(own)}/>`).join('')}</svg>`;
