import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useRef, useState, type ComponentProps, type KeyboardEvent, type RefObject} from 'react';
import {flushSync} from 'react-dom';

/** A click this soon after the pointer opened the menu belongs to the same gesture and must not close it. */
const sameGesture = 400;

const linksIn = (element: Element | null | undefined) => [...(element?.querySelectorAll<HTMLElement>('a') ?? [])];

/** State and handlers of a row of dropdowns: at most one is open, by pointer, click, touch or keyboard. */
export function useOpenMenu(root: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<string | null>(null);
  // Becomes true just before `theme/Root` lets a tap from before hydration be clicked again.
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
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open, root]);

  const buttons = () => [...(root.current?.querySelectorAll<HTMLElement>('button') ?? [])];

  const item = (id: string): ComponentProps<'li'> => ({
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
    onKeyDown: (event) => move(event, id),
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

  const panel = (id: string): ComponentProps<'div'> => ({
    id: `menu-${id}`,
    onClick: (event) => {
      if ((event.target as Element).closest('a')) setOpen(null);
    },
  });

  function move(event: KeyboardEvent<HTMLElement>, id: string) {
    const own = event.currentTarget.querySelector<HTMLElement>('button');
    const links = linksIn(event.currentTarget);
    const at = links.indexOf(document.activeElement as HTMLElement);
    const onButton = document.activeElement === own;
    const step = (by: number) => {
      const all = buttons();
      const next = own && all[(all.indexOf(own) + by + all.length) % all.length];
      setOpen(null);
      next?.focus();
    };
    const enter = (target: HTMLElement | undefined) => {
      // A hidden panel cannot take the focus, so the focus moves once the panel shows.
      flushSync(() => setOpen(id));
      target?.focus();
    };
    const keys: Record<string, () => void> = {
      Escape: () => {
        setOpen(null);
        own?.focus();
      },
      ArrowDown: () => enter(onButton ? links[0] : links[(at + 1) % links.length]),
      ArrowUp: () => enter(onButton ? links.at(-1) : links.at(at - 1)),
      Home: () => enter(links[0]),
      End: () => enter(links.at(-1)),
      ArrowRight: () => step(1),
      ArrowLeft: () => step(-1),
    };
    const act = keys[event.key];
    if (!act || (event.key === 'Escape' && open !== id)) return;
    event.preventDefault();
    act();
  }

  return {open, ready, item, button, panel};
}
