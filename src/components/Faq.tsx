import type {PropsWithChildren, ReactNode} from 'react';
import {component} from '../content/component';

/** The build finds questions and answers by `data-faq`. */
export function Faq({children}: PropsWithChildren): ReactNode {
  return <div data-faq="">{children}</div>;
}

export const about = () =>
  component({
    purpose: 'Questions that buyers ask, each with an answer that opens in place.',
    example: `
<Faq>

<Question ask="What does it cost to cancel?">Nothing. You leave when a paid month ends.</Question>

</Faq>
`,
  });
