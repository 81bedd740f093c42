import type {ReactNode} from 'react';
import {StepChart} from './StepChart';

const rollout = [
  ['Mon', 0, ''],
  ['Tue', 20, 'tests pass'],
  ['Wed', 60, '0.4% errors'],
  ['Thu', 100, 'you approve'],
] as const;

/** How a new version takes over from the one before it. */
export const Rollout = (): ReactNode => <StepChart title="Requests answered by version 12" unit="%" steps={rollout} />;
