/** The result of a kind of test: counts, and the text of what failed. */
export type Tally = {passed: number; failed: number; skipped: number; report: string};

export const passed: Tally = {passed: 1, failed: 0, skipped: 0, report: ''};
export const failure = (report: string): Tally => ({passed: 0, failed: 1, skipped: 0, report});

export function sum(tallies: readonly Tally[]): Tally {
  const total = (name: 'passed' | 'failed' | 'skipped') => tallies.reduce((count, tally) => count + tally[name], 0);
  const reports = tallies.map(({report}) => report).filter(Boolean);
  return {passed: total('passed'), failed: total('failed'), skipped: total('skipped'), report: reports.join('\n\n')};
}

export const counts = ({passed: good, failed: bad, skipped}: Tally): string =>
  `${good} passed, ${bad} failed, ${skipped} skipped`;
