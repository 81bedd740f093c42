import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useRef, useState, type ComponentProps, type RefObject} from 'react';

/** A click this soon after the pointer opened the menu belongs to the same gesture and must not close it. */
const sameGesture = 400;

/** State and handlers of a row of dropdowns: at most one is open, by pointer, click, touch or keyboard. */
export function useOpenMenu(root: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<string | null>(null);
  const ready = useIsBrowser();
  const hoveredAt = useRef(0);

  useEffect(() => {
    if (!ready) return;
    // A menu that hover or focus opened through CSS stays open when the script takes over.
    const held = root.current?.querySelector('li:is(:hover, :focus-within) > [id^="menu-"]');
    if (!held) return;
    hoveredAt.current = performance.now();
    setOpen(held.id.slice('menu-'.length));
  }, [ready, root]);

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(null);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(null);
      document.activeElement?.closest('[data-state="open"]')?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open, root]);

  const item = (id: string): ComponentProps<'li'> & {'data-state': string} => ({
    'data-state': open === id ? 'open' : 'closed',
    onPointerEnter: (event) => {
      if (event.pointerType !== 'mouse') return;
      if (open !== id) hoveredAt.current = event.timeStamp;
      setOpen(id);
    },
    onPointerLeave: (event) => {
      if (event.pointerType === 'mouse') setOpen(null);
    },
    onBlur: (event) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(null);
    },
    onClick: (event) => {
      if ((event.target as Element).closest('a')) setOpen(null);
    },
  });

  const button = (id: string): ComponentProps<'button'> => ({
    'aria-controls': `menu-${id}`,
    // Set only once the script controls the menu: before that, CSS opens it, and no attribute could follow.
    'aria-expanded': ready ? open === id : undefined,
    onClick: (event) => {
      const justHovered = open === id && event.timeStamp - hoveredAt.current < sameGesture;
      setOpen(open === id && !justHovered ? null : id);
    },
  });

  return {item, button};
}
