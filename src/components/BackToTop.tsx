import type {MouseEvent, ReactNode} from 'react';
import {actionClass} from './Action';
import {Icon} from './Icon';
import {arrowUp} from './icons';

/** A plain link without JavaScript. With it, a smooth scroll, or a jump for visitors who prefer reduced motion. */
export function BackToTop({children}: {children: ReactNode}): ReactNode {
  const scroll = (event: MouseEvent) => {
    event.preventDefault();
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({top: 0, behavior: still ? 'instant' : 'smooth'});
    document.querySelector<HTMLElement>('header a')?.focus({preventScroll: true});
  };
  return (
    // oxlint-disable-next-line @docusaurus/no-html-links -- the top of this page is not another page
    <a href="#top" className={actionClass('quiet', 'small')} onClick={scroll}>
      <Icon icon={arrowUp} />
      {children}
    </a>
  );
}
