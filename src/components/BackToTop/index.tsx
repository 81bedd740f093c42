import type {MouseEvent, ReactNode} from 'react';
import {actionClass} from '../Action';
import Icon from '../Icon';
import {arrowUp} from '../Icon/glyphs';

/** Leads to the top: as a link without script, smoothly with it, at once when the visitor asked for less motion. */
export default function BackToTop({children}: {children: ReactNode}): ReactNode {
  const scroll = (event: MouseEvent) => {
    event.preventDefault();
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({top: 0, behavior: still ? 'instant' : 'smooth'});
    document.querySelector<HTMLElement>('header a')?.focus({preventScroll: true});
  };
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- the top of this page is no page of its own
    <a href="#top" className={actionClass('quiet', 'small')} onClick={scroll}>
      <Icon glyph={arrowUp} />
      {children}
    </a>
  );
}
