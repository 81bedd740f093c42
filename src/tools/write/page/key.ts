import {blockAt, blocksIn, placeOf} from './blocks';

/** E opens the text under the pointer. */
function listenForKey(): void {
  let pointer: Element | null = null;
  addEventListener('pointermove', ({target}) => (pointer = target as Element), {passive: true});
  addEventListener('keydown', ({key, target, ctrlKey, metaKey, altKey}) => {
    const isTyping = (target as HTMLElement).closest('input, textarea, select, [contenteditable]');
    if (key.toLowerCase() !== 'e' || isTyping || ctrlKey || metaKey || altKey) return;
    const pointed = pointer?.isConnected === true && pointer.closest('main') ? blockAt(pointer) : null;
    const block = pointed ?? blocksIn(document).find((one) => one.closest('main'));
    location.href = `/write?at=${encodeURIComponent(placeOf(block))}`;
  });
}

// In the frame of /write, a click does that.
if (typeof window !== 'undefined' && parent === window) listenForKey();
