import {lighthouse, type Metrics, type Mode} from './lighthouse';
import {medianOf} from './numbers';
import type {SiteOverTls} from './siteOverTls';

/** Odd, so that the median is a run that took place. */
const runs = 5;

export type Beside = {page: Metrics; bare: Metrics};

const middle = (all: readonly Metrics[]): Metrics => {
  const of = (name: keyof Metrics) => medianOf(all.map((metrics) => metrics[name]));
  return {fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), speedIndex: of('speedIndex')};
};

/** A page and its bare version in turns, so that what else the machine does meets both alike. */
export async function besideBarePage(
  server: SiteOverTls,
  path: string,
  mode: Mode,
  say: (sentence: string) => void,
): Promise<Beside> {
  const taken: Record<keyof Beside, Metrics[]> = {page: [], bare: []};
  for (let run = 1; run <= runs; run += 1) {
    for (const which of ['page', 'bare'] as const) {
      const url = (which === 'page' ? server.site : server.bare) + path;
      const {metrics} = await lighthouse(url, {mode, browserFlags: server.browserFlags, only: ['performance']});
      taken[which].push(metrics);
      say(
        `${run} of ${runs}, ${mode}, ${path} (${which}): LCP ${Math.round(metrics.lcp)} ms, TBT ${Math.round(metrics.tbt)} ms`,
      );
    }
  }
  return {page: middle(taken.page), bare: middle(taken.bare)};
}
