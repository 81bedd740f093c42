import type {List, ListItem, TableCell} from 'mdast';
import {element, FigureProblem, listsIn, numberIn, partsOf, svg, tablesIn, wordsOf, type Body} from './tree';

/** A list of a figure is read at a glance. */
function short(list: List, most: number, where: string): void {
  if (list.children.length > most)
    throw new FigureProblem(
      list.children[most] ?? list,
      `This is item ${most + 1} of a list in ${where}, which has room for ${most}. Leave out what says least.`,
    );
}

const clock = /^\d{1,2}:\d\d(?:\s?([ap])\.?m)?/i;

/** Minutes of the day, if the words begin with a time. */
function timeIn(words: string): number | undefined {
  const [found, half] = clock.exec(words) ?? [];
  const hours = found === undefined ? undefined : numberIn(found);
  if (hours === undefined) return undefined;
  return half === undefined ? hours : (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

/** Rows with a time or a name in front. A night goes past midnight once; otherwise times only go on. */
export function checkEntries(body: Body): void {
  const [list] = listsIn(body);
  if (!list) throw new FigureProblem(body, '<ActivityLog> needs a list.');
  short(list, 5, '<ActivityLog>');
  let midnights = 0;
  let before: {words: string; time: number} | undefined;
  for (const item of list.children) {
    const [front] = partsOf(item, 'strong');
    if (!front || !wordsOf(item).startsWith(wordsOf(front)))
      throw new FigureProblem(
        item,
        'Each item of <ActivityLog> begins with a time or a name in **bold**, and this one does not.',
      );
    const words = wordsOf(front);
    const time = timeIn(words);
    if (time === undefined) continue;
    if (before && time < before.time && (midnights += 1) > 1)
      throw new FigureProblem(front, `"${words}" comes after "${before.words}" in the list but before it in time.`);
    before = {words, time};
  }
}

const isBlank = (cell: TableCell) => wordsOf(cell) === '';

/** A schedule has a name for every row; a board has columns only. */
export function checkSlots(body: Body): void {
  const [table] = tablesIn(body);
  const [head, ...rows] = table?.children ?? [];
  if (!table || !head || rows.length === 0)
    throw new FigureProblem(body, '<Schedule> needs a table with a heading and at least one row.');
  const columns = head.children.length;
  if (columns > 4)
    throw new FigureProblem(head, `A table in <Schedule> has room for four columns, and this has ${columns}.`);
  if (rows.length > 5)
    throw new FigureProblem(
      rows[5] ?? table,
      'This is the sixth row of a table in <Schedule>, which has room for five.',
    );
  const nameless = head.children.find(isBlank);
  if (nameless)
    throw new FigureProblem(
      head,
      'A column of this table has no heading. Name it; _underscores_ keep the name for those who listen.',
    );
  const uneven = rows.find((row) => row.children.length !== columns);
  if (uneven)
    throw new FigureProblem(
      uneven,
      `The heading of this table has ${columns} cells, and this row has ${uneven.children.length}. Write a cell for each, an empty one where nothing stands.`,
    );
}

/** Text with marks, and beside it notes, sources and what stays open. A share in bold in a note gets a bar. */
export function drawMarked(body: Body): void {
  if (!body.children.some(({type}) => type === 'paragraph'))
    throw new FigureProblem(body, '<AnnotatedText> needs a paragraph: the text that somebody worked on.');
  for (const list of listsIn(body)) {
    short(list, 4, '<AnnotatedText>');
    for (const item of list.children) item.children.push(...meterOf(item));
  }
}

function meterOf(item: ListItem) {
  const share = partsOf(item, 'strong')
    .map(wordsOf)
    .find((words) => /^\d+%$/.test(words));
  if (share === undefined) return [];
  if ((numberIn(share) ?? 0) > 100) throw new FigureProblem(item, `${share} is more than all of it.`);
  return [
    svg({width: '100%'}, [
      element('rect', {width: '100%', height: '100%', rx: 4}),
      element('rect', {width: share, height: '100%', rx: 4}),
    ]),
  ];
}

/** What a visitor says is quoted; what the agent says is a paragraph; a list shows what it found. */
export function checkConversation(body: Body): void {
  const quoted = body.children.filter(({type}) => type === 'blockquote').length;
  const said = body.children.filter(({type}) => type === 'paragraph').length;
  if (quoted === 0 || said === 0)
    throw new FigureProblem(
      body,
      '<Conversation> needs what a visitor says (a line that begins with >) and what the agent answers (a paragraph).',
    );
  if (quoted + said > 5)
    throw new FigureProblem(
      body.children[5] ?? body,
      'A conversation in a figure ends after five turns. Leave out what says least.',
    );
  const [list] = listsIn(body);
  if (list) short(list, 1, '<Conversation>');
}

export function checkInspection(body: Body): void {
  const [list] = listsIn(body);
  if (list?.children.length !== 3)
    throw new FigureProblem(
      list ?? body,
      `<PartsInspection> shows three parts, and this list has ${list?.children.length ?? 'none'}. Write three items.`,
    );
  const doubtful = list.children.filter((item) => partsOf(item, 'emphasis').length > 0);
  if (doubtful.length !== 1)
    throw new FigureProblem(
      list,
      'Exactly one part of an <PartsInspection> has a fault; its name stands in _underscores_.',
    );
}

/** Words on a map do not break, and the narrowest phone has to have room for them. */
const longestPlace = 25;

export function checkRoute(body: Body): void {
  const [list] = listsIn(body);
  const kinds = list?.children.map((item) =>
    partsOf(item, 'delete').length > 0 ? 'closed' : partsOf(item, 'emphasis').length > 0 ? 'new' : 'stop',
  );
  if (kinds?.join(' ') !== 'stop closed new stop')
    throw new FigureProblem(
      list ?? body,
      'A <RouteChange> is a list of four: where it starts, what is closed between ~~tildes~~, the new way between _underscores_, and where it ends.',
    );
  const long = list?.children.find((item) => wordsOf(item).length > longestPlace);
  if (long)
    throw new FigureProblem(
      long,
      `"${wordsOf(long)}" is too long to stand on the map. Say it in ${longestPlace} characters.`,
    );
}

export function checkExtract(body: Body): void {
  const [list] = listsIn(body);
  if (!list || !body.children.some(({type}) => type === 'blockquote'))
    throw new FigureProblem(
      body,
      '<DocumentReview> needs the document (lines that begin with >) and below it a list of what was checked.',
    );
  short(list, 5, '<DocumentReview>');
}

/** A correction in the form and its rule have the same number. */
export function checkForm(body: Body): void {
  const [table] = tablesIn(body);
  const rules = listsIn(body).find(({ordered}) => ordered);
  const corrected = table ? partsOf(table, 'emphasis').length : 0;
  if (!table || corrected !== rules?.children.length)
    throw new FigureProblem(
      rules ?? body,
      `<FormReview> needs a rule in a numbered list for each corrected cell of its table; ${corrected} are corrected.`,
    );
  short(rules, 4, '<FormReview>');
}

export function checkThread(body: Body): void {
  const said = body.children.filter(({type}) => type === 'paragraph' || type === 'blockquote');
  const end = listsIn(body).find(({ordered}) => ordered);
  if (end?.children.length !== 1 || said.length < 2 || said.length > 9)
    throw new FigureProblem(
      body,
      `<MessageThread> needs two to nine messages and a numbered item for where it ends; this has ${said.length} messages.`,
    );
}

export function checkOptions(body: Body): void {
  const [stops] = listsIn(body);
  const [table] = tablesIn(body);
  const chosen = table?.children.filter((row) => partsOf(row, 'emphasis').length > 0).length;
  if (!stops || table?.children.length !== 4 || chosen !== 1)
    throw new FigureProblem(
      table ?? body,
      '<RouteOptions> needs a list of stops and a table with three ways, one of them between _underscores_.',
    );
}
