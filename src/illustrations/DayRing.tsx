import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Point} from './Point';
import drawing from './drawing.module.css';
import styles from './DayRing.module.css';

/** Messages in each hour from midnight. */
const hours = [9, 7, 6, 5, 8, 7, 11, 14, 16, 15, 12, 10, 9, 9, 12, 18, 21, 19, 16, 15, 14, 13, 14, 12];
const isNight = (hour: number) => hour < 7 || hour === 23;

/** What guests wrote at night, with the place of its number beside the ring. */
const messages = [
  ['11:40 p.m.', 'Landed late. Is my room held?', 'Guaranteed in the PMS, mobile key sent', 203, 25],
  ['12:25 a.m.', 'Two more towels, 412', 'Night security took them up', 241, 25],
  ['1:35 a.m.', 'Checkout at one?', 'Late checkout posted, $40 agreed', 299, 41],
  ['2:50 a.m.', 'AC is blowing warm', 'Engineering ticket, moved to 508', 352, 75],
  ['4:10 a.m.', 'Cab to the airport at five', 'Booked, pickup at the side door', 394, 129],
  ['4:50 a.m.', 'My husband has chest pain', 'Told to dial 911, duty manager woken', 407, 161],
  ['6:15 a.m.', 'Leaving before breakfast', 'Boxed by the kitchen at 6:40', 416, 233],
] as const;
const classOf = (time: string) => (time === '4:50 a.m.' ? styles.call : undefined);

/** A spoke for each hour, as long as it has messages. */
const spokes = hours.map((count, hour) => {
  const angle = ((hour + 0.5) / 24) * 2 * Math.PI;
  const at = (radius: number) =>
    `${(220 + Math.sin(angle) * radius).toFixed(1)} ${(220 - Math.cos(angle) * radius).toFixed(1)}`;
  return {hour, d: `M${at(128)}L${at(128 + (count / 21) * 44)}`};
});

export function DayRing(): ReactNode {
  return (
    <div className={clsx(drawing.drawing, styles.day)}>
      <div className={styles.ring}>
        <svg aria-hidden viewBox="0 0 440 440">
          <path fill="var(--accent)" opacity=".12" d="M165.1 15.2A212 212 0 0 1 424.8 274.9L220 220z" />
          <circle fill="none" stroke="var(--line-on-inverse)" cx="220" cy="220" r="128" />
          <g strokeWidth="9" strokeLinecap="round">
            {spokes.map(({hour, d}) => (
              <path key={hour} stroke={isNight(hour) ? 'var(--accent)' : 'var(--spoke)'} d={d} />
            ))}
          </g>
          <path fill="none" stroke="var(--accent)" strokeWidth="3" d="M186.9 96.4A128 128 0 0 1 343.6 253.1" />
          <text x="220" y="120" textAnchor="middle" children="12 a.m." />
          <text x="324" y="224" textAnchor="middle" children="6 a.m." />
          <text x="220" y="328" textAnchor="middle" children="12 p.m." />
          <text x="116" y="224" textAnchor="middle" children="6 p.m." />
          {messages.map(([time, , , x, y], at) => (
            <Point key={time} x={x} y={y} number={at + 1} className={classOf(time)} />
          ))}
        </svg>
        <p>
          <b>65</b> messages, 11 to 7
        </p>
      </div>
      <div data-unseen="">Messages in each hour from midnight: {hours.join(', ')}</div>
      <ol className={drawing.numbers}>
        {messages.map(([time, question, answer]) => (
          <li key={time} className={classOf(time)}>
            <em>{time}</em> <b>{question}</b> <small>{answer}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}
