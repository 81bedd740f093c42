import {finding, type Rule} from '../sources';

const count = (number: number) => (number === 1 ? '1 cell' : `${number} cells`);

/** A heading for every column, and a cell for every column in every row. The tables of figures have rules of their own. */
export const tablesRule: Rule = (page) =>
  page.tables.flatMap(({heading, rows}) => [
    ...heading.flatMap(({empty, at}, column) =>
      empty
        ? [
            finding(
              page,
              'tables',
              at,
              `Column ${column + 1} of this table has no heading. Say in a word or two what it holds.`,
            ),
          ]
        : [],
    ),
    ...rows
      .filter((row) => row.cells !== heading.length)
      .map(({at, cells: own}) =>
        finding(
          page,
          'tables',
          at,
          `The heading of this table has ${count(heading.length)}, and this row has ${own}. Write a cell for each; one with nothing in it stays blank.`,
        ),
      ),
  ]);
