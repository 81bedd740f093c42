import clsx from 'clsx';
import type {ReactNode} from 'react';
import drawing from './drawing.module.css';
import styles from './RouteOptions.module.css';

/** What the container could do, what that costs, and when it arrives. The second is the best. */
const options = [
  [
    ['Wait, then rail as booked', 'Long Beach, inland by rail to the Joliet ramp'],
    ['$7,200', 'late fine'],
    ['Dec 9', '5 days late'],
  ],
  [
    ['Off at Oakland, team truck', 'Transload to a 53-foot trailer, two drivers, no stops'],
    ['$3,850', 'all in'],
    ['Dec 3', '1 day early'],
  ],
  [
    ['Long Beach, then team truck', 'Off December 1, transload, no slack'],
    ['$5,100', 'all in'],
    ['Dec 4', 'on time'],
  ],
] as const;

export const RouteOptions = (): ReactNode => (
  <div className={clsx(drawing.drawing, styles.route)}>
    <div>
      <ol className={drawing.numbers}>
        <li>
          <em>Ningbo</em> Nov 3 <small>Gate-in, 40-foot high cube</small>
        </li>
        <li>
          <em>Busan</em> Nov 9 <small>Transshipped</small>
        </li>
        <li>
          <em>Off California</em> Nov 23, 5:40 a.m. <small>Berth moves to December 1</small>
        </li>
      </ol>
      <p className={drawing.decision}>
        <b>Decide by 8:00 a.m.</b> Then Oakland’s discharge list closes.
      </p>
    </div>
    <ul>
      {options.map((facts, at) => (
        <li key={facts[0][0]} className={at === 1 ? styles.best : undefined}>
          {facts.map(([fact, note]) => (
            <span key={fact}>
              <b>{fact}</b> <small>{note}</small>
            </span>
          ))}
        </li>
      ))}
    </ul>
  </div>
);
