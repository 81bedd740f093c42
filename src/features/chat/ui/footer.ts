/** The page's own footer, not one inside a quote or an article. */
const onPage = () => document.querySelector('footer:not(main *)') !== null;

/** Moving between pages may replace the footer; it is gone only if none comes back. */
const patience = 500;

const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, {timeout: 6000});
  return () => cancelIdleCallback(handle);
};

/** Calls back when a footer has appeared and the browser is idle, and when it is gone. Returns a function that stops it. */
export function watchFooter(on: {come: () => void; gone: () => void}): () => void {
  let present = false;
  let cancel: () => void = () => undefined;
  const look = () => {
    if (onPage() === present) return;
    present = !present;
    cancel();
    if (present) {
      cancel = whenIdle(on.come);
      return;
    }
    const timer = setTimeout(on.gone, patience);
    cancel = () => clearTimeout(timer);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, {childList: true, subtree: true});
  look();
  return () => {
    observer.disconnect();
    cancel();
  };
}
