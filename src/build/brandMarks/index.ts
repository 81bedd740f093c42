import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {optimize} from 'svgo';
import {markPath} from '../icons/drawings';
import {readSources} from '../../mdx/sources';

const named = /\bmark="([a-z0-9]+)"/g;

function marksIn(siteDir: string): string[] {
  const slugs = readSources(siteDir).flatMap(({text}) => [...text.matchAll(named)].map(([, slug = '']) => slug));
  return [...new Set(slugs)].sort();
}

/** Grid points per unit. A mark is 24 units wide and drawn at about 20 pixels: no screen shows a finer grid. */
const grid = 5;

/** Skips unknown names: the page that uses one reports it with a file and a line. */
function symbol(slug: string): string {
  try {
    const side = 24 * grid;
    return `<symbol id="${slug}" viewBox="0 0 ${side} ${side}"><path fill="currentColor" stroke="none" transform="scale(${grid})" d="${markPath(slug)}"/></symbol>`;
  } catch {
    return '';
  }
}

/** Rounds every point to the grid: finer than any screen can show, at half the bytes. */
const rounded = (svg: string) =>
  optimize(svg, {plugins: [{name: 'convertPathData', params: {floatPrecision: 0}}]}).data;

/** All marks in one sheet, which loads once and after the text: they are the site's largest drawings. */
export default function brandMarksPlugin({generatedFilesDir, siteDir}: LoadContext): Plugin {
  let drawn: string | undefined;
  return {
    name: 'brand-marks',
    // Not in loadContent: if two plugins watch the same files, Docusaurus reloads both at once and loses new pages.
    async allContentLoaded() {
      const folder = path.join(generatedFilesDir, 'brand-marks');
      const symbols = marksIn(siteDir).map(symbol).join('');
      // Most saves change no mark, and rewriting the sheet would make Docusaurus compile twice.
      if (symbols === drawn) return;
      await mkdir(folder, {recursive: true});
      const sheet = rounded(`<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`);
      await writeFile(path.join(folder, 'marks.svg'), sheet);
      drawn = symbols;
    },
  };
}
