import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';

/** In seconds. The specification asks for a tenth of a second between items. */
const stagger = 0.1;

const entering = {opacity: [0, 1], transform: ['translateY(12px)', 'none']};

/**
 * Lets its children enter one after another when they scroll into view. It only hides what is about to scroll up from
 * below the screen, so the page is complete without it, with reduced motion, and where a jump brings items into view.
 */
export function Reveal({as: Tag = 'div', ...rest}: ComponentProps<'div'> & {as?: 'div' | 'ol'}): ReactNode {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = ref.current;
    if (!root || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const items = [...root.querySelectorAll<HTMLElement>(':scope > *')];
    const release = () => {
      for (const item of items) item.removeAttribute('style');
    };
    const show = async () => {
      // Only a page with something to reveal loads the animation code; if that fails, the items are shown as they are.
      const {animate} = await import(/* webpackChunkName: "motion" */ 'framer-motion/dom/mini');
      await Promise.all(
        items.map((item, at) => animate(item, entering, {delay: at * stagger, duration: 0.6}).finished),
      );
    };
    const arrival = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      arrival.disconnect();
      void show().then(release, release);
    });
    const approach = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        approach.disconnect();
        // A fast scroll may have reached the items before this callback runs.
        if (root.getBoundingClientRect().top < window.innerHeight) return;
        for (const item of items) item.style.opacity = '0';
        arrival.observe(root);
      },
      // Close enough that nobody could see them disappear.
      {rootMargin: '0px 0px 30% 0px'},
    );
    approach.observe(root);
    // Items that were never scrolled to must be printed too.
    window.addEventListener('beforeprint', release);
    return () => {
      approach.disconnect();
      arrival.disconnect();
      window.removeEventListener('beforeprint', release);
      release();
    };
  }, []);
  return <Tag {...(rest as object)} ref={ref as never} />;
}
