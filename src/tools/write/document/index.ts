import {acceptCompletion, autocompletion, completionKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap, insertNewline} from '@codemirror/commands';
import {indentUnit} from '@codemirror/language';
import {openSearchPanel, search, searchKeymap} from '@codemirror/search';
import type {Extension} from '@codemirror/state';
import {EditorView, keymap, placeholder} from '@codemirror/view';
import {insertBlock, insertWords, lineByClick, selectAll, setLink, toggleMark, topOf} from '../commands';
import {button, el, reasonOf} from '../dom';
import {lineInFile, lineInText} from '../imports';
import {completeFrom, offerComponents} from '../knowledge/completion';
import {goToNextFinding, setFindings, showFindings} from '../knowledge/findings';
import {messages} from '../messages';
import {locate} from '../page/locate';
import {openPreview, type Clicked} from '../page/preview';
import type {Catalog, Finding} from '../protocol';
import {ask} from './ask';
import {comparison, openConflict} from './conflict';
import {openPages, openSubmit} from './dialogs';
import {openFields} from './fields';
import {markdownLook} from './markdown';
import {markdownOf, type Pasted} from './paste';
import {addPhotos, choosePhotos} from './photos';
import {Session} from './session';
import {theme} from './theme';

let catalog: Catalog = {components: [], values: [], destinations: [], pages: [], icons: [], marks: []};
let findings: readonly Finding[] = [];
const pageOf = (file: string) => catalog.pages.find((one) => one.file === file);
const refresh = async () => void (catalog = await ask('catalog', {}));

const status = el('p', {className: 'status', role: 'status'});
const found = button('', () => goToNextFinding(view), 'found');
const notice = el('p', {className: 'notice', role: 'status', hidden: true});
const pageButton = button('Pages', () => void choosePage(), 'title');
const parent = el('div', {className: 'editor'});
const view = new EditorView({parent});
const preview = openPreview((clicked) => void openClicked(clicked));
const conflict = openConflict(view, (choice) => session.settle(choice));

function say(words: string, isProblem = false): void {
  if (status.textContent !== words) status.textContent = words;
  status.dataset.kind = isProblem ? 'problem' : '';
}

type Act = (view: EditorView) => unknown;
/** A key runs its command unless that returns false. */
const bind = (key: string, act: Act) => ({key, run: (own: EditorView) => act(own) !== false});

const tools: readonly (readonly [words: string, key: string, act: Act])[] = [
  ['Bold', 'b', (own) => toggleMark(own, '**')],
  ['Italic', 'i', (own) => toggleMark(own, '*')],
  ['Link', 'k', setLink],
  ['Component', '.', offerComponents],
  ['Picture', 'Alt-p', (own) => choosePhotos(own, session.file)],
  ['Fields', 'Alt-f', (own) => openFields(own, pageOf(session.file)?.fields ?? [])],
  ['Search', 'f', openSearchPanel],
];
const toolButtons = tools.map(([words, key, act]) => {
  const own = button(words, () => (view.focus(), act(view)));
  own.title = `Ctrl+${key.replace('-', '+').toUpperCase()}`;
  // The text keeps the focus and the selection.
  own.onmousedown = (event) => event.preventDefault();
  return own;
});

/** Pastes rich text as Markdown, and pictures as files. What Ctrl+C puts on the clipboard here is text alone. */
function take(data: DataTransfer | null, place?: number): boolean {
  const files = [...(data?.files ?? [])];
  const html = data?.getData('text/html') ?? '';
  notice.hidden = true;
  // A picture that was copied from a page comes with its HTML, and a text from Word with a picture of itself.
  const hasHeadline = /^# /m.test(view.state.sliceDoc(topOf(view.state)));
  const {markdown, leftOut} = html ? markdownOf(html, hasHeadline) : nothing;
  if (!markdown) {
    if (files.length > 0) void addPhotos(view, session.file, files, place);
    return files.length > 0;
  }
  if (view.state.selection.main.empty && markdown.includes('\n')) insertBlock(view, markdown);
  else insertWords(view, markdown);
  notice.textContent = messages.leftOut({things: leftOut.join(', ')});
  notice.hidden = leftOut.length === 0;
  return true;
}
const nothing: Pasted = {markdown: '', leftOut: []};

