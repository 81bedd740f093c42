type Place = {text: string};

export const messages = {
  table: 'A <LineChart> needs a table with two columns and 3 to 12 rows below its heading.',
  spans: 'A <Timeline> needs a list of 1 to 7 items, each with a name and a span.',
  notANumber: ({text}: Place) => `"${text}" is not a number, so it cannot be drawn. Write one, such as 92%.`,
  longNote: ({text, most}: Place & {most: number}) =>
    `"${text}" is too long to fit in the drawing. Say it in ${most} characters.`,
  limit: ({text}: Place) =>
    `The bold words in the heading are drawn as a line at their number, and "${text}" has no number. Add one.`,
  axis: '<Timeline> needs the marks of its axis on a line above its list, in order, such as: Day 1, 30, 60, 90',
  span: ({text}: Place) => `"${text}" is not a span. Write where it begins and ends, in bold: **1–20**`,
  backwards: ({text}: Place) => `"${text}" ends before it begins. Write the earlier end first.`,
  offAxis: ({text, least, most}: Place & {least: number; most: number}) =>
    `"${text}" does not fit on the axis, which goes from ${least} to ${most}. Change one of them.`,
};
