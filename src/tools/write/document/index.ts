import {acceptCompletion, autocompletion, completionKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap, insertNewline, redo, undo} from '@codemirror/commands';
import {foldKeymap, indentUnit} from '@codemirror/language';
import {lintKeymap, nextDiagnostic, setDiagnostics} from '@codemirror/lint';
import {openSearchPanel, search, searchKeymap} from '@codemirror/search';
import type {Extension} from '@codemirror/state';
import {EditorView, keymap, placeholder} from '@codemirror/view';
import * as icons from 'lucide';
import {headOf} from '../../../mdx/frontMatter';
import {insertBlock, insertWords, lineByClick, lines, setLink, toggleLines, toggleMark} from '../commands';
import {button, el, openDialog, reasonOf} from '../dom';
import {lineInFile, splitImports} from '../imports';
import {completeFrom, offer} from '../knowledge/completion';
import {diagnosticsOf} from '../knowledge/findings';
import {openPreview} from '../page/preview';
import type {Catalog, TextFinding} from '../protocol';
import {ask} from './ask';
import {openFields} from './fields';
import {folding, markdownLook} from './markdown';
import {openMerge} from './merge';
import {openPages, openSubmit, type Site} from './pages';
import {markdownOf} from './paste';
import {addPhotos, choosePhotos} from './photos';
import {Session} from './session';
import {theme} from './theme';
import {bind, keysOf, toolbar, type Tool} from './toolbar';

let catalog: Catalog = {components: [], chips: [], destinations: [], pages: [], icons: [], marks: []};
const pageOf = (file: string) => catalog.pages.find((one) => one.file === file);

const status = el('p', {className: 'status', role: 'status'});
const say = (words: string, kind: string) => {
  status.textContent = words;
  status.dataset.kind = kind;
};
const pageButton = button('Pages', () => void openPages(site), 'title');
const parent = el('div', {className: 'editor'});
const preview = openPreview((at, words) => void openAt(at, words));

/** What the buttons do, and with which keys. */
const tools: readonly (readonly Tool[])[] = [
  [
    [icons.Undo2, 'Undo', 'Z', undo],
    [icons.Redo2, 'Redo', 'Y', redo],
  ],
  [
    [icons.Bold, 'Bold', 'B', (view) => toggleMark(view, '**')],
    [icons.Italic, 'Italic', 'I', (view) => toggleMark(view, '*')],
    [icons.Heading2, 'Heading', 'Alt-2', (view) => toggleLines(view, '## ')],
    [icons.Heading3, 'Subheading', 'Alt-3', (view) => toggleLines(view, '### ')],
    [icons.List, 'List', 'Shift-8', (view) => toggleLines(view, '- ')],
    [icons.ListOrdered, 'Numbered list', 'Shift-7', (view) => toggleLines(view, '1. ')],
    [icons.Quote, 'Quote', '', (view) => toggleLines(view, '> ')],
  ],
  [
    [icons.Link, 'Link', 'K', setLink],
    [icons.Image, 'Picture', '', (view) => choosePhotos(view, session.file)],
    [icons.Component, 'Component', '.', (view) => offer(view, 'components')],
    [icons.BadgeCheck, 'Claim or fact', '', (view) => offer(view, 'chips')],
  ],
  [
    [icons.ListChecks, 'Fields of the page', '', (view) => openFields(view, pageOf(session.file)?.fields ?? [])],
    [icons.Search, 'Search and replace', 'F', openSearchPanel],
  ],
];

/** Selects the text below the fields of the page, which have a form of their own. */
function selectAll(view: EditorView): void {
  const {doc} = view.state;
  const top = headOf(doc.toString()).length;
  view.dispatch({selection: {anchor: Math.min(top && top + 1, doc.length), head: doc.length}, userEvent: 'select'});
}

const keys = keymap.of([
  bind('Mod-o', () => void openPages(site)),
  bind('Mod-a', selectAll),
  bind('Mod-s', () => void session.save()),
  bind('Tab', acceptCompletion),
  // Lists continue before this; other lines begin without spaces.
  bind('Enter', insertNewline),
]);

