import type {IconNode} from 'lucide';
import {optimize, type PluginConfig} from 'svgo';

const plugins: PluginConfig[] = [
  {name: 'convertShapeToPath', params: {convertArcs: true}},
  {name: 'mergePaths', params: {force: true}},
];

/** Merges the strokes of an icon into one path, because a page has a hundred icons. Round rectangles and dots stay. */
export function merge(parts: IconNode): IconNode {
  const others = parts.filter(([, {rx, ry, fill}]) => rx ?? ry ?? fill);
  const strokes = parts.filter((part) => !others.includes(part));
  const tags = strokes.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${written.join('')}/>`;
  });
  const {data} = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${tags.join('')}</svg>`, {plugins});
  const d = / d="([^"]+)"/.exec(data)?.[1];
  return d ? [['path', {d}], ...others] : others;
}
