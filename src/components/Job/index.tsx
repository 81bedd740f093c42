import type {PropsWithChildren, ReactNode} from 'react';
import Heading from '../Heading';
import type {Props} from './contract';
import styles from './styles.module.css';

export default function Job({
  title,
  department,
  location,
  type,
  experience,
  children,
}: PropsWithChildren<Props>): ReactNode {
  const facts = {Department: department, Location: location, Type: type, Experience: experience};
  return (
    <article className={styles.job}>
      <div className={styles.head}>
        <Heading as="h3">{title}</Heading>
        <dl>
          {Object.entries(facts).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.body} data-ticks>
        {children}
      </div>
    </article>
  );
}
