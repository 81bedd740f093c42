import clsx from 'clsx';
import type {ReactNode} from 'react';
import drawing from './drawing.module.css';
import styles from './RouteOptions.module.css';

const options = [
  [
    'Wait, then rail as booked',
    'Long Beach, inland by rail to the Joliet ramp',
    '$7,200',
    'late fine',
    'Dec 9',
    '5 days late',
  ],
  [
    'Off at Oakland, team truck',
    'Transload to a 53-foot trailer, two drivers, no stops',
    '$3,850',
    'all in',
    'Dec 3',
    '1 day early',
  ],
  ['Long Beach, then team truck', 'Off December 1, transload, no slack', '$5,100', 'all in', 'Dec 4', 'on time'],
] as const;
const best = 'Dec 3';
const titleOf = (day: string) => (day === best ? drawing.title : undefined);

export function RouteOptions(): ReactNode {
  return (
    <div className={clsx(drawing.drawing, styles.route)}>
      <div>
        <ol>
          <li>
            <em>Ningbo</em> Nov 3 <small>Gate-in, 40-foot high cube</small>
          </li>
          <li>
            <em>Busan</em> Nov 9 <small>Transshipped</small>
          </li>
          <li className={styles.delay}>
            <em>Off California</em> Nov 23, 5:40 a.m. <small>Berth moves to December 1</small>
          </li>
        </ol>
        <p className={drawing.decision}>
          <b>Decide by 8:00 a.m.</b> Then Oakland’s discharge list closes.
        </p>
      </div>
      {/* From the decision to each option, where there is room. */}
      <svg aria-hidden viewBox="0 0 70 100" preserveAspectRatio="none" fill="none">
        <path stroke="var(--line-strong)" strokeWidth="2" strokeDasharray="6 4" d="M70 15H0V85H70" />
        <path stroke="var(--hue-ink)" strokeWidth="4" d="M0 50H70" />
      </svg>
      <ul>
        {options.map(([option, details, cost, extent, day, delay]) => (
          <li key={option} className={day === best ? styles.best : undefined}>
            <span>
              <b>{option}</b> <small>{details}</small>
            </span>
            <span>
              <b className={titleOf(day)}>{cost}</b> <small>{extent}</small>
            </span>
            <span>
              <b className={titleOf(day)}>{day}</b> <small>{delay}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
