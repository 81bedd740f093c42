import clsx from 'clsx';
import type {ReactNode} from 'react';
import {clock} from './clock';
import {Point} from './Point';
import drawing from './drawing.module.css';
import styles from './DayRing.module.css';

/** Messages in each hour from midnight. */
const hours = [9, 7, 6, 5, 8, 7, 11, 14, 16, 15, 12, 10, 9, 9, 12, 18, 21, 19, 16, 15, 14, 13, 14, 12];
const isNight = (hour: number) => hour < 7 || hour === 23;

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
const classOf = (time: string) => (time === '04:50' ? styles.call : undefined);

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
          <text x="220" y="120" textAnchor="middle" children={clock('0')} />
          <text x="324" y="224" textAnchor="middle" children={clock('6')} />
          <text x="220" y="328" textAnchor="middle" children={clock('12')} />
          <text x="116" y="224" textAnchor="middle" children={clock('18')} />
          {messages.map(([time, , , x, y], at) => (
            <Point key={time} x={x} y={y} number={at + 1} className={classOf(time)} />
          ))}
        </svg>
        <p>
          <b>65</b> messages, 11 to 7
        </p>
      </div>
      <div data-unseen="">
        Messages in each hour: {hours.map((count, hour) => `${clock(`${hour}`)} ${count}`).join(', ')}
      </div>
      <ol className={drawing.numbers}>
        {messages.map(([time, question, answer]) => (
          <li key={time} className={classOf(time)}>
            <time dateTime={time}>{clock(time)}</time> <b>{question}</b> <small>{answer}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}
