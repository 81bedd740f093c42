import {setTimeout} from 'node:timers/promises';

/** The time, and waiting for it; tests bring a clock of their own. */
export type Clock = {
  now: () => number;
  /** Resolves after the time, or as soon as the signal is aborted. */
  sleep: (time: number, signal: AbortSignal) => Promise<void>;
};

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The longest time that a timer of Node can wait. */
const longest = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: Date.now,
  sleep: (time, signal) => setTimeout(Math.min(Math.max(time, 0), longest), undefined, {signal}).catch(() => undefined),
};
