type Place = {text: string};

export const messages = {
  count: ({figure, part, range, found}: {figure: string; part: string; range: string; found: number}) =>
    `In <${figure}>, the number of ${part} is ${found}, but it must be ${range}.`,
  noWords: 'This item has no words. Write some, or remove it.',
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
  entry: 'Each item of <ActivityLog> begins with a time or a name in **bold**. Add it.',
  share: ({text}: Place) => `${text} is more than 100%. Write a share of at most 100%.`,
  rules: ({corrected}: {corrected: number}) =>
    `<FormReview> needs a rule in a numbered list for each corrected cell of its table; ${corrected} are corrected.`,
  chosen: 'Exactly one <Choice> of a group has "chosen". Add it to one, and remove it from the others.',
  totals:
    'A <Choice> in <PartsThreshold> needs three items: what passes, what goes to the bench, what is missed. The build adds their numbers.',
  sources: ({sentences, lines, choices}: {sentences: number; lines: number; choices: number}) =>
    `Each source in <SourceLines> needs a sentence, a line of the document and a <Choice>. There are ${sentences}, ${lines} and ${choices}.`,
  tiles: ({agent, tiles}: {agent: string; tiles: number}) =>
    `Around "${agent}" there is room for sixteen tiles: fifteen tools and MoreIntegrations. There are ${tiles}.`,
  scales: '<Quadrant> needs the two ends of both scales in **bold** in the heading of its table.',
  onScale: 'This row needs two numbers from 0 to 100: how far right, and how far up.',
  level: '<SeasonChart> needs its constant level in **bold** in the heading of its table.',
  peaks: ({tops, peaks}: {tops: number; peaks: number}) =>
    `${tops} numbers of the table are in **bold**, but the list has ${peaks} peaks. Name each of them.`,
  peak: 'Write the name of each peak in **bold** and what people ask in _underscores_.',
};
