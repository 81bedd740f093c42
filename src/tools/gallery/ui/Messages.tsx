import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Catalog = {room: string; entries: {name: string; text: string}[]};

/** All messages, grouped by who reads them. */
export default function Messages({audiences}: {audiences: {name: string; catalogs: Catalog[]}[]}): ReactNode {
  return audiences.map(({name, catalogs}) => (
    <section key={name} className={styles.messages} aria-label={name}>
      <h3>{name}</h3>
      {catalogs.map(({room, entries}, at) => (
        <details key={at}>
          <summary>
            <code>src/{room}</code>: {entries.length}
          </summary>
          <dl>
            {entries.map((entry, at) => (
              <div key={at}>
                <dt>{entry.name}</dt>
                <dd>{entry.text}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </section>
  ));
}
