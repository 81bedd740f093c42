export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Milliseconds on a clock that nobody can set. Limits, pauses and health use it, because a server's date can be wrong. */
export const monotonic = () => performance.now();
