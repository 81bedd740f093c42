import type {ReactNode} from 'react';
import Code from './Code';
import Frame from './Frame';
import styles from './styles.module.css';

type Props = {
  title: string;
  code: string;
  /** The players of its videos; a video of the site itself has none. */
  players: readonly string[];
  children: ReactNode;
};

export default function Specimen({title, code, players, children}: Props): ReactNode {
  return (
    <section className={styles.specimen} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {/* The frames are filled by script, and the content security policy is made from what the page itself holds. */}
      {players.map((player) =>
        player ? <span key={player} data-player={player} hidden /> : <video key={player} hidden />,
      )}
      <Frame title={`${title}, light`} theme="light">
        {children}
      </Frame>
      <Frame title={`${title}, dark`} theme="dark">
        {children}
      </Frame>
      <div className={styles.pair}>
        <Frame title={`${title}, on a phone`} phone>
          {children}
        </Frame>
        <Code what={`the MDX of ${title}`}>{code}</Code>
      </div>
    </section>
  );
}
