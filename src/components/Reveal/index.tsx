import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';

type Props = ComponentProps<'div'> & {as?: 'div' | 'ul' | 'ol' | 'dl'};

/** Seconds, as the specification gives them: each item enters a tenth of a second after the one before. */
const stagger = 0.1;
const entrance = 0.6;

const entering = {opacity: [0, 1], transform: ['translateY(12px)', 'none']};

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lets its children enter one after another when they come into view.
 * The static page is complete: only what lies below the screen when the script starts is touched, and nothing
 * at all for visitors who asked for less motion.
 */
export default function Reveal({as: Tag = 'div', ...rest}: Props): ReactNode {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = ref.current;
    if (!root || wantsLessMotion()) return undefined;
    const items = [...root.children].filter((child) => child instanceof HTMLElement);
    const release = () => {
      for (const item of items) item.removeAttribute('style');
    };
    const show = async () => {
      // Only a page that has something to reveal loads the motion; without it the items are simply there.
      const {animate} = await import(/* webpackChunkName: "motion" */ 'framer-motion/dom/mini');
      items.forEach((item, at) => {
        const options = {delay: at * stagger, duration: entrance};
        void animate(item, entering, options).finished.then(() => item.removeAttribute('style'));
      });
    };
    let waits = false;
    // The observer's first word says where the list is; asking for it here would lay the page out once for each list.
    const observer = new IntersectionObserver(([seen]) => {
      if (!waits && seen && seen.boundingClientRect.top >= window.innerHeight) {
        waits = true;
        for (const item of items) item.style.opacity = '0';
      } else if (!waits || seen?.isIntersecting) {
        observer.disconnect();
        if (waits) show().catch(release);
      }
    });
    observer.observe(root);
    // A printed page holds what has not been scrolled to as well.
    window.addEventListener('beforeprint', release);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', release);
      release();
    };
  }, []);
  return <Tag {...(rest as object)} ref={ref as never} />;
}
