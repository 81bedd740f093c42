import type {ReactNode} from 'react';
import Code from './Code';
import styles from './styles.module.css';

type Row = {name: string; takes: string; required: boolean; about: string};
type Props = {purpose: string; yes: string; no: string; line: string; rows: Row[]; children: ReactNode};

export default function Entry({purpose, yes, no, line, rows, children}: Props): ReactNode {
  return (
    <div className={styles.entry} data-gallery="">
      {children}
      <p className={styles.purpose}>{purpose}</p>
      <dl className={styles.advice}>
        <div data-advice="do">
          <dt>Do</dt>
          <dd>{yes}</dd>
        </div>
        <div data-advice="dont">
          <dt>Don’t</dt>
          <dd>{no}</dd>
        </div>
      </dl>
      <Code what="the import line">{line}</Code>
      {rows.length === 0 ? (
        <p className={styles.none}>It takes no props.</p>
      ) : (
        <div className={styles.scroll} role="region" aria-label="Props" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Prop</th>
                <th scope="col">Takes</th>
                <th scope="col">Says</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({name, takes, required, about}) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                    {required && <small>required</small>}
                  </th>
                  <td>{takes}</td>
                  <td>{about}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
