import clsx from 'clsx';
import type {PropsWithChildren, ReactNode} from 'react';
import drawing from './drawing.module.css';

type Props = PropsWithChildren<{
  x: string | number;
  y: string | number;
  number: number;
  className?: string | undefined;
}>;

/** A number in a circle at a place in a drawing, with the words around it. */
export const Point = ({x, y, number, className, children}: Props): ReactNode => (
  <svg x={x} y={y} className={clsx(drawing.point, className)}>
    <circle r="12" />
    <text dy=".36em" textAnchor="middle" children={number} />
    {children}
  </svg>
);
