import {lighthouse, modes, type Metrics, type Mode} from './lighthouse';
import {medianOf} from './numbers';
import type {Venue} from './venue';

/** Odd, so that the median is a run that took place. */
const runs = 5;

export type Paired = Record<Mode, {home: Metrics; reference: Metrics}>;

const middle = (all: readonly Metrics[]): Metrics => {
  const of = (name: keyof Metrics) => medianOf(all.map((metrics) => metrics[name]));
  return {fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), speedIndex: of('speedIndex')};
};

/** The home page and the reference in turns, so that what else the machine does meets both alike. */
export async function compareHome(venue: Venue, say: (sentence: string) => void): Promise<Paired> {
  const taken = {simulate: {home: [], reference: []}, devtools: {home: [], reference: []}} as Record<
    Mode,
    Record<'home' | 'reference', Metrics[]>
  >;
  for (let run = 1; run <= runs; run += 1) {
    for (const mode of modes) {
      for (const which of ['home', 'reference'] as const) {
        const url = `${which === 'home' ? venue.site : venue.reference}/`;
        const {metrics} = await lighthouse(url, {mode, browserFlags: venue.browserFlags, only: ['performance']});
        taken[mode][which].push(metrics);
        say(
          `${run} of ${runs}, ${mode}, ${which}: LCP ${Math.round(metrics.lcp)} ms, TBT ${Math.round(metrics.tbt)} ms`,
        );
      }
    }
  }
  const paired = (mode: Mode) => ({home: middle(taken[mode].home), reference: middle(taken[mode].reference)});
  return {simulate: paired('simulate'), devtools: paired('devtools')};
}
