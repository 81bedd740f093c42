import type {EditorView} from '@codemirror/view';
import {
  Bold,
  Columns3,
  Component,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  ListTree,
  Quote,
  Redo2,
  Rows3,
  BadgeCheck,
  Search,
  Table,
  TableColumnsSplit,
  TableRowsSplit,
  Undo2,
} from 'lucide';
import {messages} from '../messages';
import {el, iconButton} from '../dom';

type Act = (view: EditorView) => unknown;
type Actions = Record<
  'bold' | 'italic' | 'link' | 'picture' | 'table' | 'component' | 'claim' | 'outline' | 'search' | 'undo' | 'redo',
  Act
> & {
  lines: (view: EditorView, prefix: string) => unknown;
  changeTable: (view: EditorView, part: 'row' | 'column', isRemoved?: boolean) => unknown;
};

/** The buttons above the text. Those of a table appear with the caret in one. */
export function toolbar(view: EditorView, actions: Actions) {
  const tool = (icon: typeof Bold, words: string, act: Act) => {
    const own = iconButton(icon, words, () => void act(view));
    // The text keeps the focus and the selection.
    own.onmousedown = (event) => event.preventDefault();
    return own;
  };
  const gap = () => el('hr');
  const table = el(
    'span',
    {className: 'group', hidden: true},
    gap(),
    tool(Rows3, messages.toolAddRow, () => actions.changeTable(view, 'row')),
    tool(TableRowsSplit, messages.toolRemoveRow, () => actions.changeTable(view, 'row', true)),
    tool(Columns3, messages.toolAddColumn, () => actions.changeTable(view, 'column')),
    tool(TableColumnsSplit, messages.toolRemoveColumn, () => actions.changeTable(view, 'column', true)),
  );
  const element = el(
    'div',
    {className: 'tools', role: 'toolbar', ariaLabel: messages.toolbar},
    tool(Undo2, messages.toolUndo, actions.undo),
    tool(Redo2, messages.toolRedo, actions.redo),
    gap(),
    tool(Bold, messages.toolBold, actions.bold),
    tool(Italic, messages.toolItalic, actions.italic),
    tool(Heading2, messages.toolHeading, () => actions.lines(view, '## ')),
    tool(Heading3, messages.toolSubheading, () => actions.lines(view, '### ')),
    tool(List, messages.toolList, () => actions.lines(view, '- ')),
    tool(ListOrdered, messages.toolNumbers, () => actions.lines(view, '1. ')),
    tool(Quote, messages.toolQuote, () => actions.lines(view, '> ')),
    gap(),
    tool(Link, messages.toolLink, actions.link),
    tool(Image, messages.toolPicture, actions.picture),
    tool(Table, messages.toolTable, actions.table),
    tool(Component, messages.toolComponent, actions.component),
    tool(BadgeCheck, messages.toolClaim, actions.claim),
    table,
    gap(),
    tool(ListTree, messages.toolOutline, actions.outline),
    tool(Search, messages.toolSearch, actions.search),
  );
  return {element, update: (isInTable: boolean) => void (table.hidden = !isInTable)};
}
