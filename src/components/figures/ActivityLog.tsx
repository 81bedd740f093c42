import type {PropsWithChildren, ReactNode} from 'react';
import * as z from 'zod';
import {component, type PropsOf} from '../../content/component';
import styles from './ActivityLog.module.css';

const stars = [
  ['18%', '24%', 1.3],
  ['36%', '40%', 1.3],
  ['52%', '18%', 1.5],
  ['90%', '46%', 1.3],
] as const;
const windows = [
  ['13%', '78%'],
  ['29.5%', '61%'],
  ['32%', '61%'],
  ['32%', '78%'],
  ['59%', '54%'],
  ['61.5%', '71%'],
  ['77%', '76%'],
  ['92%', '71%'],
] as const;

/** A second disc makes the first a crescent moon. The roofs stretch with the figure; the rest keeps its shape. */
const night = (
  <svg className={styles.night} aria-hidden>
    <circle cx="72%" cy="30%" r="11.6" />
    <circle cx="73.4%" cy="27%" r="10.4" />
    {stars.map(([cx, cy, r]) => (
      <circle key={cx} cx={cx} cy={cy} r={r} />
    ))}
    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
      <path d="M0 100V74H9V62H17V80H27V46H36V72H42V58H50V82H57V38L60 32 63 38V66H70V76H79V54H87V70H100V100z" />
    </svg>
    {windows.map(([x, y]) => (
      <rect key={x + y} x={x} y={y} width="5" height="8" />
    ))}
  </svg>
);

export function ActivityLog({night: atNight = false, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <div className={styles.entries}>
      {atNight && night}
      {children}
    </div>
  );
}

export const about = () =>
  component({
    purpose: 'Short rows inside a Figure: a time or a name, what it is about, and the outcome.',
    props: {
      night: z.boolean().optional().meta({description: 'Adds a drawing of a town at night above the rows.'}),
    },
    example: `
<ActivityLog night>

- **11:10 p.m.** Japanese: boxed sunrise meal <small>Kitchen, for 5:15</small>
- **1:35 a.m.** Spanish: flight delayed <small>Room kept</small>
- **4:50 a.m.** _English: fever_ <small>Woke the night manager</small>

</ActivityLog>
`,
  });

type Props = PropsOf<typeof about>;
