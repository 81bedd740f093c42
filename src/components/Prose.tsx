import type {ReactNode} from 'react';
import {component} from '../content/component';
import styles from './Prose.module.css';

export function Prose({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.prose} data-copy="prose">
      {children}
    </div>
  );
}

export const about = () =>
  component({
    purpose: 'Plain text at reading width: paragraphs, lists and small headings.',
    example: `
<Prose>

We began as a handful of engineers hired to check other people’s AI projects.

So we turned the order around: a small agent in real work first, the plan after it.

</Prose>
`,
  });
