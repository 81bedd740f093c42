/** Calls back when the browser has nothing better to do. Safari has no idle callback yet. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 1000);
}
