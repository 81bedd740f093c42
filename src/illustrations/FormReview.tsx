import clsx from 'clsx';
import type {ReactNode} from 'react';
import drawing from './drawing.module.css';
import styles from './FormReview.module.css';

const fields = [
  ['1a Insured’s ID', 'on file'],
  ['11d Another plan?', 'No'],
  ['17b Referring NPI', 'on file'],
  ['21 Diagnosis, ICD-10', 'M17.11, right knee'],
  ['23 Prior authorization', 'not needed'],
  ['28 Total charge', '$379.00'],
] as const;

const fixes = [
  ['Box 24D, line 1', 'A visit on the day of a minor procedure needs modifier 25.', 'Coder read the note, agreed'],
  ['Box 24D, line 2', 'Left knee billed, right knee diagnosed. Sides must match.', 'Procedure note says right'],
  ['Box 24G, line 3', 'J3301 counts in 10 mg; the chart says 40 mg given.', 'Four units'],
] as const;

const columns = ['24A Date', 'D CPT, modifier', 'F Charge', 'G Units'];

/** A box that the agent fixed has what stays, what was there and what is there now. */
const lines = [
  ['11 12', ['99214', 'no modifier', '25'], '210.00', '1'],
  ['11 12', ['20610', 'LT', 'RT'], '145.00', '1'],
  ['11 12', 'J3301 JZ', '24.00', ['', '1', '4']],
];

const box = (content: string | string[], at: number) => {
  if (typeof content === 'string') return <td key={at}>{content}</td>;
  const [same, was, now] = content;
  return (
    <td key={at} className={clsx(drawing.number, styles.fixed)}>
      {same} <del>{was}</del> <ins>{now}</ins>
    </td>
  );
};

export function FormReview(): ReactNode {
  return (
    <div className={clsx(drawing.drawing, styles.form)}>
      <div>
        <p>
          <b>Health insurance claim form</b> <small>CMS-1500, excerpt</small>
        </p>
        <ul>
          {fields.map(([name, value]) => (
            <li key={name}>
              {name} <b>{value}</b>
            </li>
          ))}
        </ul>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              <tr key={at}>{line.map(box)}</tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <ol className={drawing.numbers}>
          {fixes.map(([box, reason, decision]) => (
            <li key={box}>
              <b>{box}</b> {reason} <small>{decision}</small>
            </li>
          ))}
        </ol>
        <p className={styles.stamp}>
          <b className={drawing.title}>Clean, sent</b> 837P, 11:52 a.m.
        </p>
      </div>
    </div>
  );
}
