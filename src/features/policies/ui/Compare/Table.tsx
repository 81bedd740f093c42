import type {RowChange, TableChange} from '@site/src/features/policies/model/redline';
import type {ReactNode} from 'react';
import {Parts} from './Parts';
import styles from './styles.module.css';

function Row({row: {cells, change, moved}, isHeader = false}: {row: RowChange; isHeader?: boolean}): ReactNode {
  return (
    <tr data-change={change}>
      {cells.map((parts, column) => {
        const content = (
          <>
            {moved && column === 0 && (
              <>
                <span className={styles.mark} data-hue="tone-2">
                  Moved
                </span>{' '}
              </>
            )}
            <Parts parts={parts} />
          </>
        );
        return isHeader ? (
          <th key={column} scope="col">
            {content}
          </th>
        ) : (
          <td key={column}>{content}</td>
        );
      })}
    </tr>
  );
}

/** A table with the columns and rows of both versions. */
export function Table({table: {rows}}: {table: TableChange}): ReactNode {
  const [header, ...body] = rows;
  return (
    <div role="region" aria-label="Table" tabIndex={0} data-table>
      <table>
        {header && (
          <thead>
            <Row row={header} isHeader />
          </thead>
        )}
        <tbody>
          {body.map((row, at) => (
            <Row key={at} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
