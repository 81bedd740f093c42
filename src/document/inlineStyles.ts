import Beasties from 'beasties';
import {Features, transform} from 'lightningcss';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {outputPages} from '../build/finishedPages';
import {names} from '../content/documentNames';

const link = /<link\b[^>]*\brel="?stylesheet"?[^>]*>/;
/** Nothing in a first screen is a section itself, so the next end tag ends it. */
const untilEnd = new RegExp(`^[^]*?<section\\b[^>]*\\bid="?${names.firstScreen}\\b[^]*?</section>`);
/** What scripts in the head set before the sheet arrives, and selectors of which Beasties would see nothing. */
const alsoKept = [/\[data-(theme|fonts|waiting)/, /^:/];

/** Beasties drops the declarations of a rule with nested rules, so these are taken out of it first. */
async function withoutNesting(file: string): Promise<string> {
  const code = await readFile(file);
  return transform({filename: file, code, include: Features.Nesting, minify: true}).code.toString();
}

/**
 * Writes the rules of everything up to the end of the first screen into the head of each page, with the letters of its
 * headline, so that the first paint needs only the first response. The link to the style sheet moves to the end of the
 * first screen; what follows waits for it. A page without a first screen keeps the link in its head.
 */
export async function inlineStyles(outDir: string, headlineOf: (html: string) => Promise<string>): Promise<void> {
  const beasties = new Beasties({
    path: outDir,
    pruneSource: false,
    fonts: false,
    reduceInlineStyles: false,
    allowRules: alsoKept,
    logLevel: 'silent',
  });
  beasties.readFile = withoutNesting;
  for await (const {file, html} of outputPages(outDir)) {
    const [sheet] = link.exec(html) ?? [];
    if (!sheet) continue;
    const [start = ''] = untilEnd.exec(html) ?? [];
    const [, rules = ''] = /<style>([^]*?)<\/style>/.exec(await beasties.process(start)) ?? [];
    const style = `<style>${await headlineOf(html)}${rules}</style>`;
    const styled = start
      ? start.replace(sheet, () => style) + sheet + html.slice(start.length)
      : html.replace(sheet, () => style + sheet);
    await writeFile(path.join(outDir, file), styled);
  }
}
