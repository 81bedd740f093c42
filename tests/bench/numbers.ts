/** The middle value, or the mean of the two in the middle. What is no number does not count. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((one, other) => one - other);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? NaN;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? NaN) + upper) / 2 : upper;
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
export const ms = (milliseconds: number): string => `${Math.round(milliseconds)} ms`;
export const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
export const gib = (bytes: number | undefined): string =>
  bytes === undefined ? 'not told by this system' : `${(bytes / 2 ** 30).toFixed(2)} GiB`;
