import type {ReactNode} from 'react';
import {component} from '../content/component';
import styles from './Prose.module.css';

export function Prose({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.prose} data-copy="prose" data-aside>
      {children}
    </div>
  );
}

export const about = () =>
  component({
    purpose:
      'Plain text at reading width: paragraphs, lists, small headings and cards. In a Hero, it is the second column.',
    example: `
<Prose>

We began as a handful of engineers hired to check other people’s AI projects.

</Prose>
`,
  });
