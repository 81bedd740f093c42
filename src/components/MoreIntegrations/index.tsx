import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {PropsWithChildren, ReactNode} from 'react';
import type {Props} from './props';
import styles from './styles.module.css';

/** An anchor inside the closed list: a browser that follows a link to it opens the list. */
export const allIntegrations = 'all-integrations';

export default function MoreIntegrations({label, less, children}: PropsWithChildren<Props>): ReactNode {
  useBrokenLinks().collectAnchor(allIntegrations);
  return (
    <details className={styles.more}>
      <summary>
        <b>{label}</b>
        <b data-silent>{less}</b>
      </summary>
      <div id={allIntegrations} className={styles.rest}>
        {children}
      </div>
    </details>
  );
}
