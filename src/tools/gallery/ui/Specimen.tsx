import type {ReactNode} from 'react';
import Code from './Code';
import Frame from './Frame';
import styles from './styles.module.css';

type Props = {
  title: string;
  code: string;
  children: ReactNode;
};

export default function Specimen({title, code, children}: Props): ReactNode {
  return (
    <section className={styles.specimen} data-page-width aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
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
