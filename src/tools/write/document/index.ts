import {acceptCompletion, autocompletion, completionKeymap, startCompletion} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap, insertNewline} from '@codemirror/commands';
import {indentUnit} from '@codemirror/language';
import {search, searchKeymap} from '@codemirror/search';
import type {Extension} from '@codemirror/state';
import {EditorView, keymap, placeholder} from '@codemirror/view';
import {goTo, insertBlock, insertWords, setLink, topOf, wrap} from '../commands';
import {button, el, reasonOf} from '../dom';
import {completeFrom} from '../knowledge/completion';
import {findingsBelow, goToNextFinding, setFindings} from '../knowledge/findings';
import {locate} from '../page/locate';
import {openPreview, type Clicked} from '../page/preview';
import type {Catalog} from '../protocol';
import {ask} from './ask';
import {comparison, openConflict} from './conflict';
import {openFields} from './fields';
import {markdownLook} from './markdown';
import {markdownOf} from './paste';
import {addPhotos, choosePhotos} from './photos';
import {Session} from './session';
import {openSubmit} from './submit';

let catalog: Catalog = {components: [], lists: {}, pages: []};
const pageOf = (file: string) => catalog.pages.find((one) => one.file === file);

const status = el('p', {className: 'status', role: 'status'});
const found = button('', () => goToNextFinding(view));
found.hidden = true;
const notice = el('p', {className: 'line', role: 'status'});
const pages = el('select', {ariaLabel: 'Page', onchange: () => void openAt(pages.value)});
const view = new EditorView();
/** The first mistake that keeps the page from being shown: a word that no dictionary has does not. */
let mistake = '';
const preview = openPreview(
  (clicked) => void openClicked(clicked),
  () => mistake,
);
const conflict = openConflict(view, (choice) => session.settle(choice));

const note = (words: string) => (notice.textContent = words);
const failed = (error: unknown) => note(reasonOf(error));
const add = (photos: File[]) => void addPhotos(view, session.file, photos).catch(failed);

/** Also what was made in a terminal meanwhile. */
async function refresh(): Promise<void> {
  catalog = await ask('catalog');
  const options = catalog.pages.map(({file, label, address}) =>
    el('option', {value: file}, `${label} (${address ?? file})`),
  );
  // Otherwise a list that is open would close.
  if (options.length !== pages.length) pages.replaceChildren(...options);
  pages.value = session.file;
}

const tools: readonly (readonly [words: string, key: string, act: () => void])[] = [
  ['Bold', 'b', () => wrap(view, '**')],
  ['Italic', 'i', () => wrap(view, '_')],
  ['Link', 'k', () => setLink(view)],
  ['Component', '.', () => startCompletion(view)],
  ['Picture', 'Alt-p', () => choosePhotos(add)],
  ['Fields', 'Alt-f', () => openFields(view, pageOf(session.file)?.fields ?? [])],
];
const toolButtons = tools.map(([words, key, act]) => {
  const own = button(words, () => (view.focus(), act()));
  own.title = `Ctrl+${key.replace('-', '+').toUpperCase()}`;
  return own;
});

/** Pastes rich text as Markdown, and pictures as files. What Ctrl+C puts on the clipboard here is text alone. */
function take(data: DataTransfer | null): boolean {
  const files = [...(data?.files ?? [])];
  const html = data?.getData('text/html') ?? '';
  // A picture that was copied from a page comes with its HTML, and a text from Word with a picture of itself.
  const hasHeadline = /^# /m.test(view.state.sliceDoc(topOf(view.state)));
  const {markdown, leftOut} = markdownOf(html, hasHeadline);
  note(markdown && leftOut.length > 0 ? `Not pasted: ${leftOut.join(', ')}.` : '');
  if (markdown)
    (markdown.includes('\n') && view.state.selection.main.empty ? insertBlock : insertWords)(view, markdown);
  else if (files.length > 0) add(files);
  return markdown !== '' || files.length > 0;
}

/** A key runs its command and does nothing else. */
const bind = (key: string, act: () => void) => ({key, run: () => (act(), true)});

