import clsx from 'clsx';
import type {ReactNode} from 'react';
import drawing from './drawing.module.css';
import {Point} from './shapes';
import styles from './DayRing.module.css';

/** Messages in each hour from midnight. */
const hours = [9, 7, 6, 5, 8, 7, 11, 14, 16, 15, 12, 10, 9, 9, 12, 18, 21, 19, 16, 15, 14, 13, 14, 12];
const isNight = (hour: number) => hour < 7 || hour === 23;

/** What guests wrote at night, with the place of its number beside the ring. */
const messages = [
  ['11:40 p.m.', 'Landed late. Is my room held?', 'Guaranteed in the PMS, mobile key sent', -17, -195],
  ['12:25 a.m.', 'Two more towels, 412', 'Night security took them up', 21, -195],
  ['1:35 a.m.', 'Checkout at one?', 'Late checkout posted, $40 agreed', 79, -179],
  ['2:50 a.m.', 'AC is blowing warm', 'Engineering ticket, moved to 508', 132, -145],
  ['4:10 a.m.', 'Cab to the airport at five', 'Booked, pickup at the side door', 174, -91],
  ['4:50 a.m.', 'My husband has chest pain', 'Told to dial 911, duty manager woken', 187, -59],
  ['6:15 a.m.', 'Leaving before breakfast', 'Boxed by the kitchen at 6:40', 196, 13],
] as const;
const classOf = (time: string) => (time === '4:50 a.m.' ? styles.call : undefined);

export const DayRing = (): ReactNode => (
  <div className={clsx(drawing.drawing, styles.day)}>
    <div className={styles.ring}>
      <svg aria-hidden viewBox="-220 -220 440 440">
        <path fill="var(--accent)" opacity=".12" d="M0 0-54.9-204.8A212 212 0 0 1 204.8 54.9z" />
        <g strokeWidth="9" strokeLinecap="round">
          {hours.map((count, hour) => (
            <line
              key={hour}
              stroke={isNight(hour) ? 'var(--accent)' : 'var(--spoke)'}
              y1="-128"
              y2={-128 - Math.round(count * 2.1)}
              transform={`rotate(${hour * 15 + 7.5})`}
            />
          ))}
        </g>
        <text y="-100" textAnchor="middle" children="12 a.m." />
        <text x="104" y="4" textAnchor="middle" children="6 a.m." />
        <text y="108" textAnchor="middle" children="12 p.m." />
        <text x="-104" y="4" textAnchor="middle" children="6 p.m." />
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
          <small>{time}</small> <b>{question}</b> <small>{answer}</small>
        </li>
      ))}
    </ol>
  </div>
);
