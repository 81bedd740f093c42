import {readFileSync} from 'node:fs';
import path from 'node:path';
import {categories, lighthouse, modes, type Category, type Mode} from './lighthouse';
import type {Venue} from './venue';

export type Judged = {page: string; mode: Mode; scores: Partial<Record<Category, number>>; faults: string[]};

/** What the site tells search engines of. Archived policies ask not to be found, for which Lighthouse takes points. */
export function pagesOf(buildFolder: string): string[] {
  const sitemap = readFileSync(path.join(buildFolder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname).sort();
}

/** Every page once in each mode. */
export async function judgePages(
  venue: Venue,
  pages: readonly string[],
  say: (sentence: string) => void,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const [at, page] of pages.entries()) {
    for (const mode of modes) {
      const {scores, faults} = await lighthouse(venue.site + page, {mode, browserFlags: venue.browserFlags});
      judged.push({page, mode, scores, faults});
      say(`${at + 1} of ${pages.length}: ${page} (${mode}) ${categories.map((name) => scores[name]).join(' / ')}`);
    }
  }
  return judged;
}

/** The lowest score of each category in a mode. */
export const lowest = (judged: readonly Judged[], mode: Mode): number[] =>
  categories.map((name) =>
    Math.min(...judged.filter((one) => one.mode === mode).map(({scores}) => scores[name] ?? 100)),
  );

export const imperfect = (judged: readonly Judged[]): Judged[] =>
  judged.filter(({scores}) => Object.values(scores).some((score) => score < 100));
