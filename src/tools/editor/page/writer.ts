import type {PageFile, Saved} from '../messages';
import {plain, type Inline} from '../source/content';
import {Bar} from './bar';
import {caretIn, putCaret, putCaretAt, select} from './caret';
import {versionChoice} from './choices';
import {Draft, isSameText} from './draft';
import {History} from './history';
import {HeldKeys, type Lost} from './lost';
import {chooseChip} from './putIn';
import {ask} from './server';
import {Texts, type Entry} from './texts';
import {isSame} from './tree';

/** A page that was not drawn anew by then shows what was saved all the same. */
const longestWait = 4000;

const moment = 100;

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Writing on the page: which texts are open, what becomes of them, what can be taken back. */
export class Writer {
  readonly texts = new Texts();
  readonly bar: Bar;
  private readonly drafts = new Set<Draft>();
  /** Saved, and shown until the page is drawn with it. */
  private readonly leaving = new Set<Draft>();
  private givingWay = new Set<Draft>();
  private lost: Lost[] = [];
  /** The text that has the caret, or had it last. */
  current: Draft | undefined;
  private caret = 0;
  savedAt = 0;
  private readonly held = new HeldKeys();
  private readonly history = new History();
  /** What was saved was taken back, or made again. */
  onTravel: (() => void) | undefined;

  constructor() {
    this.bar = new Bar(
      () => void this.toggle(),
      [
        {name: 'Undo', keys: 'Ctrl+Z', run: () => void this.undo()},
        {name: 'Redo', keys: 'Ctrl+Shift+Z', run: () => void this.redo()},
        {name: 'Put in…', keys: 'Ctrl+.', run: () => void chooseChip(this)},
      ],
    );
  }

  async toggle(): Promise<void> {
    if (this.bar.on) {
      for (const draft of [...this.drafts]) await this.save(draft);
      if (this.drafts.size > 0) return;
      this.bar.on = false;
      this.texts.clear();
      this.bar.say('');
      return;
    }
    try {
      await this.texts.load();
      this.bar.on = true;
      this.bar.say('Click a text, or reach it with Tab and press Enter. Enter saves, Escape takes back.');
    } catch (error) {
      this.bar.say(sentenceOf(error), 'fault');
    }
  }

  draftOf = (target: EventTarget | null): Draft | undefined =>
    target instanceof Node ? [...this.drafts].find(({element}) => element.contains(target)) : undefined;

  open({file, text, place}: Entry, point?: {x: number; y: number}): void {
    const draft = new Draft(file, text, place);
    this.take(draft);
    if (!point || !putCaretAt(draft.element, point.x, point.y)) putCaret(draft.element, Infinity);
    this.bar.say('You are writing. Enter saves, Escape takes back.');
  }

  private take(draft: Draft): void {
    this.drafts.add(draft);
    this.current = draft;
    draft.element.focus({preventScroll: true});
  }

  private drop(draft: Draft): void {
    this.drafts.delete(draft);
    if (this.current === draft) this.current = undefined;
  }

  /** Puts back what the file says. */
  cancel(draft: Draft): void {
    const {host} = draft.place;
    const wasChanged = draft.isChanged;
    this.drop(draft);
    draft.restore();
    this.texts.map();
    host.focus({preventScroll: true});
    this.bar.close();
    this.bar.say(wasChanged ? 'Taken back.' : '');
  }

  async save(draft: Draft): Promise<void> {
    if (!this.drafts.has(draft) || !draft.takesLetters) return;
    if (!draft.isChanged) {
      this.drop(draft);
      draft.restore();
      return;
    }
    const {file, text, content} = draft;
    draft.phase = 'saving';
    try {
      const hash = this.texts.hashOf(file);
      const answer = await ask('write', {file, hash, at: text.at, was: text.content, content});
      if ('saved' in answer) this.saved(answer, draft);
      else if ('refused' in answer) this.refuse(draft, answer.refused);
      else {
        this.texts.know(answer.conflict.now);
        this.refuse(draft, 'This text was changed elsewhere. Choose one.');
        this.chooseVersion(draft, answer.conflict.theirs);
      }
    } catch (error) {
      this.refuse(draft, sentenceOf(error));
    }
  }

  /** Knows what a file says after a change, and that it can be taken back. */
  took({saved, change}: Saved): void {
    this.savedAt = Date.now();
    this.texts.know(saved);
    this.history.add(change);
  }

  private saved(answer: Saved, asked: Draft): void {
    this.took(answer);
    // The page may have been drawn anew while the server wrote.
    this.lost = this.lost.filter((one) => !isSameText(one, asked));
    const draft = this.live(asked) ?? asked;
    this.drop(draft);
    draft.phase = 'saved';
    this.leaving.add(draft);
    setTimeout(() => {
      this.release(draft);
    }, longestWait);
    this.bar.close();
    this.bar.say('Saved.');
  }

  private refuse(asked: Draft, sentence: string): void {
    for (const one of this.lost) if (isSameText(one, asked)) one.phase = 'refused';
    const draft = this.live(asked) ?? asked;
    draft.phase = 'refused';
    this.bar.say(sentence, 'fault');
    if (this.drafts.size === 1) draft.element.focus({preventScroll: true});
  }

