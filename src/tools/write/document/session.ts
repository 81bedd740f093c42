import {isolateHistory} from '@codemirror/commands';
import {diff} from '@codemirror/merge';
import {ChangeSet, EditorState, Transaction, type Extension, type Text} from '@codemirror/state';
import type {EditorView, ViewUpdate} from '@codemirror/view';
import type {Finding} from '../../../mdx/finding';
import {reasonOf} from '../dom';
import type {Disk} from '../protocol';
import {ask} from './ask';

const halfASecond = 500;

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
  /** The file that the text is based on. */
  disk: Disk = {text: '', hidden: 0, hash: ''};
  private theirs: Disk | undefined;
  /** Texts that were sent and not answered: if the file has one of them, it is ours. */
  private readonly sent = new Set<string>();
  /** What was typed since the last request. */
  private since = ChangeSet.empty(0);
  private turn: Promise<void> | undefined;
  /** The text that the findings are about. */
  private checked = '';
  private isChecking = false;

  constructor(
    private readonly view: EditorView,
    private readonly extensions: Extension,
    private readonly on: Listener,
  ) {
    setInterval(() => void this.sync(), halfASecond);
    addEventListener('beforeunload', (event) => {
      void this.sync();
      if (this.isUnsaved) event.preventDefault();
    });
  }

  private get isUnsaved(): boolean {
    return this.view.state.sliceDoc() !== this.disk.text;
  }

  async open(file: string): Promise<void> {
    await this.turn;
    await this.sync();
    if (this.file && this.isUnsaved) throw new Error('This page is not saved yet, so no other page was opened.');
    this.disk = await ask('open', {file});
    this.file = file;
    this.sent.clear();
    this.view.setState(EditorState.create({doc: this.disk.text, extensions: this.extensions}));
    this.on.findings([]);
    this.on.opened(file);
    await this.sync();
  }

  /** Called after each change of the text. */
  changed({changes}: ViewUpdate): void {
    this.since = this.since.compose(changes);
    if (this.isUnsaved && !this.theirs) this.on.status('Saving …');
  }

  /** Writes what was typed or, if that is in the file, asks what the file says. There is one request at a time. */
  sync(): Promise<void> {
    this.turn ??= this.exchange()
      .catch((error: unknown) => this.on.status(reasonOf(error), true))
      .finally(() => (this.turn = undefined));
    return this.turn;
  }

  private async exchange(): Promise<void> {
    const {file, disk: base} = this;
    if (!file) return;
    const {doc} = this.view.state;
    const text = doc.toString();
    const isWrite = text !== base.text && !this.theirs;
    this.since = ChangeSet.empty(doc.length);
    if (isWrite) this.sent.add(text);
    const disk: Disk & {isWritten?: boolean} = await (isWrite
      ? ask('write', {file, base: base.hash, text})
      : ask('open', {file}));
    // Meanwhile another page was opened, or somebody chose between two texts.
    if (file !== this.file || base !== this.disk) return;
    if (disk.isWritten || text === base.text || text === disk.text) this.follow(doc, disk);
    else if (disk.hash === base.hash || this.sent.has(disk.text)) this.know(disk);
    else if (disk.hash !== this.theirs?.hash) this.on.theirs((this.theirs = disk).text);
    this.on.status(this.theirs ? 'Not saved' : this.isUnsaved ? 'Saving …' : 'Saved', this.theirs !== undefined);
    if (!this.isUnsaved) void this.check();
  }

  private know(disk: Disk): void {
    this.disk = disk;
    this.theirs = undefined;
    this.sent.clear();
    this.on.theirs(undefined);
  }

  /** Takes over what differs in the file, around what was typed meanwhile and outside of undo. */
  private follow(doc: Text, disk: Disk): void {
    const changes = this.difference(doc, disk.text).map(this.since);
    if (!changes.empty) this.view.dispatch({changes, annotations: Transaction.addToHistory.of(false)});
    this.know(disk);
  }

  private difference(doc: Text, text: string): ChangeSet {
    const parts = diff(doc.toString(), text, {scanLimit: 500, timeout: 200});
    const changes = parts.map(({fromA: from, toA: to, fromB, toB}) => ({from, to, insert: text.slice(fromB, toB)}));
    return ChangeSet.of(changes, doc.length);
  }

  /** Ends a conflict. Either way the next save is based on the file that was shown. */
  settle(choice: 'theirs' | 'mine'): void {
    const {theirs, view} = this;
    if (!theirs) return;
    // A step of undo of its own, however fast somebody chose: what was typed comes back first.
    if (choice === 'theirs')
      view.dispatch({changes: this.difference(view.state.doc, theirs.text), annotations: isolateHistory.of('full')});
    this.know(theirs);
    void this.sync();
  }

  /** Asks for findings. There is one such request at a time, because spelling can take longer than a save. */
  private async check(): Promise<void> {
    const {file, disk} = this;
    if (this.isChecking || this.checked === disk.hash) return;
    this.isChecking = true;
    const findings = await ask('check', {file}).catch(() => undefined);
    this.isChecking = false;
    // Otherwise the places are those of another text, and the next answer follows.
    if (!findings || disk.hash !== this.disk.hash || this.isUnsaved) return;
    this.checked = disk.hash;
    this.on.findings(findings);
  }
}
