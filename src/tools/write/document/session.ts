import {EditorState, Transaction, type Extension} from '@codemirror/state';
import {historyField} from '@codemirror/commands';
import {diff} from '@codemirror/merge';
import type {EditorView} from '@codemirror/view';
import {reasonOf} from '../dom';
import {lineInText, splitImports, type Split} from '../imports';
import {messages} from '../messages';
import type {TextFinding} from '../protocol';
import {ask} from './ask';
import {keep, keepHistory, readHistory, readKept, type Kept} from './kept';

const wait = 500;
const watch = 1500;

/** Lines end as in the file. If it mixes line ends, each carriage return is a character of the text. */
const lineEndOf = (text: string) => (/\r\n/.test(text) && !/(^|[^\r])\n/.test(text) ? '\r\n' : '\n');

type Listener = {
  /** What the writer reads about the text: whether it is saved and, if not, why. */
  status: (words: string, kind: 'saved' | 'saving' | 'blocked') => void;
  findings: (findings: readonly TextFinding[]) => void;
  opened: (file: string) => void;
  /** Asks which of two versions to keep, and returns the text. */
  merge: (theirs: string, mine: string) => Promise<string>;
};

/** The open page: its text in the editor, in the browser's storage and in its file. */
export class Session {
  file = '';
  private kept: Kept = {base: '', saved: '', sent: [], imports: '', text: ''};
  private isBusy = false;
  private timer = 0;
  private historyTimer = 0;
  private wasAway = false;
  private said: readonly TextFinding[] = [];

  constructor(
    private readonly view: EditorView,
    private readonly extensions: Extension,
    private readonly on: Listener,
  ) {
    setInterval(() => void this.watchFile(), watch);
    const keepNow = () => this.keepHistory();
    addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
  }

  get text(): string {
    return this.view.state.sliceDoc();
  }

  async open(file: string): Promise<void> {
    if (this.file) this.keepHistory();
    const {text: disk} = await ask('open', {file});
    clearTimeout(this.timer);
    const {text, imports} = splitImports(disk);
    const kept = readKept(file);
    this.file = file;
    this.kept = kept ?? {base: disk, saved: text, sent: [text], imports, text};
    this.view.setState(this.restored(kept ? readHistory(file) : null));
    this.said = [];
    this.on.opened(file);
    this.on.status('Saving …', 'saving');
    await this.reconcile(disk);
    this.on.findings([]);
    await this.save();
  }

  /** The editor with the text and, if the browser has it, what can be undone. */
  private restored(stored: unknown): EditorState {
    const {text, base} = this.kept;
    const extensions = [EditorState.lineSeparator.of(lineEndOf(base)), this.extensions];
    try {
      const state = EditorState.fromJSON(stored, {extensions}, {history: historyField});
      const restored = state.update({changes: changesTo(state, text)}).state;
      // A letter would replace what was selected when the page was last open.
      return restored.update({selection: {anchor: restored.selection.main.head}}).state;
    } catch {
      return EditorState.create({doc: text, extensions});
    }
  }

  /** Called after each change. What is typed is in the browser's storage before the next key. */
  changed(): void {
    this.kept.text = this.text;
    try {
      keep(this.file, this.kept);
    } catch {
      this.on.status(messages.storageFull, 'blocked');
    }
    clearTimeout(this.historyTimer);
    this.historyTimer = window.setTimeout(() => this.keepHistory(), 300);
    if (this.kept.text !== this.kept.saved) this.on.status('Saving …', 'saving');
    this.later();
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.save(), wait);
  }

  private keepHistory(): void {
    if (this.file) keepHistory(this.file, this.view.state.toJSON({history: historyField}));
  }

  /** Checks the text and, unless the doctor refuses it, writes it to the file. */
  async save(): Promise<void> {
    if (this.isBusy) return this.later();
    // What got lost is found out first, by watchFile.
    if (this.wasAway) return;
    this.isBusy = true;
    const {file, text} = this;
    const {base, imports} = this.kept;
    try {
      this.kept.sent = [...this.kept.sent.slice(-1), text];
      keep(file, {...this.kept});
      const {findings, written, theirs} = await ask('write', {file, base, text, imports});
      if (file !== this.file) return;
      this.said = findings;
      // Otherwise the places are those of another text, and the next answer follows.
      if (this.text === text) this.on.findings(findings);
      if (theirs !== undefined) {
        await this.reconcile(theirs);
        this.later();
      }
      if (written !== undefined) {
        Object.assign(this.kept, {base: written, saved: text, sent: [text]});
        keep(file, this.kept);
      }
      this.report();
    } catch (error) {
      this.wasAway = true;
      if (file === this.file) this.on.status(reasonOf(error), 'blocked');
    } finally {
      this.isBusy = false;
      if (file === this.file && this.text !== text) this.later();
    }
  }

  private report(): void {
    if (this.text === this.kept.saved) return this.on.status('Saved', 'saved');
    const blocking = this.said.find(({blocks}) => blocks);
    if (blocking) this.on.status(messages.notSaved({reason: blocking.message}), 'blocked');
  }

  /** Takes what somebody else wrote to the file into account. */
  private async reconcile(disk: string): Promise<void> {
    const {base, saved, sent} = this.kept;
    if (disk === base) return;
    const {text, imports} = splitImports(disk);
    Object.assign(this.kept, {base: disk, saved: text});
    if (!sent.includes(text)) {
      this.kept.imports = imports;
      const mine = this.text;
      const wanted = mine === saved || mine === text ? text : await this.on.merge(text, mine);
      this.view.dispatch({
        changes: changesTo(this.view.state, wanted),
        annotations: Transaction.userEvent.of('external'),
      });
    }
    this.changed();
    this.report();
  }

  /** Notices changes of the file, and that the server is back. */
  private async watchFile(): Promise<void> {
    if (this.isBusy || !this.file || document.hidden) return;
    const {file} = this;
    this.isBusy = true;
    try {
      const {text} = await ask('open', {file});
      if (file !== this.file) return;
      await this.reconcile(text);
      if (this.wasAway && this.text !== this.kept.saved) this.later();
      if (this.wasAway) this.report();
      this.wasAway = false;
    } catch (error) {
      this.wasAway = true;
      if (file === this.file) this.on.status(reasonOf(error), 'blocked');
    } finally {
      this.isBusy = false;
    }
  }

  /** The file as last known, whose lines the page has. */
  get split(): Split {
    return splitImports(this.kept.base);
  }

  /** The place of a line of the file, at some words on it or below. */
  placeOf(line: number, words: string): number {
    const {doc} = this.view.state;
    const {from} = doc.line(Math.max(1, Math.min(doc.lines, lineInText(this.split, line))));
    const near = doc.sliceString(from, from + 2000);
    const parts = [words, words.slice(4), words.slice(0, 12)].map((part) => part.trim());
    const found = parts.map((part) => (part ? near.indexOf(part) : -1)).find((at) => at >= 0);
    return from + (found ?? 0);
  }
}

/** The smallest changes that make a text of another one. */
export const changesTo = (state: EditorState, text: string) => {
  const wanted = state.toText(text).toString();
  const now = state.doc.toString();
  return diff(now, wanted, {scanLimit: 500, timeout: 200}).map(({fromA, toA, fromB, toB}) => ({
    from: fromA,
    to: toA,
    insert: state.toText(wanted.slice(fromB, toB)),
  }));
};
