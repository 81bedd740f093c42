import type {TableChange} from '@site/src/features/policies/model/redline';
import type {ReactNode} from 'react';
import {messages} from '../messages';
import {Parts} from './Parts';

/** A table with the columns and rows of both versions. The first row is its header. */
export const Table = ({table: {rows}}: {table: TableChange}): ReactNode => (
  <div role="region" aria-label={messages.table} tabIndex={0} data-table>
    <table>
      <tbody>
        {rows.map(({cells, change}, at) => {
          const Cell = at === 0 ? 'th' : 'td';
          return (
            <tr key={at} data-change={change}>
              {cells.map((parts, column) => (
                <Cell key={column} scope={at === 0 ? 'col' : undefined}>
                  <Parts parts={parts} />
                </Cell>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);
