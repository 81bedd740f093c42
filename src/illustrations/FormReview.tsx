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

/** A box that the agent fixed, with the number of the reason. */
const fixed = (before: string, was: string, now: string) => (
  <td className={clsx(drawing.number, styles.fixed)}>
    {before} <del>{was}</del> <ins>{now}</ins>
  </td>
);

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
              <th>24A Date</th>
              <th>D CPT, modifier</th>
              <th>F Charge</th>
              <th>G Units</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>11 12</td>
              {fixed('99214', 'no modifier', '25')}
              <td>210.00</td>
              <td>1</td>
            </tr>
            <tr>
              <td>11 12</td>
              {fixed('20610', 'LT', 'RT')}
              <td>145.00</td>
              <td>1</td>
            </tr>
            <tr>
              <td>11 12</td>
              <td>J3301 JZ</td>
              <td>24.00</td>
              {fixed('', '1', '4')}
            </tr>
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
          <b>Clean, sent</b> 837P, 11:52 a.m.
        </p>
      </div>
    </div>
  );
}
