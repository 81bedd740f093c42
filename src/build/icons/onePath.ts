import type {IconNode} from 'lucide';
import {messages} from './messages';

/** An ellipse as two arcs, from its left end and back. */
const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const [across, down] = [width - 2 * r, height - 2 * r];
  const corner = (dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}` : '');
  const right = `h${across}${corner(1, 1)}`;
  const left = `h${-across}${corner(-1, -1)}`;
  return `M${x + r} ${y}${right}v${down}${corner(-1, 1)}${left}v${-down}${corner(1, -1)}z`;
}

/** Makes a leading `m` absolute: after another path, it would be relative to the end of that path. */
const fromItsStart = (d: string) =>
  d.replace(/^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)[\s,]*(?=([-.\d])?)/, (_, x: string, y: string, more?: string) =>
    more ? `M${x} ${y}l` : `M${x} ${y}`,
  );

const outlines: Record<string, (get: (name: string) => number, attributes: IconNode[number][1]) => string> = {
  path: (_get, {d}) => fromItsStart(String(d)),
  line: (get) => `M${get('x1')} ${get('y1')}L${get('x2')} ${get('y2')}`,
  circle: (get) => ellipse(get('cx'), get('cy'), get('r'), get('r')),
  ellipse: (get) => ellipse(get('cx'), get('cy'), get('rx'), get('ry')),
  rect: (get) => rectangle(get('x'), get('y'), get('width'), get('height'), get('rx') || get('ry')),
  polyline: (_get, {points}) => `M${points}`,
  polygon: (_get, {points}) => `M${points}z`,
};

/** Drops what a path does not need: a zero before the decimal point, a space before a minus. */
const withoutSpareCharacters = (d: string) => d.replace(/(?<![\d.])0(?=\.)/g, '').replaceAll(' -', '-');

/** Merges the parts of an icon, which share one stroke, into one path, because a page has a hundred icons. */
export function onePath(parts: IconNode): [tag: 'path', {d: string}][] {
  const d = parts.map(([tag, attributes]) => {
    const outline = outlines[tag];
    if (!outline) throw new Error(messages.unsupported({name: tag}));
    return outline((name) => Number(attributes[name] ?? 0), attributes);
  });
  return [['path', {d: withoutSpareCharacters(d.join(''))}]];
}
