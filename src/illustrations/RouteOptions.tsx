import type {ReactNode} from 'react';
import styles from './RouteOptions.module.css';

export function RouteOptions(): ReactNode {
  return (
    <div className={styles.options}>
      <ol>
        <li>
          <b>Ningbo</b> Nov 3 <small>Gate-in, 40-foot high cube</small>
        </li>
        <li>
          <b>Busan</b> Nov 9 <small>Transshipped</small>
        </li>
        <li className={styles.delay}>
          <b>Off California</b> Nov 23, 5:40 a.m. <small>Berth moves to December 1</small>
        </li>
      </ol>
      <p>
        <b>Decide by 8:00 a.m.</b> Then Oakland’s discharge list closes.
      </p>
      <ul>
        <li>
          <span>
            Wait, then rail as booked <small>Long Beach, inland by rail to the Joliet ramp</small>
          </span>
          <span>
            $7,200 <small>late fine</small>
          </span>
          <span>
            Dec 9 <small>5 days late</small>
          </span>
        </li>
        <li className={styles.best}>
          <span>
            Off at Oakland, team truck <small>Transload to a 53-foot trailer, two drivers, no stops</small>
          </span>
          <span>
            $3,850 <small>all in</small>
          </span>
          <span>
            Dec 3 <small>1 day early</small>
          </span>
        </li>
        <li>
          <span>
            Long Beach, then team truck <small>Off December 1, transload, no slack</small>
          </span>
          <span>
            $5,100 <small>all in</small>
          </span>
          <span>
            Dec 4 <small>on time</small>
          </span>
        </li>
      </ul>
    </div>
  );
}
