import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {PropsWithChildren, ReactNode} from 'react';
import Eyebrow from '../Eyebrow';
import type {Props} from './props';
import styles from './styles.module.css';

export default function Section({
  id,
  eyebrow,
  label,
  tone = 'paper',
  layout = 'stack',
  children,
}: PropsWithChildren<Props>): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (id) collectAnchor(id);
  return (
    <section id={id} aria-label={label} className={styles.section} data-tone={tone}>
      <div className={styles.page} data-page-width data-copy="prose" data-layout={layout}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        {children}
      </div>
    </section>
  );
}