/** What Ctrl+C puts on the clipboard is text alone, so rich text comes from elsewhere. */
function take(view: EditorView, data: DataTransfer | null): boolean {
  const files = [...(data?.files ?? [])];
  const html = data?.getData('text/html') ?? '';
  if (files.length > 0 && !html.includes('<p')) {
    void addPhotos(view, session.file, files);
    return true;
  }
  if (!html) return false;
  const {doc, selection} = view.state;
  const {empty, from, to} = selection.main;
  const hasHeadline = /^# /m.test(doc.sliceString(0, from) + doc.sliceString(to));
  const markdown = markdownOf(html, hasHeadline);
  if (empty && /\n/.test(markdown)) insertBlock(view, markdown);
  else insertWords(view, markdown);
  return true;
}

const styles: Extension = [theme, markdownLook, EditorView.lineWrapping];
const site: Site = {
  view: new EditorView({parent}),
  catalog: () => catalog,
  page: () => pageOf(session.file),
  refresh: async () => void (catalog = await ask('catalog', {})),
  open: async (file) => {
    await session.open(file).catch((error: unknown) => say(reasonOf(error), 'blocked'));
    view.focus();
  },
};
const {view} = site;
const groups = toolbar(view, tools);

let findings: readonly TextFinding[] = [];

let following = 0;
const extensions: Extension = [
  history({minDepth: 2000}),
  styles,
  // Backspace takes one space at a time, also at the beginning of a line.
  indentUnit.of(' '),
  folding,
  lineByClick,
  autocompletion({
    override: [completeFrom(() => catalog)],
    icons: false,
    // The list opens only where a component can begin, so Enter is meant for it.
    interactionDelay: 0,
  }),
  search({top: true}),
  keysOf(tools),
  keys,
  keymap.of([...completionKeymap, ...historyKeymap, ...searchKeymap, ...foldKeymap, ...lintKeymap, ...defaultKeymap]),
  placeholder('Write here, or press / for components.'),
  EditorView.contentAttributes.of({
    'aria-label': 'Text of the page',
    spellcheck: 'true',
    autocapitalize: 'sentences',
  }),
  EditorView.domEventHandlers({
    paste: (event, own) => take(own, event.clipboardData) && (event.preventDefault(), true),
    drop: (event, own) => {
      if (!event.dataTransfer?.files.length) return false;
      event.preventDefault();
      return take(own, event.dataTransfer);
    },
  }),
  EditorView.updateListener.of(({docChanged, state, startState}) => {
    if (docChanged && startState.doc !== state.doc) session.changed();
    clearTimeout(following);
    following = window.setTimeout(() => {
      const line = state.doc.lineAt(state.selection.main.head).number;
      preview.follow(session.file, lineInFile(session.split, line));
    }, 150);
  }),
];

const session: Session = new Session(view, extensions, {
  status: say,
  findings: (found) => {
    findings = found;
    view.dispatch(setDiagnostics(view.state, diagnosticsOf(view.state, found, session.file)));
  },
  opened: (file) => {
    const page = pageOf(file);
    pageButton.textContent = page?.label ?? file;
    document.title = `${page?.label ?? file} | Write`;
    window.history.replaceState(null, '', `?at=${encodeURIComponent(file)}`);
    if (page?.address) preview.show(page.address, file);
  },
  merge: (theirs, mine) => openMerge('Somebody else changed this page', theirs, mine, styles),
});
status.onclick = () => {
  if (findings.length === 0) return;
  nextDiagnostic(view);
  view.focus();
};

/** Opens the text of a mark of a page, at some words. */
async function openAt(at: string, words = ''): Promise<void> {
  const [, file = at, line] = /^(.+?):(\d+)$/.exec(at) ?? [];
  if (file !== session.file) await site.open(file || 'pages/index.mdx');
  if (!line) return;
  const anchor = session.placeOf(Number(line), words);
  view.dispatch({selection: {anchor}, effects: EditorView.scrollIntoView(anchor, {y: 'center'})});
  view.focus();
}

document.body.append(
  el(
    'header',
    {className: 'bar'},
    pageButton,
    status,
    button('Text / Page', () => document.body.classList.toggle('shows-page'), 'flip'),
    button('Submit …', () => void openSubmit(site)),
  ),
  el(
    'main',
    {},
    el(
      'section',
      {ariaLabel: 'Text of the page', className: 'text'},
      el('div', {className: 'tools', role: 'toolbar', ariaLabel: 'Formatting'}, ...groups),
      parent,
    ),
    preview.element,
  ),
);
void site.refresh().then(() => openAt(new URLSearchParams(location.search).get('at') || 'pages/index.mdx'));
