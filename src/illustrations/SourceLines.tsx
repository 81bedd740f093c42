import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Choice, Choices} from '../components/Choices';
import drawing from './drawing.module.css';
import styles from './SourceLines.module.css';

/** The parts of the answer, with the place in the document that each comes from. */
const sources = [
  ['Encryption', 'Section 2.1, line 14', 'Your files are encrypted at rest, with a separate key for each customer.'],
  ['Access', 'Section 3.2, line 19', 'Only the four people on duty can open them, and every access is logged.'],
  ['Backups', 'Section 4.1, line 23', 'Deleted files leave every backup after 35 days.'],
] as const;

/** The lines of the document, with the source that each is, if any. */
const lines = [
  ['Connections use TLS 1.3; older versions are refused.'],
  ['Stored files are encrypted with AES-256, one key for each customer.', 'Encryption'],
  ['Keys rotate every 90 days.'],
  ['Access is granted for one shift and ends with it.'],
  ['Four people on duty can open customer files; every access is logged.', 'Access'],
  ['The log is reviewed every week.'],
  ['Backups are kept for 35 days. After that, a deleted file is gone from all of them.', 'Backups'],
  ['Restores are tested every quarter.'],
] as const;

export const SourceLines = (): ReactNode => (
  <div className={clsx(drawing.drawing, styles.sources)}>
    <div>
      <p className={styles.answer}>
        {sources.map(([name, , sentence], at) => (
          <label key={name} htmlFor={name} data-source={name}>
            {sentence} <sup>{at + 1}</sup>{' '}
          </label>
        ))}
      </p>
      <Choices label="Choose a source">
        {sources.map(([name, place], at) => (
          <Choice
            key={name}
            value={name}
            id={name}
            label={`${at + 1} ${name}`}
            note={place}
            chosen={name === 'Access'}
          />
        ))}
      </Choices>
      <p className={drawing.open}>
        <strong>No source found:</strong> where is the second data center? Left blank for the security lead.
      </p>
    </div>
    <blockquote data-surface="">
      <b>Security overview</b> <small>Approved source, version 7, page 3 of 12</small>
      <ul>
        {lines.map(([line, source]) => (
          <li key={line} data-source={source}>
            {line}
          </li>
        ))}
      </ul>
    </blockquote>
  </div>
);
