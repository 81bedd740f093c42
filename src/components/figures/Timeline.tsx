import type {PropsWithChildren, ReactNode} from 'react';
import {component} from '../../content/component';
import styles from './Timeline.module.css';

export function Timeline({children}: PropsWithChildren): ReactNode {
  return <div className={styles.bars}>{children}</div>;
}

export const about = () =>
  component({
    purpose: 'Inside a Figure: bars on a time axis, such as a roadmap, shifts or a plan of work.',
    example: `
<Timeline>

Day 1, 30, 60, 90

- Workshops **1–14** two
- Proof **14–50** on real cases
- First agent **50–86** _built and tested_

</Timeline>
`,
  });
