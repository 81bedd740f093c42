import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {rulesByPage} from './pageRules';

const link = /<link\b[^>]*\brel="?stylesheet"?[^>]*>/g;
const address = /\bhref="?([^"\s>]+)/;
const folder = 'assets/css';
const starter = '<script data-app=';

async function htmlFiles(outDir: string): Promise<string[]> {
  const files = await readdir(outDir, {recursive: true});
  return files.filter((file) => file.endsWith('.html')).map((file) => path.join(outDir, file));
}

const faces = /@font-face\s*\{[^}]*\}/g;

/** The pages' stylesheet by its address, each as a way to the rules of one page. */
async function readSheets(outDir: string): Promise<Map<string, (html: string) => string>> {
  const sheets = new Map<string, (html: string) => string>();
  const files = await readdir(path.join(outDir, folder));
  for (const name of files.filter((file) => file.endsWith('.css'))) {
    const file = path.join(outDir, folder, name);
    const css = await readFile(file, 'utf8');
    sheets.set(`/${folder}/${name}`, rulesByPage(css));
    // Every page declares the typefaces itself. Declared a second time, they make the browser lay the page out anew.
    await writeFile(file, css.replace(faces, ''));
  }
  return sheets;
}

/**
 * Puts into each page the rules that it uses, from the finished stylesheet, in place of the link to it: the first
 * response is all that the first paint needs. The whole sheet comes with the application. What is to be done to the
 * sheet is done at once; the pages are written by the step that this gives back.
 */
export async function inlining(outDir: string): Promise<() => Promise<void>> {
  const sheets = await readSheets(outDir);
  return async () => {
    for (const file of await htmlFiles(outDir)) {
      const html = await readFile(file, 'utf8');
      const links = html.match(link) ?? [];
      if (links.length === 0) continue;
      const href = address.exec(links[0] ?? '')?.[1] ?? '';
      const rulesOf = sheets.get(href);
      if (links.length > 1 || !rulesOf || !html.includes(starter)) {
        throw new Error(`${file} is expected to link to one stylesheet and to hold the script that starts the page.`);
      }
      const style = `<style>${rulesOf(html)}</style>`;
      await writeFile(file, html.replace(link, () => style).replace(starter, `<script data-styles=${href} data-app=`));
    }
  };
}
