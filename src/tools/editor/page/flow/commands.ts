import {
  baseKeymap,
  chainCommands,
  joinTextblockBackward,
  joinTextblockForward,
  setBlockType,
  toggleMark,
  wrapIn,
} from 'prosemirror-commands';
import {InputRule, inputRules, textblockTypeInputRule, wrappingInputRule} from 'prosemirror-inputrules';
import type {NodeType} from 'prosemirror-model';
import {liftListItem, sinkListItem, splitListItem, wrapInList} from 'prosemirror-schema-list';
import {
  Selection,
  TextSelection,
  type Command,
  type EditorState,
  type Plugin,
  type Transaction,
} from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  goToNextCell,
  isInTable,
  nextCell,
  selectionCell,
} from 'prosemirror-tables';
import type {Choice} from '../../protocol';
import {schema} from '../../schema/schema';

const {nodes, marks} = schema;

const isEmptyText = ({selection: {empty, $from}}: EditorState) => empty && $from.parent.content.size === 0;

/** Joins the text of two items. The library would make it two paragraphs of one item. */
const joinItems =
  (way: 1 | -1, join: Command): Command =>
  (state, dispatch, view) => {
    const {$head} = state.selection;
    const isItem = $head.depth > 1 && $head.node(-1).type === nodes.list_item;
    return isItem && $head.node(-2).maybeChild($head.index(-2) + way) !== null && join(state, dispatch, view);
  };

const goToCellBelow: Command = (state, dispatch) => {
  const below = nextCell(selectionCell(state), 'vert', 1);
  if (below) dispatch?.(state.tr.setSelection(Selection.near(state.doc.resolve(below.pos + 1))));
  return below !== null;
};

/** Moves to another cell of a table, in a new row if there is none. */
const orNewRow =
  (go: Command): Command =>
  (state, dispatch, view) =>
    isInTable(state) &&
    (go(state, dispatch) || (addRowAfter(state, dispatch) && view !== undefined && go(view.state, dispatch)));

function tableAt(tr: Transaction): Transaction {
  const row = (type: NodeType) => nodes.table_row.create(null, [type.create(), type.create()]);
  const at = tr.selection.$from.before();
  const table = nodes.table.create(null, [row(nodes.table_header), row(nodes.table_cell)]);
  tr.replaceWith(at, tr.selection.$from.after(), table);
  return tr.setSelection(TextSelection.create(tr.doc, at + 3));
}

const insertTable: Command = (state, dispatch) => {
  if (state.selection.$from.depth !== 1 || !isEmptyText(state)) return false;
  dispatch?.(tableAt(state.tr));
  return true;
};

/** What the current block can become. */
export const blockCommands: readonly {words: string; about: string; command: Command}[] = [
  ...[2, 3, 4].map((level) => ({
    words: `Heading ${level}`,
    about: `${'#'.repeat(level)} and a space`,
    command: setBlockType(nodes.heading, {level}),
  })),
  {words: 'Bulleted list', about: '- and a space', command: wrapInList(nodes.bullet_list)},
  {words: 'Numbered list', about: '1. and a space', command: wrapInList(nodes.ordered_list)},
  {words: 'Quote', about: '> and a space', command: wrapIn(nodes.blockquote)},
  {words: 'Table', about: '| and a space', command: insertTable},
];

/** Markdown at the start of a line formats it, and the tag of a chip becomes the chip. */
export const typingRules = (isChip: (source: string) => boolean): Plugin =>
  inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,4})\s$/, nodes.heading, (match) => ({level: match[1]?.length ?? 2})),
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
      wrappingInputRule(/^[-*+]\s$/, nodes.bullet_list),
      wrappingInputRule(/^(\d+)[.)]\s$/, nodes.ordered_list, ([, start]) => ({start: Number(start)})),
      new InputRule(/^\|\s$/, (state, _, start, end) => {
        const {$from} = state.selection;
        return $from.depth === 1 && $from.parent.content.size <= 1 ? tableAt(state.tr.delete(start, end)) : null;
      }),
      new InputRule(/<[A-Z]\w+ \w+="[\w-]+" ?\/>$/, (state, [typed], start, end) => {
        const source = typed.replace(/" ?\/>$/, '" />');
        return isChip(source) ? state.tr.replaceWith(start, end, nodes.chip.create({source})) : null;
      }),
    ],
  });

/** Moves to the first or last text. Browsers stay where they are if the flow begins or ends with a component. */
const toEnd =
  (way: 1 | -1): Command =>
  ({doc, tr}, dispatch) => {
    const edge = doc.resolve(way < 0 ? 0 : doc.content.size);
    const found = Selection.findFrom(edge, way < 0 ? 1 : -1, true);
    if (found) dispatch?.(tr.setSelection(found).scrollIntoView());
    return found !== null;
  };

export const typingKeys: Readonly<Record<string, Command>> = {
  ...baseKeymap,
  'Ctrl-Home': toEnd(-1),
  'Ctrl-End': toEnd(1),
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.emphasis),
  Enter: chainCommands(orNewRow(goToCellBelow), splitListItem(nodes.list_item), baseKeymap.Enter as Command),
  Backspace: chainCommands(joinItems(-1, joinTextblockBackward), baseKeymap.Backspace as Command),
  Delete: chainCommands(joinItems(1, joinTextblockForward), baseKeymap.Delete as Command),
  Tab: chainCommands(orNewRow(goToNextCell(1)), sinkListItem(nodes.list_item)),
  'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodes.list_item)),
  'Mod-Alt-ArrowDown': addRowAfter,
  'Mod-Alt-ArrowRight': addColumnAfter,
  'Mod-Alt-Backspace': deleteRow,
  'Mod-Alt-Delete': deleteColumn,
};

export const insertChip =
  (source: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.chip.create({source})));
    return true;
  };

/** Inserts a component below the current block, or replaces an empty one. */
export const insertOffer =
  ({value, words}: Choice): Command =>
  ({selection: {$from}, tr}, dispatch) => {
    const node = nodes.embed.create({offer: value, name: words});
    const isFree = $from.parent.content.size === 0 && $from.depth === 1;
    dispatch?.(isFree ? tr.replaceWith($from.before(1), $from.after(1), node) : tr.insert($from.after(1), node));
    return true;
  };

/** The selection, or the whole link at the caret. */
function linkRange({selection}: EditorState): {from: number; to: number} {
  const {$from, empty, from, to} = selection;
  if (!empty) return {from, to};
  const {parent, parentOffset} = $from;
  const has = (at: number) => parent.nodeAt(at)?.marks.some(({type}) => type === marks.link) === true;
  let [first, last] = [parentOffset, parentOffset];
  while (first > 0 && has(first - 1)) first -= 1;
  while (last < parent.content.size && has(last)) last += 1;
  return {from: $from.start() + first, to: $from.start() + last};
}

export function linkAt(state: EditorState): string {
  const {from, to} = linkRange(state);
  let found = '';
  state.doc.nodesBetween(from, to, (node) => {
    found ||= String(node.marks.find(({type}) => type === marks.link)?.attrs.to ?? '');
  });
  return found;
}

/** Links the selection, or changes the link at the caret. An empty address removes the link and keeps its text. */
export const link =
  (address: string, title: string): Command =>
  (state, dispatch) => {
    const {from, to} = linkRange(state);
    const {tr} = state;
    if (from === to) tr.insert(from, schema.text(title, [marks.link.create({to: address})]));
    else {
      tr.removeMark(from, to, marks.link);
      if (address) tr.addMark(from, to, marks.link.create({to: address}));
    }
    dispatch?.(tr);
    return true;
  };
