import About from '@site/pages/_shell/about.mdx';
import NextSteps from '@site/pages/_shell/next-steps.mdx';
import Trust from '@site/pages/_shell/trust.mdx';
import {lazy, Suspense, type ComponentType, type ReactNode} from 'react';
import type {FooterItem} from '../../content/navigation';
import MarkdownCopy from '../../components/MarkdownCopy';
import {messages} from './messages';
import styles from './styles.module.css';

const copies: Record<string, ComponentType> = {about: About, 'next-steps': NextSteps, trust: Trust};

/** Once a visitor has come to the footer. Where the page is not there yet, nobody can be. */
const footerSeen = () =>
  new Promise<void>((resolve) => {
    const footer = typeof document === 'undefined' ? null : document.querySelector('body footer');
    if (!footer) {
      resolve();
      return;
    }
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      resolve();
    });
    watch.observe(footer);
  });

const Newsletter = lazy(() =>
  footerSeen()
    .then(() => import('../../features/contact/ui/Newsletter'))
    // The form stays as it is, and the browser sends it.
    .catch(() => new Promise<never>(() => undefined)),
);

/** One element for good: given a new one before its code is there, React would take the form off the page. */
const newsletter = (
  <Suspense>
    <Newsletter />
  </Suspense>
);

/** A part of the footer that is more than a link: copy from pages/_shell, or the newsletter box. */
export function FooterPart({item}: {item: FooterItem}): ReactNode {
  if ('to' in item || item.type === 'custom-section' || item.type === 'custom-policies') {
    throw new Error(messages.linkAmongCopy);
  }
  if (item.type === 'custom-newsletter') return newsletter;
  const copy = copies[item.file];
  if (!copy) throw new Error(messages.noSuchCopy({file: item.file}));
  return (
    <div className={styles.copy} data-copy={item.file}>
      <MarkdownCopy of={copy} />
    </div>
  );
}
