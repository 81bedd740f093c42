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
 * Replaces the link to the style sheet in each page with the rules that it uses and the letters of its headline, so
 * that the first paint needs only the first response. The sheet itself is unchanged; `client/loadStyleSheet.ts` loads it
 * later.
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
    const styled = html.replace(link, () => style).replace(application, (start) => `${start} data-styles=${href}`);
    await writeFile(path.join(outDir, file), styled);
  }
}
