import type {ReactNode} from 'react';
import styles from './DayRing.module.css';

/** Messages in each hour from midnight. */
const hours = [9, 7, 6, 5, 8, 7, 11, 14, 16, 15, 12, 10, 9, 9, 12, 18, 21, 19, 16, 15, 14, 13, 14, 12];
const isNight = (hour: number) => hour < 7 || hour === 23;
const nameOf = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'a.m.' : 'p.m.'}`;

/** "11:40 p.m." for "23:40". */
const shown = (time: string) => nameOf(parseInt(time)).replace(' ', `${time.slice(2)} `);

/** What guests wrote at night, with the place of its number beside the ring. */
const messages = [
  ['23:40', 'Landed late. Is my room held?', 'Guaranteed in the PMS, mobile key sent', 203, 25],
  ['00:25', 'Two more towels, 412', 'Night security took them up', 241, 25],
  ['01:35', 'Checkout at one?', 'Late checkout posted, $40 agreed', 299, 41],
  ['02:50', 'AC is blowing warm', 'Engineering ticket, moved to 508', 352, 75],
  ['04:10', 'Cab to the airport at five', 'Booked, pickup at the side door', 394, 129],
  ['04:50', 'My husband has chest pain', 'Told to dial 911, duty manager woken', 407, 161],
  ['06:15', 'Leaving before breakfast', 'Boxed by the kitchen at 6:40', 416, 233],
] as const;
const call = 5;

/** A spoke for each hour, as long as it has messages. */
const spokes = hours.map((count, hour) => {
  const angle = ((hour + 0.5) / 24) * 2 * Math.PI;
  const at = (radius: number) =>
    `${(220 + Math.sin(angle) * radius).toFixed(1)} ${(220 - Math.cos(angle) * radius).toFixed(1)}`;
  return {hour, d: `M${at(128)}L${at(128 + (count / 21) * 44)}`};
});

export function DayRing(): ReactNode {
  return (
    <div className={styles.day}>
      <p>
        <b>65</b> messages, 11 to 7
      </p>
      <svg aria-hidden viewBox="0 0 440 440">
        <path className={styles.night} d="M165.1 15.2A212 212 0 0 1 424.8 274.9L220 220z" />
        <circle cx="220" cy="220" r="128" />
        {spokes.map(({hour, d}) => (
          <path key={hour} className={isNight(hour) ? styles.lit : styles.spoke} d={d} />
        ))}
        <path className={styles.arc} d="M186.9 96.4A128 128 0 0 1 343.6 253.1" />
        <text x="220" y="120" children={nameOf(0)} />
        <text x="324" y="224" children={nameOf(6)} />
        <text x="220" y="328" children={nameOf(12)} />
        <text x="116" y="224" children={nameOf(18)} />
        {messages.map(([time, , , x, y], at) => (
          <g key={time} className={at === call ? styles.call : styles.message}>
            <circle cx={x} cy={y} r="12" />
            <text x={x} y={y + 5} children={at + 1} />
          </g>
        ))}
      </svg>
      <div data-unseen="">
        Messages in each hour: {hours.map((count, hour) => `${nameOf(hour)} ${count}`).join(', ')}
      </div>
      <ol>
        {messages.map(([time, question, answer], at) => (
          <li key={time} className={at === call ? styles.urgent : undefined}>
            <time dateTime={time}>{shown(time)}</time> {question} <small>{answer}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}
