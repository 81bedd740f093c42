import {acceptCompletion, autocompletion, closeCompletion, completionKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap, insertNewline, redo, undo} from '@codemirror/commands';
import {foldKeymap, indentUnit} from '@codemirror/language';
import {lintKeymap, nextDiagnostic, setDiagnostics} from '@codemirror/lint';
import {openSearchPanel, search, searchKeymap} from '@codemirror/search';
import type {Extension} from '@codemirror/state';
import {EditorView, keymap, placeholder} from '@codemirror/view';
import {
  addPicture,
  completeFrom,
  componentItems,
  componentsAt,
  chipItems,
  destinationItems,
} from '../knowledge/completion';
import {headOf} from '../../../mdx/frontMatter';
import {diagnosticsOf} from '../knowledge/findings';
import {lineInFile, splitImports} from '../imports';
import {help, messages} from '../messages';
import {openOutline} from '../page/outline';
import {openPreview} from '../page/preview';
import type {Catalog, TextFinding} from '../protocol';
import {ask} from './ask';
import {insertBlock, insertWords, linkAt, newTable, setLink, toggleLines, toggleMark} from './commands';
import {button, el, openDialog, openPicker} from '../dom';
import {folding, markdownLook} from './markdown';
import {openMerge} from './merge';
import {openFields, openPages, openSubmit, type Site} from './pages';
import {markdownOf} from './paste';
import {addPhotos, choosePhotos} from './photos';
import {Session} from './session';
import {showing, toggleHead} from './show';
import {changeTable, stepCell, tableAt} from './tables';
import {toolbar} from './toolbar';

let catalog: Catalog = {components: [], chips: [], destinations: [], pages: [], sections: [], icons: [], marks: []};
const pageOf = (file: string) => catalog.pages.find((one) => one.file === file);

const status = el('p', {className: 'status', role: 'status'});
const pageButton = button(messages.pages, () => void openPages(site), 'title');
const parent = el('div', {className: 'editor'});
const preview = openPreview((at, words) => void openAt(at, words));

const insertComponent = (view: EditorView, source: string, from: number, to: number) => {
  view.dispatch({changes: {from, to}, userEvent: 'input.complete'});
  insertBlock(view, source, from);
};

const actions = {
  bold: (view: EditorView) => toggleMark(view, '**'),
  italic: (view: EditorView) => toggleMark(view, '*'),
  lines: toggleLines,
  table: (view: EditorView) => insertBlock(view, newTable),
  picture: (view: EditorView) => choosePhotos(view, session.file),
  outline: openOutline,
  search: openSearchPanel,
  undo,
  redo,
  changeTable,
  link: (view: EditorView) => {
    const now = linkAt(view.state);
    const about = now
      ? messages.linkNow({address: view.state.doc.sliceString(now.address.from, now.address.to)})
      : messages.linkAbout;
    const pick = (to: string) => {
      const title = catalog.destinations.find((one) => one.to === to)?.words ?? to;
      setLink(view, to, title);
    };
    openPicker(messages.link, destinationItems(catalog), pick, el('p', {}, about));
    return true;
  },
  component: (view: EditorView) => {
    const fitting = componentsAt(catalog, view.state.doc.toString(), view.state.selection.main.head);
    const pick = (name: string) => insertBlock(view, fitting.find((one) => one.name === name)?.source ?? '');
    openPicker(messages.component, componentItems(fitting), pick);
    return true;
  },
  claim: (view: EditorView) => {
    openPicker(messages.claim, chipItems(catalog), (source) => insertWords(view, source));
    return true;
  },
  help: () => {
    const rows = help.flatMap(([what, how]) => [el('dt', {}, what), el('dd', {}, how)]);
    openDialog(messages.howDoI, () => [el('dl', {}, ...rows)]);
    return true;
  },
};

