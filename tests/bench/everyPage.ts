import {readFileSync} from 'node:fs';
import path from 'node:path';
import {categories, lighthouse, modes, type Category, type Mode} from './lighthouse';
import type {SiteOverTls} from './siteOverTls';

export type Judged = {page: string; mode: Mode; scores: Partial<Record<Category, number>>; faults: string[]};

/** What the site tells search engines of. Archived policies ask not to be found, for which Lighthouse takes points. */
export function pagesOf(buildFolder: string): string[] {
  const sitemap = readFileSync(path.join(buildFolder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname).sort();
}

const total = ({scores}: Judged) => Object.values(scores).reduce((sum, score) => sum + score, 0);
const isPerfect = ({scores}: Judged) => Object.values(scores).every((score) => score === 100);

/** A page that falls short is judged twice more, and the middle one counts: the machine may have been at something else. */
async function fairly(judge: () => Promise<Judged>): Promise<Judged> {
  const first = await judge();
  if (isPerfect(first)) return first;
  const [, middle = first] = [first, await judge(), await judge()].sort((one, other) => total(one) - total(other));
  return middle;
}

/** Every page in each mode. */
export async function judgePages(
  server: SiteOverTls,
  pages: readonly string[],
  say: (sentence: string) => void,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const [at, page] of pages.entries()) {
    for (const mode of modes) {
      const one = await fairly(async () => {
        const {scores, faults} = await lighthouse(server.site + page, {mode, browserFlags: server.browserFlags});
        say(`${at + 1} of ${pages.length}: ${page} (${mode}) ${categories.map((name) => scores[name]).join(' / ')}`);
        return {page, mode, scores, faults};
      });
      judged.push(one);
    }
  }
  return judged;
}

/** The lowest score of each category in a mode. */
export const lowest = (judged: readonly Judged[], mode: Mode): number[] =>
  categories.map((name) =>
    Math.min(...judged.filter((one) => one.mode === mode).map(({scores}) => scores[name] ?? 100)),
  );

export const imperfect = (judged: readonly Judged[]): Judged[] => judged.filter((one) => !isPerfect(one));
