const key = 'video-to-play';

/**
 * The content security policy lets a page show the players that it names itself. Who came by a link within the
 * application still has the policy of the page they came to first: loading this page again brings its own, and the
 * player opens then. Where that changes nothing, the video is watched at its host.
 */
export function openAnew(player: string, page: string): void {
  const [visit] = performance.getEntriesByType('navigation');
  const isOwnPolicy = visit && new URL(visit.name).pathname === location.pathname;
  try {
    if (!isOwnPolicy) {
      sessionStorage.setItem(key, player);
      location.reload();
      return;
    }
  } catch {
    // Storage is blocked.
  }
  location.assign(page);
}

/** Whether a visitor pressed play before the page was loaded again. */
export function wasAsked(player: string): boolean {
  try {
    if (sessionStorage.getItem(key) !== player) return false;
    sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
