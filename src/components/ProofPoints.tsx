import type {ReactNode} from 'react';
import {component} from '../content/component';
import styles from './ProofPoints.module.css';

export function ProofPoints({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.proofs} data-ticks>
      {children}
    </div>
  );
}

export const about = () =>
  component({
    purpose: 'Short proof points under the actions of a hero: a Markdown list.',
    example: `
<ProofPoints>

- <Claim id="clients" /> enterprise clients
- No setup fees
- Cancel anytime

</ProofPoints>
`,
  });
