import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The size of the drawing in its own units. */
export const valley = {width: 1600, height: 480};

/** The valley of cedars. Its colors are tokens, as in a style sheet; `paint` decides between day and night. */
const template = readFileSync(path.join(__dirname, 'valley.svg'), 'utf8').replace(/\n\s*/g, '');

export const drawing = (paint: (color: string) => string): string =>
  template.replace(/\bpalette\(([a-z\d-]+)\)/g, (_, color: string) => paint(color));
