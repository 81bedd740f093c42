import icons from '@generated/page-entries/default/icons.json';
import Link from '@docusaurus/Link';
import {cardClass} from '@site/src/components/Card';
import CardGrid from '@site/src/components/CardGrid';
import Chip from '@site/src/components/Chip';
import Prose from '@site/src/components/Prose';
import type {PropsWithChildren, ReactNode} from 'react';
import {useSectionEntries} from '../hooks/useEntries';
import type {Props} from './props';
import styles from './styles.module.css';

export default function SectionPages({of, children}: PropsWithChildren<Props>): ReactNode {
  const entries = useSectionEntries(of);
  if (entries.length === 0) return children ? <Prose>{children}</Prose> : null;
  return (
    <CardGrid columns={3}>
      {entries.map(({to, icon, hue, label, line}) => (
        <Link
          key={to}
          to={to}
          className={cardClass(styles.card)}
          data-hue={hue}
          aria-label={label}
          aria-describedby={`${to}-line`}>
          <div className={styles.head}>
            <Chip icon={icons[icon] ?? []} size="medium" />
          </div>
          <div className={styles.body}>
            <h3>{label}</h3>
            <p id={`${to}-line`}>{line}</p>
          </div>
        </Link>
      ))}
    </CardGrid>
  );
}
