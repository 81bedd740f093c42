import type {ReactNode} from 'react';
import {StepChart} from './StepChart';

const trust = [
  ['Suggest', 0, ''],
  ['Ask each', 40, '200 cases right'],
  ['Act alone', 160, 'no errors'],
  ['Report', 260, 'your sign-off'],
] as const;

/** How an agent gets to work without a person. */
export const EarnedTrust = (): ReactNode => <StepChart title="Refunds per week without a person" steps={trust} />;
