import {readFileSync} from 'node:fs';
import path from 'node:path';
import {painter, type Theme} from '../../css/colors';

/** The size of the drawing in its own units. */
export const valley = {width: 1600, height: 480};

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const template = read('valley.svg').replace(/\n\s*/g, '');
const sheet = read('valley.css');

/** The valley of cedars, by day in the light theme. */
export function drawing(theme: Theme): string {
  const paint = painter({theme, more: sheet});
  return template.replace(/var\(--([\w-]+)\)/g, (_, color: string) => paint(color));
}

/** The ground in front of the valley. */
export const ground = painter({more: sheet})('ridge-5');
