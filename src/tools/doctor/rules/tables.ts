import {counted} from '../../../build/textEdits';
import {messages} from '../messages';
import {finding, type Rule} from '../sources';

/** A heading for every column, and a cell for every column in every row. The tables of figures have rules of their own. */
export const tablesRule: Rule = (page) =>
  page.tables.flatMap(({heading, rows}) => [
    ...heading.flatMap(({empty, at}, column) =>
      empty ? [finding(page, 'tables', at, messages.noColumnHeading({column: column + 1}))] : [],
    ),
    ...rows
      .filter(({cells}) => cells !== heading.length)
      .map(({at, cells}) => {
        const message = messages.unevenRow({heading: counted(heading.length, 'cell'), row: counted(cells, 'cell')});
        return finding(page, 'tables', at, message);
      }),
  ]);
