import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {names} from './names';
import {rulesByPage} from './pageRules';

const link = /<link\b[^>]*\brel="?stylesheet"?[^>]*>/g;
const address = /\bhref="?([^"\s>]+)/;
const folder = 'assets/css';
const application = new RegExp(`<template id="?${names.application}"?`);

async function htmlFiles(outDir: string): Promise<string[]> {
  const files = await readdir(outDir, {recursive: true});
  return files.filter((file) => file.endsWith('.html')).map((file) => path.join(outDir, file));
}

/** The site's style sheet by its address, as a way to the rules of one page. */
async function readSheets(outDir: string): Promise<Map<string, (html: string) => string>> {
  const files = (await readdir(path.join(outDir, folder))).filter((file) => file.endsWith('.css'));
  const sheets = files.map(async (name) => {
    const css = await readFile(path.join(outDir, folder, name), 'utf8');
    return [`/${folder}/${name}`, rulesByPage(css)] as const;
  });
  return new Map(await Promise.all(sheets));
}

/**
 * Puts into each page the rules that it uses, in place of the link to the style sheet: the first response is all that
 * the first paint needs. The sheet itself stays as it is and comes with the application.
 */
export async function inlineStyles(outDir: string): Promise<void> {
  const sheets = await readSheets(outDir);
  for (const file of await htmlFiles(outDir)) {
    const html = await readFile(file, 'utf8');
    const links = html.match(link) ?? [];
    if (links.length === 0) continue;
    const href = address.exec(links[0] ?? '')?.[1] ?? '';
    const rulesOf = sheets.get(href);
    if (links.length > 1 || !rulesOf || !application.test(html)) {
      throw new Error(`${file} should link to one style sheet and hold the element "${names.application}".`);
    }
    const style = `<style>${rulesOf(html)}</style>`;
    const told = html.replace(link, () => style).replace(application, (start) => `${start} data-styles=${href}`);
    await writeFile(file, told);
  }
}
