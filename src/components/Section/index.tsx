import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {use, type PropsWithChildren, type ReactNode} from 'react';
import Eyebrow from '../Eyebrow';
import {FirstFrame} from './FirstFrame';
import type {Props} from './contract';
import styles from './styles.module.css';

/** A part of a page: headline, lead, then anything. */
export default function Section({
  id,
  eyebrow,
  tone = 'paper',
  layout = 'stack',
  children,
}: PropsWithChildren<Props>): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (id) collectAnchor(id);
  if (use(FirstFrame)) return <section className={styles.section} data-tone={tone} data-empty />;
  return (
    <section id={id} className={styles.section} data-tone={tone}>
      <div className={styles.page} data-layout={layout}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        {children}
      </div>
    </section>
  );
}
