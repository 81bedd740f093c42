import type {ReactNode} from 'react';

export type Corner = readonly [x: number, y: number];

const short = (value: number) => Math.round(value * 10) / 10;

/** A line and the area below it, stretched to fill the chart. */
export function Curve({corners}: {corners: readonly Corner[]}): ReactNode {
  const line = `M${corners.map((corner) => corner.map(short).join(' ')).join('L')}`;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
      <path fill="var(--hue-tint)" d={`${line}L100 100L0 100Z`} />
      <path fill="none" stroke="var(--hue-ink)" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round" d={line} />
    </svg>
  );
}
