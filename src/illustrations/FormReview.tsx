import type {ReactNode} from 'react';
import styles from './FormReview.module.css';

const fields = [
  ['1a Insured’s ID', 'on file'],
  ['11d Another plan?', 'No'],
  ['17b Referring NPI', 'on file'],
  ['21 Diagnosis, ICD-10', 'M17.11, right knee'],
  ['23 Prior authorization', 'not needed'],
  ['28 Total charge', '$379.00'],
] as const;

export function FormReview(): ReactNode {
  return (
    <div className={styles.form}>
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
            <td className={styles.fixed}>
              99214 <del>no modifier</del> <ins>25</ins>
            </td>
            <td>210.00</td>
            <td>1</td>
          </tr>
          <tr>
            <td>11 12</td>
            <td className={styles.fixed}>
              20610 <del>LT</del> <ins>RT</ins>
            </td>
            <td>145.00</td>
            <td>1</td>
          </tr>
          <tr>
            <td>11 12</td>
            <td>J3301 JZ</td>
            <td>24.00</td>
            <td className={styles.fixed}>
              <del>1</del> <ins>4</ins>
            </td>
          </tr>
        </tbody>
      </table>
      <ol>
        <li>
          <b>Box 24D, line 1</b> A visit on the day of a minor procedure needs modifier 25.{' '}
          <small>Coder read the note, agreed</small>
        </li>
        <li>
          <b>Box 24D, line 2</b> Left knee billed, right knee diagnosed. Sides must match.{' '}
          <small>Procedure note says right</small>
        </li>
        <li>
          <b>Box 24G, line 3</b> J3301 counts in 10 mg; the chart says 40 mg given. <small>Four units</small>
        </li>
      </ol>
      <p className={styles.stamp}>
        <b>Clean, sent</b> 837P, 11:52 a.m.
      </p>
    </div>
  );
}