let following = 0;
const extensions: Extension = [
  history({minDepth: 2000}),
  theme,
  markdownLook,
  EditorView.lineWrapping,
  // Backspace takes one space at a time, also at the beginning of a line.
  indentUnit.of(' '),
  lineByClick,
  showFindings,
  comparison.of([]),
  // The list opens only where a component can begin, so Enter is meant for it.
  autocompletion({override: [completeFrom(() => catalog)], icons: false, interactionDelay: 0}),
  search({top: true}),
  keymap.of([
    ...tools.map(([, key, act]) => bind(`Mod-${key}`, act)),
    bind('Mod-o', () => void choosePage()),
    bind('Mod-a', selectAll),
    bind('Mod-s', () => void session.save()),
    bind('F8', goToNextFinding),
    bind('Tab', acceptCompletion),
    // Lists continue before this; other lines begin without spaces.
    bind('Enter', insertNewline),
    ...[completionKeymap, historyKeymap, searchKeymap, defaultKeymap].flat(),
  ]),
  placeholder('Write here, or press / for components.'),
  EditorView.contentAttributes.of({'aria-label': 'Text of the page', spellcheck: 'true', autocapitalize: 'sentences'}),
  EditorView.domEventHandlers({
    paste: (event) => take(event.clipboardData) && (event.preventDefault(), true),
    drop: ({dataTransfer, clientX: x, clientY: y}) =>
      dataTransfer !== null && dataTransfer.files.length > 0 && take(dataTransfer, view.posAtCoords({x, y}, false)),
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
  theirs: conflict.update,
  findings: (all) => {
    findings = all;
    found.textContent = all.length === 0 ? '' : all.length === 1 ? '1 problem' : `${all.length} problems`;
    setFindings(view, findings, session.file, (place) => void openAt(place));
  },
  opened: (file) => {
    const page = pageOf(file);
    pageButton.textContent = page?.label ?? file;
    document.title = `${page?.label ?? file} | Write`;
    window.history.replaceState(null, '', `?at=${encodeURIComponent(file)}`);
    notice.hidden = true;
    if (page?.address) preview.show(page.address, file);
  },
});

async function choosePage(): Promise<void> {
  await refresh().catch(() => undefined);
  openPages(catalog.pages, openAt);
}

function goTo(place: number): void {
  view.dispatch({selection: {anchor: place}, effects: EditorView.scrollIntoView(place, {y: 'center'})});
  view.focus();
}

/** Opens a file, or one of its lines: `pages/index.mdx:12`. */
async function openAt(at: string): Promise<void> {
  const [, file = at, line] = /^(.+?):(\d+)$/.exec(at) ?? [];
  try {
    if (file !== session.file) await session.open(file || 'pages/index.mdx');
  } catch (error) {
    return say(reasonOf(error), true);
  }
  const {doc} = view.state;
  const own = line ? Math.min(doc.lines, lineInText(session.split, Number(line))) : 0;
  goTo(own > 0 ? doc.line(own).from : topOf(view.state));
}

/** Puts the caret where the page was clicked, to the letter. */
async function openClicked({file, line, end, texts, offset}: Clicked): Promise<void> {
  if (file !== session.file) await openAt(file);
  if (file !== session.file) return;
  const {doc} = view.state;
  const startOf = (own: number) => doc.line(Math.max(1, Math.min(doc.lines, lineInText(session.split, own)))).from;
  const [from, to] = [startOf(line), Number.isFinite(end) ? startOf(end) : doc.length];
  goTo(from + locate(doc.sliceString(from, to), texts, offset));
}

document.body.append(
  el(
    'header',
    {className: 'bar'},
    pageButton,
    status,
    found,
    button('Text / Page', () => document.body.classList.toggle('shows-page'), 'flip'),
    button('Submit', () => void session.save().then(openSubmit)),
  ),
  el(
    'main',
    {},
    el(
      'section',
      {ariaLabel: 'Text of the page', className: 'text'},
      el('div', {className: 'tools', role: 'toolbar', ariaLabel: 'Formatting'}, ...toolButtons),
      conflict.element,
      notice,
      parent,
    ),
    preview.element,
  ),
);
void refresh().then(() => openAt(new URLSearchParams(location.search).get('at') || 'pages/index.mdx'));