const always = (act: (view: EditorView) => unknown) => (view: EditorView) => act(view) !== false;
const keys = keymap.of([
  {key: 'Mod-b', run: actions.bold},
  {key: 'Mod-i', run: actions.italic},
  {key: 'Mod-k', run: actions.link},
  {key: 'Mod-.', run: actions.component},
  {key: 'Mod-Alt-2', run: (view) => toggleLines(view, '## ')},
  {key: 'Mod-Alt-3', run: (view) => toggleLines(view, '### ')},
  {key: 'Mod-Shift-8', run: (view) => toggleLines(view, '- ')},
  {key: 'Mod-Shift-7', run: (view) => toggleLines(view, '1. ')},
  {key: 'Mod-o', run: () => Boolean(openPages(site)), shift: always(openOutline)},
  // The fields above the text have a form of their own.
  {
    key: 'Mod-a',
    run: (view) => {
      const {doc} = view.state;
      const top = headOf(doc.toString()).length;
      view.dispatch({selection: {anchor: Math.min(top && top + 1, doc.length), head: doc.length}, userEvent: 'select'});
      return true;
    },
  },
  {key: 'Mod-s', run: () => Boolean(session.save())},
  {key: 'Tab', run: (view) => acceptCompletion(view) || stepCell(view, 1)},
  {key: 'Shift-Tab', run: (view) => stepCell(view, -1)},
  {key: 'Escape', run: closeCompletion},
  // Lists continue before this; other lines begin without spaces.
  {key: 'Enter', run: insertNewline},
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

const styles: Extension = [markdownLook, EditorView.lineWrapping];
const site: Site = {
  view: new EditorView({parent}),
  catalog: () => catalog,
  page: () => pageOf(session.file),
  refresh: async () => void (catalog = await ask('catalog', {})),
  open: async (file) => {
    await session.open(file).catch((error: unknown) => {
      status.textContent = error instanceof Error ? error.message : messages.badRequest;
      status.dataset.kind = 'blocked';
    });
    site.view.focus();
  },
  compare: async () => {
    const {text} = await ask('published', {file: session.file});
    document.querySelectorAll('dialog').forEach((one) => one.close());
    const {view} = site;
    const wanted = await openMerge(messages.compare, splitImports(text).text, session.text, styles);
    if (wanted !== session.text)
      view.dispatch({changes: {from: 0, to: view.state.doc.length, insert: view.state.toText(wanted)}});
  },
};
const {view} = site;
const tools = toolbar(view, actions);

const addressOf = (file: string) => file.replace(/^pages|\.mdx$/g, '');
let findings: readonly TextFinding[] = [];
const fix = {
  addWord: (word: string) => void ask('addWord', {word}).then(() => session.respell()),
  rename: (from: string, to: string) =>
    void ask('rename', {from: addressOf(from), to: addressOf(to)}).then(async ({file}) => {
      await site.refresh();
      await site.open(file);
    }),
};
const showFindings = (found: readonly TextFinding[]) => {
  findings = found;
  view.dispatch(setDiagnostics(view.state, diagnosticsOf(view.state, found, session.file, fix)));
};

let following = 0;
const extensions: Extension = [
  history({minDepth: 2000}),
  styles,
  // Backspace takes one space at a time, also at the beginning of a line.
  indentUnit.of(' '),
  folding,
  showing({catalog: () => catalog, file: () => session.file, editFields: () => openFields(site)}),
  autocompletion({
    override: [completeFrom(() => catalog, insertComponent)],
    addToOptions: [addPicture],
    icons: false,
    // The list opens only where a component can begin, so Enter is meant for it.
    interactionDelay: 0,
  }),
  search({top: true}),
  keys,
  keymap.of([...completionKeymap, ...historyKeymap, ...searchKeymap, ...foldKeymap, ...lintKeymap, ...defaultKeymap]),
  placeholder(messages.placeholder),
  EditorView.contentAttributes.of({'aria-label': messages.text, spellcheck: 'true', autocapitalize: 'sentences'}),
  EditorView.domEventHandlers({
    paste: (event, own) => take(own, event.clipboardData) && (event.preventDefault(), true),
    drop: (event, own) => {
      if (!event.dataTransfer?.files.length) return false;
      event.preventDefault();
      return take(own, event.dataTransfer);
    },
  }),
  EditorView.updateListener.of(({docChanged, selectionSet, state, startState}) => {
    if (docChanged && startState.doc !== state.doc) session.changed();
    if (docChanged || selectionSet) tools.update(tableAt(state) !== undefined);
    clearTimeout(following);
    following = window.setTimeout(() => {
      const line = state.doc.lineAt(state.selection.main.head).number;
      preview.follow(session.file, lineInFile(splitImports(session.base), line));
    }, 150);
  }),
];

const session: Session = new Session(view, extensions, {
  status: (words, kind) => {
    status.textContent = words;
    status.dataset.kind = kind;
  },
  findings: showFindings,
  opened: (file) => {
    const page = pageOf(file);
    pageButton.textContent = page?.label ?? file;
    document.title = `${page?.label ?? file} | ${messages.write}`;
    window.history.replaceState(null, '', `?at=${encodeURIComponent(file)}`);
    if (page?.address) preview.show(page.address, file);
    if (page) tools.update(false);
  },
  merge: (theirs, mine) => openMerge(messages.conflict, theirs, mine, styles),
});
status.onclick = () => {
  if (findings.length === 0) return;
  if (findings.some(({blocks, line}) => blocks && line <= 12)) toggleHead(view, true);
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

async function start(): Promise<void> {
  const flip = button(messages.textOrPage, () => document.body.classList.toggle('shows-page'), 'flip');
  document.body.append(
    el(
      'header',
      {className: 'bar'},
      pageButton,
      status,
      flip,
      button(messages.submit, () => void openSubmit(site)),
      button(messages.howDoI, actions.help),
    ),
    el(
      'main',
      {},
      el('section', {className: 'text', ariaLabel: messages.text}, tools.element, parent),
      preview.element,
    ),
  );
  await site.refresh();
  await openAt(new URLSearchParams(location.search).get('at') || 'pages/index.mdx');
}

void start();
