import {icons, type IconNode} from 'lucide';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {didYouMean} from '../../content/schemaProblems';
import exampleMarks from './exampleMarks.json';
import {merge} from './merge';
import {messages} from './messages';

const pascal = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_, dash: string, letter: string) => letter.toUpperCase());
const folderOf = (name: string, folder: string) => path.join(path.dirname(require.resolve(name)), folder);
const linesDir = folderOf('lucide', '../esm/icons');
const marksDir = folderOf('simple-icons', 'icons');

const namesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder).flatMap((file) => (file.endsWith(ending) ? [file.slice(0, -ending.length)] : []));

/** The Lucide names of all line icons. */
export const lineNames = (): string[] => namesIn(linesDir, '.mjs');

/** The simple-icons slugs of all brand marks. */
export const markNames = (): string[] => namesIn(marksDir, '.svg');

export function lineIcon(name: string): IconNode {
  const icon = (icons as Record<string, IconNode>)[pascal(name)];
  if (icon) return merge(icon);
  throw new Error(messages.noIcon({name, hint: didYouMean(name, lineNames())}));
}

/** The path of a brand mark by its simple-icons slug, or of an example client. */
export function markPath(slug: string): string {
  const example = (exampleMarks as Record<string, string>)[slug];
  if (example) return example;
  const file = path.join(marksDir, `${slug}.svg`);
  if (!/^[a-z0-9]+$/.test(slug) || !existsSync(file))
    throw new Error(messages.noMark({name: slug, hint: didYouMean(slug, markNames())}));
  const d = /<path d="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1];
  if (!d) throw new Error(messages.notOnePath({name: slug}));
  return d;
}

/** A filled shape in one color, drawn inline. */
export const pathIcon = (d: string): IconNode => [['path', {d, fill: 'currentColor', stroke: 'none'}]];

export const markIcon = (slug: string): IconNode => pathIcon(markPath(slug));

/** Why a name cannot be drawn; undefined if it can. */
export function drawingProblem(draw: (name: string) => unknown, name: string): string | undefined {
  try {
    draw(name);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