  private release(draft: Draft): void {
    if (this.leaving.delete(draft)) draft.giveWay();
  }

  /** The draft of the same text as it is open by now: the page may have been drawn anew meanwhile. */
  private live(draft: Draft): Draft | undefined {
    return [...this.drafts].find((one) => isSameText(one, draft));
  }

  private chooseVersion(draft: Draft, theirs: Inline[] | undefined): void {
    const choose = (which: 'theirs' | 'mine') => {
      const open = this.live(draft);
      if (!open) {
        // The page is being drawn anew in this moment.
        if (this.lost.length > 0) setTimeout(choose, moment, which);
        return;
      }
      this.bar.close();
      const {file, text, place, content, values} = open;
      this.drop(open);
      open.restore();
      if (which === 'theirs' || !theirs) {
        this.texts.map();
        this.bar.say('The file stays as it is.');
        return;
      }
      const mine = new Draft(file, {...text, content: theirs}, place, content, values);
      this.take(mine);
      void this.save(mine);
    };
    this.bar.show(...versionChoice({theirs, mine: draft.content}, choose));
  }

  async undo(): Promise<void> {
    if (this.current?.undo()) return;
    if (this.current) this.cancel(this.current);
    await this.travel(this.history.undo, 'Taken back, also in the file.', 'There is nothing to take back.');
  }

  async redo(): Promise<void> {
    if (this.current?.redo()) return;
    await this.travel(this.history.redo, 'Made again.', 'There is nothing to make again.');
  }

  private async travel(go: () => Promise<PageFile | undefined>, done: string, nothing: string): Promise<void> {
    try {
      const file = await go();
      if (file) this.texts.know(file);
      this.onTravel?.();
      this.bar.say(file ? done : nothing);
    } catch (error) {
      this.bar.say(sentenceOf(error), 'fault');
    }
  }

  /** Back to a text, after something else had the focus: the one that stands there by now. */
  resume(draft: Draft, range: Range): Draft | undefined {
    this.bar.close();
    const open = this.live(draft);
    if (!open) return undefined;
    this.take(open);
    if (open === draft) select(range);
    else putCaret(open.element, this.caret);
    return open;
  }

  /** Remembers the caret: it is lost with its element when the page is drawn anew. */
  remember(): void {
    const {current} = this;
    if (current?.element.isConnected && current.element.contains(document.activeElement))
      this.caret = caretIn(current.element);
  }

  /** Before new code: which open texts says the file differently by now? They have to make room for it. */
  async beforeUpdate(): Promise<void> {
    const open = [...this.drafts];
    if (open.length === 0) return;
    await this.texts.read([...new Set(open.map(({file}) => file))]).catch(() => undefined);
    const says = ({file, text}: Draft) => this.texts.textIn(file, text.at)?.content ?? [];
    this.givingWay = new Set(open.filter((draft) => !isSame(says(draft), draft.text.content)));
  }

  /** Right before new code: the elements that the page drew have to be where it left them. */
  duringUpdate(): void {
    for (const draft of [...this.leaving]) this.release(draft);
    for (const draft of this.givingWay) {
      if (!this.drafts.has(draft)) continue;
      this.lose(draft);
      draft.restore();
    }
    this.givingWay = new Set();
  }

  private lose(draft: Draft): void {
    const {file, text, content, values, phase} = draft;
    this.lost.push({file, text, content, values, phase, focused: this.current === draft, since: Date.now()});
    this.drop(draft);
  }

  /** After every change of the page: what was being typed stands there again. */
  pageChanged(): void {
    for (const draft of [...this.drafts]) if (!draft.element.isConnected) this.lose(draft);
    for (const draft of [...this.leaving]) if (!draft.element.isConnected) this.leaving.delete(draft);
    if (this.lost.length === 0) return;
    this.texts.map();
    this.lost = this.lost.filter((one) => !this.reopen(one));
  }

  /** Whether what was being typed has its place again, or never will. */
  private reopen({file, text, content, values, phase, focused, since}: Lost): boolean {
    const place = this.texts.find(file, text.at)?.place;
    if (!place) {
      if (Date.now() - since < longestWait) return false;
      this.bar.say(`This text is no longer on the page. You wrote: ${plain(content)}`, 'fault');
      return true;
    }
    const draft = new Draft(file, text, place, content, values);
    draft.phase = phase;
    this.drafts.add(draft);
    if (!focused) return true;
    this.current = draft;
    if (this.bar.holds(document.activeElement)) return true;
    this.take(draft);
    putCaret(draft.element, this.caret);
    const letters = this.held.release();
    if (letters) draft.insertWords(letters);
    return true;
  }

  /** Takes a key for a text that is being drawn anew in this moment; false if there is none. */
  hold(key: string): boolean {
    if (this.bar.holds(document.activeElement) || !this.lost.some(({focused}) => focused)) return false;
    this.held.take(key);
    return true;
  }
}
