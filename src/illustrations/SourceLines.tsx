import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Choice, Choices} from '../components/Choices';
import drawing from './drawing.module.css';
import styles from './SourceLines.module.css';

const sources = [
  {
    name: 'Encryption',
    place: 'Section 2.1, line 14',
    sentence: 'Your files are encrypted at rest, with a separate key for each customer.',
  },
  {
    name: 'Access',
    place: 'Section 3.2, line 19',
    sentence: 'Only the four people on duty can open them, and every access is logged.',
  },
  {name: 'Backups', place: 'Section 4.1, line 23', sentence: 'Deleted files leave every backup after 35 days.'},
];

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

export function SourceLines(): ReactNode {
  return (
    <Choices label="Choose a source" className={clsx(drawing.drawing, styles.sources)}>
      <p className={styles.answer}>
        {sources.map(({name, sentence}, at) => (
          <label key={name} htmlFor={name} data-source={name}>
            <span>{sentence}</span> <small>{at + 1}</small>{' '}
          </label>
        ))}
      </p>
      {sources.map(({name, place}, at) => (
        <Choice key={name} value={name} id={name} label={`${at + 1} ${name}`} note={place} chosen={name === 'Access'} />
      ))}
      <blockquote>
        <div className={styles.sheet}>
          <p>
            <b>Security overview</b> <small>Approved source, version 7, page 3 of 12</small>
          </p>
          <ul>
            {lines.map(([line, source]) => (
              <li key={line} data-source={source}>
                {line}
              </li>
            ))}
          </ul>
        </div>
      </blockquote>
      <p className={clsx(drawing.open, styles.gap)}>
        <strong>No source found:</strong> where is the second data center? Left blank for the security lead.
      </p>
    </Choices>
  );
}
