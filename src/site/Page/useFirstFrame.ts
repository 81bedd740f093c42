import useIsBrowser from '@docusaurus/useIsBrowser';
import {startTransition, useEffect, useState} from 'react';

/** Where a first screen fills the window, so that nobody sees what comes a frame later. */
const phone = '(max-width: 48rem)';

/**
 * Whether only the first screen of a page is to be drawn. It is so on a phone that is led to the top of another page:
 * making the rest takes it longer than all that the visitor gets to see. Whoever goes back, or to a place further
 * down, needs the whole page at once (src/plugins/document/early.ts).
 */
export default function useFirstFrame(): boolean {
  const isBrowser = useIsBrowser();
  const [first, setFirst] = useState(
    () => isBrowser && document.documentElement.dataset.top === '' && window.matchMedia(phone).matches,
  );
  useEffect(() => {
    requestAnimationFrame(() => setTimeout(() => startTransition(() => setFirst(false))));
  }, []);
  return first;
}
