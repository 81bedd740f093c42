import {useEffect, useRef, useState, type ComponentProps, type MouseEvent} from 'react';

/** A click this soon after the pointer opened the menu belongs to the same gesture and must not close it. */
const sameGesture = 400;

/** Props for a row of dropdowns, of which at most one is open: by pointer, click, touch or keyboard. */
export function useOpenMenu() {
  const root = useRef<HTMLElement>(null);
  // Null until the script controls the menus: before that, CSS opens them, and no attribute could follow.
  const [open, setOpen] = useState<string | null>(null);
  const hoveredAt = useRef(0);

  useEffect(() => {
    // A menu that hover or focus opened through CSS stays open when the script takes over.
    const held = root.current?.querySelector('li:is(:hover, :focus-within) > [id]');
    if (held) hoveredAt.current = performance.now();
    setOpen(held?.id ?? '');
    const closeOutside = ({target}: Event) => {
      if (!root.current?.contains(target as Node)) setOpen('');
    };
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen('');
      root.current?.querySelector<HTMLElement>('li:focus-within > button')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  const closeOnLink = ({target}: MouseEvent) => {
    if (!(target as Element).closest('a')) return;
    setOpen('');
    root.current?.hidePopover();
  };

  const item = (id: string): ComponentProps<'li'> => ({
    onPointerEnter: ({pointerType, timeStamp}) => {
      if (pointerType !== 'mouse') return;
      if (open !== id) hoveredAt.current = timeStamp;
      setOpen(id);
    },
    onPointerLeave: ({pointerType}) => pointerType === 'mouse' && setOpen(''),
    onBlur: ({relatedTarget, currentTarget}) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen('');
    },
  });

  const button = (id: string): ComponentProps<'button'> => ({
    'aria-controls': id,
    'aria-expanded': open === null ? undefined : open === id,
    onClick: ({timeStamp}) => setOpen(open === id && timeStamp - hoveredAt.current > sameGesture ? '' : id),
  });

  return {menus: {ref: root, onClick: closeOnLink}, item, button};
}
