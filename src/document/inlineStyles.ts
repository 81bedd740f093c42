import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {outputPages} from '../build/finishedPages';
import {names} from '../content/documentNames';
import {rulesByPage} from './pageRules';

const link = /<link\b[^>]*\brel="?stylesheet"?[^>]*>/g;
const address = /\bhref="?([^"\s>]+)/;
const application = new RegExp(`<template id="?${names.application}"?`);

/**
 * Puts into each page the rules that it uses and the letters of its headline, in place of the link to the style sheet:
 * the first response is all that the first paint needs. The sheet itself stays as it is; `client/wholeSheet.ts` loads
 * it for what comes after.
 */
export async function inlineStyles(outDir: string, headlineOf: (html: string) => Promise<string>): Promise<void> {
  const rules = new Map<string, (html: string) => string>();
  for await (const {file, html} of outputPages(outDir)) {
    const links = html.match(link) ?? [];
    if (links.length === 0) continue;
    const href = address.exec(links[0] ?? '')?.[1] ?? '';
    const sheet = path.join(outDir, href);
    if (links.length > 1 || !existsSync(sheet) || !application.test(html)) {
      throw new Error(`${file} should link to one style sheet and hold the element "${names.application}".`);
    }
    const rulesOf = rules.get(sheet) ?? rulesByPage(await readFile(sheet, 'utf8'));
    rules.set(sheet, rulesOf);
    const style = `<style>${await headlineOf(html)}${rulesOf(html)}</style>`;
    const told = html.replace(link, () => style).replace(application, (start) => `${start} data-styles=${href}`);
    await writeFile(path.join(outDir, file), told);
  }
}