let following = 0;
const extensions: Extension = [
  history(),
  markdownLook,
  EditorView.lineWrapping,
  // Backspace takes one space at a time, also at the beginning of a line.
  indentUnit.of(' '),
  findingsBelow,
  comparison.of([]),
  // The list opens only where a component can begin, so Enter is meant for it.
  autocompletion({override: [completeFrom(() => catalog)], icons: false, interactionDelay: 0}),
  search({top: true}),
  keymap.of([
    ...tools.map(([, key, act]) => bind(`Mod-${key}`, act)),
    bind('Mod-s', () => void session.sync()),
    bind('F8', () => goToNextFinding(view)),
    {key: 'Tab', run: acceptCompletion},
    // Lists continue before this; other lines begin without spaces.
    {key: 'Enter', run: insertNewline},
    ...[completionKeymap, historyKeymap, searchKeymap, defaultKeymap].flat(),
  ]),
  placeholder('Write here, or press / for components.'),
  EditorView.contentAttributes.of({'aria-label': 'Text of the page', spellcheck: 'true', autocapitalize: 'sentences'}),
  EditorView.domEventHandlers({
    paste: (event) => take(event.clipboardData),
    drop: ({dataTransfer, clientX: x, clientY: y}) => {
      if (!dataTransfer?.files.length) return false;
      view.dispatch({selection: {anchor: view.posAtCoords({x, y}, false)}});
      return take(dataTransfer);
    },
  }),
  EditorView.updateListener.of((update) => {
    if (update.docChanged) session.changed(update);
    clearTimeout(following);
    following = window.setTimeout(() => {
      const {number} = view.state.doc.lineAt(view.state.selection.main.head);
      preview.follow(session.file, number + session.disk.hidden);
    }, 150);
  }),
];

const session: Session = new Session(view, extensions, {
  status: (words, isProblem) => {
    if (status.textContent !== words) status.textContent = words;
    status.dataset.kind = isProblem ? 'problem' : '';
  },
  theirs: conflict.update,
  findings: (all) => {
    found.hidden = all.length === 0;
    found.textContent = all.length === 1 ? '1 problem' : `${all.length} problems`;
    const first = all.find(({word}) => !word);
    mistake = first ? `This page cannot be shown before line ${first.line} is fixed. ${first.message}` : '';
    setFindings(view, all);
  },
  opened: (file) => {
    document.title = `${pageOf(file)?.label ?? file} | Write`;
    window.history.replaceState(null, '', `?at=${encodeURIComponent(file)}`);
    note('');
    preview.show(pageOf(file)?.address, file);
  },
});

/** Where a line of the file begins in the text. */
function startOf(line: number): number {
  const {doc} = view.state;
  const own = line - session.disk.hidden;
  return own > doc.lines ? doc.length : doc.line(Math.max(1, own)).from;
}

/** Opens a file, or one of its lines: `pages/index.mdx:12`. */
async function openAt(at: string): Promise<void> {
  const [, file = at, line] = /^(.+?):(\d+)$/.exec(at) ?? [];
  if (file !== session.file) await session.open(file || 'pages/index.mdx').catch(failed);
  pages.value = session.file;
  if (file === session.file) goTo(view, Math.max(topOf(view.state), line ? startOf(Number(line)) : 0));
}

/** Puts the caret where the page was clicked, to the letter. */
async function openClicked({file, line, end, shown, offset}: Clicked): Promise<void> {
  if (file !== session.file) await openAt(file);
  if (file !== session.file) return;
  const from = startOf(line);
  goTo(view, from + locate(view.state.sliceDoc(from, startOf(end)), shown, offset));
}

const submit = button('Submit', () => void session.sync().then(openSubmit).catch(failed));
document.body.append(
  el('header', {}, pages, ...toolButtons, status, found, submit),
  el('main', {}, el('section', {ariaLabel: 'Text of the page'}, conflict.element, notice, view.dom), preview.element),
);
addEventListener('focus', () => void refresh().catch(failed));
void refresh()
  .then(() => openAt(new URLSearchParams(location.search).get('at') || 'pages/index.mdx'))
  .catch(failed);
