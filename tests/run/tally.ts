/** The result of one kind of test: counts, and the text of what failed. */
export type Tally = {passed: number; failed: number; report: string};

export const passed: Tally = {passed: 1, failed: 0, report: ''};
export const failure = (report: string): Tally => ({passed: 0, failed: 1, report});

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, tally) => total + tally.passed, 0),
  failed: tallies.reduce((total, tally) => total + tally.failed, 0),
  report: tallies
    .map((tally) => tally.report)
    .filter(Boolean)
    .join('\n\n'),
});

export const counts = ({passed: good, failed: bad}: Tally): string => `${good} passed, ${bad} failed`;
