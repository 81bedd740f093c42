import clsx from 'clsx';
import type {ReactNode} from 'react';
import drawing from './drawing.module.css';
import styles from './FormReview.module.css';

const fields = [
  {'1a Insured’s ID': 'on file', '11d Another plan?': 'No'},
  {'17b Referring NPI': 'on file', '21 Diagnosis, ICD-10': 'M17.11, right knee'},
  {'23 Prior authorization': 'not needed', '28 Total charge': '$379.00'},
];

const fixes = [
  ['Box 24D, line 1', 'A visit on the day of a minor procedure needs modifier 25.', 'Coder read the note, agreed'],
  ['Box 24D, line 2', 'Left knee billed, right knee diagnosed. Sides must match.', 'Procedure note says right'],
  ['Box 24G, line 3', 'J3301 counts in 10 mg; the chart says 40 mg given.', 'Four units'],
] as const;

/** What stays in a box, what was there and what is there now. */
const fixed = (same: string, was: string, now: string) => (
  <>
    {same} <del>{was}</del> <ins className={drawing.number}>{now}</ins>
  </>
);

const lines = [
  ['11 12', fixed('99214', 'no modifier', '25'), '210.00', '1'],
  ['11 12', fixed('20610', 'LT', 'RT'), '145.00', '1'],
  ['11 12', 'J3301 JZ', '24.00', fixed('', '1', '4')],
];

export const FormReview = (): ReactNode => (
  <div className={clsx(drawing.drawing, styles.form)}>
    <div>
      <p>
        <b>Health insurance claim form</b> <small>CMS-1500, excerpt</small>
      </p>
      <table>
        <tbody>
          {fields.map((row, at) => (
            <tr key={at}>
              {Object.entries(row).map(([name, value]) => (
                <td key={name} colSpan={2}>
                  {name} <b>{value}</b>
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th>24A Date</th>
            <th>D CPT, modifier</th>
            <th>F Charge</th>
            <th>G Units</th>
          </tr>
          {lines.map((line, at) => (
            <tr key={at} className={styles.line}>
              {line.map((box, column) => (
                <td key={column}>{box}</td>
              ))}
            </tr>
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
