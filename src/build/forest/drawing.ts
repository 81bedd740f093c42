import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The positions of the sun and the moon, and whether there is snow on the nearer slopes. */
type Scene = {sun: string; moon: string; snow?: boolean};

/** One for services and for pages outside the menus, one for industries, one for the company. */
export const scenes = {
  morning: {sun: '1180 206', moon: '1180 96'},
  evening: {sun: '560 196', moon: '640 84'},
  winter: {sun: '940 226', moon: '950 110', snow: true},
} satisfies Record<string, Scene>;

/** The size of the drawing in its own units. */
export const valley = {width: 1600, height: 480};

/** The valley of cedars. Its colors are tokens, as in a style sheet; `paint` decides between day and night. */
const template = readFileSync(path.join(__dirname, 'valley.svg'), 'utf8').replace(/\n\s*/g, '');
const slopes = / fill="palette\(slope-\w+\)"/g;

export const drawing = (paint: (color: string) => string, {sun, moon, snow}: Scene = scenes.morning): string =>
  (snow ? template : template.replace(slopes, ''))
    .replace('{sun}', sun)
    .replace('{moon}', moon)
    .replace(/\bpalette\(([a-z\d-]+)\)/g, (_, color: string) => paint(color));
