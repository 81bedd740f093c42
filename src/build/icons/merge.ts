import type {IconNode} from 'lucide';
import {optimize, type PluginConfig} from 'svgo';

const plugins: PluginConfig[] = [
  {name: 'convertShapeToPath', params: {convertArcs: true}},
  {name: 'mergePaths', params: {force: true}},
];

type Attributes = IconNode[number][1];

/** A rectangle with round corners, which svgo leaves as it is. */
function roundRectangle({x = 0, y = 0, width = 0, height = 0, rx, ry}: Attributes): string {
  const [a, b] = [Number(rx ?? ry), Number(ry ?? rx)];
  const [wide, high] = [Number(width) - 2 * a, Number(height) - 2 * b];
  const corner = (right: number, down: number) => `a${a} ${b} 0 0 1 ${right} ${down}`;
  const sides = [
    `h${wide}${corner(a, b)}`,
    `v${high}${corner(-a, b)}`,
    `h${-wide}${corner(-a, -b)}`,
    `v${-high}${corner(a, -b)}`,
  ];
  return `M${Number(x) + a} ${y}${sides.join('')}z`;
}

/** Merges the strokes of an icon into one path, because a page has a hundred icons. Dots stay. */
export function merge(parts: IconNode): IconNode {
  const dots = parts.filter(([, {fill}]) => fill);
  const tags = parts.flatMap(([tag, attributes]) => {
    if (attributes.fill) return [];
    if (tag === 'rect' && (attributes.rx ?? attributes.ry)) return `<path d="${roundRectangle(attributes)}"/>`;
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${written.join('')}/>`;
  });
  const {data} = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${tags.join('')}</svg>`, {plugins});
  const d = / d="([^"]+)"/.exec(data)?.[1];
  return d ? [['path', {d}], ...dots] : dots;
}
