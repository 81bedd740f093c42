import clsx from 'clsx';
import type {ReactNode} from 'react';
import drawing from './drawing.module.css';

const short = (value: number) => Math.round(value * 10) / 10;

/** A line through these heights, at even distances. */
export const through = (heights: readonly number[]) =>
  `M${heights.map((height, at) => `${short((at / (heights.length - 1)) * 100)} ${short(height)}`).join(' ')}`;

/** A line across the chart and the area below it, stretched to fill it. */
export const Curve = ({d}: {d: string}): ReactNode => (
  <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
    <path fill="var(--hue-tint)" d={`${d}V100H0z`} />
    <path fill="none" stroke="var(--hue-ink)" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round" d={d} />
  </svg>
);

type Place = {x: string | number; y: string | number; number: number; className?: string | undefined};

/** A number in a circle at a place in a drawing. */
export const Point = ({x, y, number, className}: Place): ReactNode => (
  <svg x={x} y={y} className={clsx(drawing.point, className)}>
    <circle r="12" />
    <text dy=".36em" textAnchor="middle" children={number} />
  </svg>
);
