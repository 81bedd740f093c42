import About from '@site/pages/_shell/about.mdx';
import NextSteps from '@site/pages/_shell/next-steps.mdx';
import Trust from '@site/pages/_shell/trust.mdx';
import type {ComponentType, ReactNode} from 'react';
import type {FooterItem} from '../../content/navigation';
import MarkdownCopy from '../../components/MarkdownCopy';
import Newsletter from '../../features/contact/ui/Newsletter';
import {messages} from './messages';
import styles from './styles.module.css';

const copies: Record<string, ComponentType> = {about: About, 'next-steps': NextSteps, trust: Trust};

/** A part of the footer that is more than a link: copy from pages/_shell, or the newsletter box. */
export function FooterPart({item}: {item: FooterItem}): ReactNode {
  if ('to' in item || item.type === 'custom-section' || item.type === 'custom-policies') {
    throw new Error(messages.linkAmongCopy);
  }
  if (item.type === 'custom-newsletter') return <Newsletter />;
  const copy = copies[item.file];
  if (!copy) throw new Error(messages.noSuchCopy({file: item.file}));
  return (
    <div className={styles.copy} data-copy={item.file}>
      <MarkdownCopy of={copy} />
    </div>
  );
}
