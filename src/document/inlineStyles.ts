import Beasties from 'beasties';
import {load} from 'cheerio';
import {Features, transform, type Visitor} from 'lightningcss';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {outputPages} from '../build/finishedPages';
import {names} from '../content/documentNames';

const link = /<link\b[^>]*\brel="?stylesheet"?[^>]*>/;
/** Nothing in a first screen is a section itself, so the next end tag ends it. */
const untilEnd = new RegExp(`^[^]*?<section\\b[^>]*\\bid="?${names.firstScreen}\\b[^]*?</section>`);
/** What scripts in the head set before the sheet arrives, and the ring of the focus, which may be anywhere. */
const alsoKept = [/\[data-(theme|fonts|waiting)/, /^:focus-visible/];
/** What no finished page shows: states, parts of elements, what follows the first screen, and `of` in `:nth-child()`. */
const unseen =
  /:not\(:hover\)|:has\(\+(?:[^()]|\([^()]*\))*\)| of (?:[^()]|\([^()]*\))*(?=\))|::[\w-]+|:(?:before|after|focus(?:-\w+)?|disabled|popover-open|target|user-invalid)(?![\w-])/g;
/** Where these were all of a selector, or of its last part. */
const nothing = /(?<=^|[(,]|[>+~\s])(?=$|[),])/g;

const visitor: Visitor<never> = {
  Declaration(declaration) {
    // One with a variable.
    const {property} = declaration.property === 'unparsed' ? declaration.value.propertyId : declaration;
    return /^(transition|cursor)/.test(property) ? [] : undefined;
  },
  Rule: {
    media: ({value}) => (value.query.mediaQueries.every(({mediaType}) => mediaType === 'print') ? [] : undefined),
  },
};

class FirstScreen extends Beasties {
  /**
   * Without what only a printer or a pointer needs. Beasties drops the declarations of a rule with nested
   * rules, so these are taken out of it.
   */
  override async readFile(filename: string): Promise<string> {
    const code = await readFile(filename);
    return transform({filename, code, include: Features.Nesting, minify: true, visitor}).code.toString();
  }

  /**
   * What a rule must match, or nothing if the rule is for a pointer. Beasties would take everything between the first and
   * the last parenthesis for one pseudo-class.
   */
  normalizeCssSelector(selector: string): string {
    const seen = selector.replace(unseen, '');
    return /:(hover|active)\b/.test(seen) ? '' : seen.replace(nothing, '*');
  }
}

/** The first screen as it is painted: without what buttons open. */
function closed(html: string): string {
  const $ = load(html);
  $('button').each((_, button) => {
    const id = $(button).attr('aria-controls') ?? $(button).attr('popovertarget');
    if (id) $(`#${id}`).empty();
  });
  return $.html();
}

/**
 * Writes the rules of everything up to the end of the first screen into the head of each page, with the letters of its
 * headline, so that the first paint needs only the first response. The link to the style sheet moves to the end of the
 * first screen; what follows waits for it. A page without a first screen keeps the link in its head.
 */
export async function inlineStyles(outDir: string, headlineOf: (html: string) => Promise<string>): Promise<void> {
  const beasties = new FirstScreen({
    path: outDir,
    pruneSource: false,
    fonts: false,
    reduceInlineStyles: false,
    allowRules: alsoKept,
    logLevel: 'warn',
  });
  for await (const {file, html} of outputPages(outDir)) {
    const [sheet] = link.exec(html) ?? [];
    if (!sheet) continue;
    const [start = ''] = untilEnd.exec(html) ?? [];
    const [, rules = ''] = /<style>([^]*?)<\/style>/.exec(await beasties.process(closed(start))) ?? [];
    const style = `<style>${await headlineOf(html)}${rules}</style>`;
    const styled = start
      ? start.replace(sheet, () => style) + sheet + html.slice(start.length)
      : html.replace(sheet, () => style + sheet);
    await writeFile(path.join(outDir, file), styled);
  }
}
