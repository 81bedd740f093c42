import {EditorState, Transaction, type Annotation, type Extension} from '@codemirror/state';
import {diff} from '@codemirror/merge';
import type {EditorView} from '@codemirror/view';
import {reasonOf} from '../dom';
import {splitImports, type Split} from '../imports';
import {messages} from '../messages';
import type {Disk, Finding} from '../protocol';
import {ask} from './ask';

const wait = 400;
const watch = 1500;

/** Lines end as in the file. If it mixes line ends, each carriage return is a character of the text. */
const lineEndOf = (text: string) => (/\r\n/.test(text) && !/(^|[^\r])\n/.test(text) ? '\r\n' : '\n');

type Listener = {
  status: (words: string, isProblem?: boolean) => void;
  findings: (findings: readonly Finding[]) => void;
  opened: (file: string) => void;
  /** What the file says, while it is neither what was typed nor what that was based on. */
  theirs: (text: string | undefined) => void;
};

/** The open page. Its text is in the editor and, half a second after the last key, in its file. */
export class Session {
  file = '';
  private disk: Disk = {text: '', hash: ''};
  private saved = '';
  private theirs: Disk | undefined;
  /** Texts that were sent and not answered: if the file has one of them, it is ours. */
  private unanswered: string[] = [];
  private saving: Promise<void> | undefined;
  private isAway = false;
  private isWatching = false;
  private timer = 0;
  /** Grows whenever the file is known again, so that an answer from before is not believed. */
  private knowledge = 0;

  constructor(
    private readonly view: EditorView,
    private readonly extensions: Extension,
    private readonly on: Listener,
  ) {
    setInterval(() => void this.watchFile(), watch);
    addEventListener('pagehide', () => void this.save());
    addEventListener('beforeunload', (event) => {
      if (!this.isUnsaved) return;
      void this.save();
      event.preventDefault();
    });
  }

  get text(): string {
    return this.view.state.sliceDoc();
  }

  /** The file as last known, whose lines the page has. */
  get split(): Split {
    return splitImports(this.disk.text);
  }

  private get isUnsaved(): boolean {
    return this.file !== '' && this.text !== this.saved;
  }

  async open(file: string): Promise<void> {
    while (this.isUnsaved && !this.theirs && !this.isAway) await this.save();
    if (this.isUnsaved) throw new Error(messages.notSavedYet);
    const disk = await ask('open', {file});
    this.file = file;
    this.know(disk);
    this.unanswered = [];
    const extensions = [EditorState.lineSeparator.of(lineEndOf(disk.text)), this.extensions];
    this.view.setState(EditorState.create({doc: this.saved, extensions}));
    this.on.findings([]);
    this.on.opened(file);
    this.report();
    await this.check();
  }

  private know(disk: Disk): void {
    this.disk = disk;
    this.saved = splitImports(disk.text).text;
    this.theirs = undefined;
    this.knowledge += 1;
    this.on.theirs(undefined);
  }

  /** Called after each change. */
  changed(): void {
    // Counted from the first key, so that somebody who never pauses is saved as well.
    this.timer ||= window.setTimeout(() => void this.save(), wait);
    this.report();
  }

  private report(): void {
    if (this.theirs) this.on.status(messages.changedElsewhere, true);
    else if (!this.isAway) this.on.status(this.isUnsaved ? 'Saving …' : 'Saved');
  }

  private fail(error: unknown): void {
    this.isAway = true;
    this.on.status(reasonOf(error), true);
  }

  /** Writes the text, unless the file is not the one that it was based on. */
  save(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = 0;
    if (!this.isUnsaved || this.theirs) return Promise.resolve();
    this.saving ??= this.write().finally(() => (this.saving = undefined));
    return this.saving;
  }

  private async write(): Promise<void> {
    const {file, text} = this;
    this.unanswered.push(text);
    try {
      const {disk, isWritten} = await ask('write', {file, base: this.disk.hash, text, imports: this.split.imports});
      this.isAway = false;
      this.unanswered = [];
      if (isWritten) this.know(disk);
      else this.meet(disk);
      // What was typed meanwhile is the next save.
      if (this.isUnsaved) this.changed();
      else void this.check();
      this.report();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Meets a file that is not the one that was known. */
  private meet(disk: Disk): void {
    const {text} = splitImports(disk.text);
    if (disk.hash === this.disk.hash) {
      if (this.theirs) this.know(disk);
    } else if (this.unanswered.includes(text) || text === this.text) this.know(disk);
    else if (!this.isUnsaved) {
      this.replace(text, [Transaction.addToHistory.of(false)]);
      this.know(disk);
      void this.check();
    } else if (disk.hash !== this.theirs?.hash) {
      this.theirs = disk;
      this.on.theirs(text);
    }
    this.report();
  }

  private replace(text: string, annotations: Annotation<unknown>[] = []): void {
    const {state} = this.view;
    const wanted = state.toText(text).toString();
    const changes = diff(state.doc.toString(), wanted, {scanLimit: 500, timeout: 200}).map(
      ({fromA, toA, fromB, toB}) => ({from: fromA, to: toA, insert: state.toText(wanted.slice(fromB, toB))}),
    );
    this.view.dispatch({changes, annotations});
  }

  /** Ends a conflict. Either way the next save is based on the file that was shown. */
  settle(choice: 'theirs' | 'mine'): void {
    const {theirs} = this;
    if (!theirs) return;
    this.know(theirs);
    if (choice === 'theirs') this.replace(this.saved);
    this.report();
    if (this.isUnsaved) void this.save();
    else void this.check();
  }

  private async check(): Promise<void> {
    const {file} = this;
    const checked = await ask('check', {file}).catch(() => undefined);
    // Otherwise the places are those of another text, and the next answer follows.
    if (checked && file === this.file && checked.hash === this.disk.hash && !this.isUnsaved)
      this.on.findings(checked.findings);
  }

  /** Notices changes of the file, and that the server is back. */
  private async watchFile(): Promise<void> {
    if (this.saving || this.isWatching || !this.file) return;
    const {file, knowledge} = this;
    this.isWatching = true;
    try {
      const disk = await ask('open', {file});
      if (file !== this.file || knowledge !== this.knowledge || this.saving) return;
      this.isAway = false;
      this.meet(disk);
      if (this.isUnsaved) await this.save();
    } catch (error) {
      if (file === this.file) this.fail(error);
    } finally {
      this.isWatching = false;
    }
  }
}
