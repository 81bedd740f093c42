import {messages} from '../messages';
import type {DocJson, PageFile, Saved} from '../protocol';
import {chooseInsert, chooseLink} from './dialogs/atCaret';
import {addPhotos} from './dialogs/photos';
import {Question, Version} from './dialogs/questions';
import {draftsOf, forgetDraft, keepDraft, type Draft} from './drafts';
import {Places, type Place} from './flow/places';
import {Session, type Point} from './flow/session';
import {propAt, type Part} from './parts';
import {ask, sentenceOf} from './server';
import {allShown, shownFiles, type Shown} from './ShownPart';
import {Store} from './store';

/** Says that writing goes on after a full load. */
export const onKey = 'editor-on';

/** Writing on the page: which flow is open, and what becomes of it. */
export class Writer extends Store {
  readonly places = new Places(() => this.state.files);
  /** What is typed into, or was saved and is shown until the page is drawn with it. */
  private session: Session | undefined;
  private saving: Promise<boolean> | undefined;
  /** A click on a page that is being drawn again: it means what is there afterward. */
  private clicked: Point | undefined;

  /** What is typed into. */
  get typing(): Session | undefined {
    return this.session?.phase === 'saved' ? undefined : this.session;
  }

  override know(...files: PageFile[]): void {
    super.know(...files);
    this.places.find();
  }

  async toggle(): Promise<void> {
    if (this.state.isOn) {
      if (!(await this.save())) return;
      sessionStorage.removeItem(onKey);
      this.release();
      this.places.clear();
      this.set({isOn: false, status: '', fault: '', dialog: undefined, view: undefined});
      return;
    }
    await this.attempt(async () => {
      const [catalog] = await Promise.all([ask('catalog', {}), this.read(shownFiles())]);
      sessionStorage.setItem(onKey, 'yes');
      this.set({isOn: true, catalog});
      this.say(messages.begin);
      this.offerDraft();
    });
  }

  /** Opens a flow, after the one before it was saved. */
  async write(at: Place, point?: Point, draft?: Draft): Promise<void> {
    if (!(await this.save())) return;
    this.release();
    if (!at.host.isConnected) this.places.find();
    const place = at.host.isConnected ? at : this.places.same(at.file, at.flow.at, at.host);
    if (!place) return;
    this.session = new Session(place, this, draft);
    this.session.focus(point);
    this.say(messages.keys);
  }

  addPhotos = (session: Session, files: readonly File[]): Promise<void> => addPhotos(this, session, files);

  /** From what is no longer typed into, or a component in it, to what the page shows there. */
  async leaveFor(point: Point): Promise<void> {
    if (!(await this.save())) return;
    this.release();
    const drawn = document.elementFromPoint(point.x, point.y);
    if (drawn) this.openAt(drawn, point);
  }

  /**
   * Opens the text under the pointer, or the panel of the component that has it as a prop; where the page is about to be
   * drawn again, what is there afterward. False if there is none.
   */
  openAt(target: Element, point?: Point): boolean {
    const place = this.places.at(target);
    const found = place ? undefined : propAt(this.state, target);
    const isBehind = this.behind().some(({nodes}) => nodes.some((one) => one.contains(target)));
    this.clicked = !place && !found && isBehind ? point : undefined;
    if (place) void this.write(place, point);
    if (found) void this.openProp(found);
    return Boolean(place ?? found ?? this.clicked);
  }

  private async openProp({part: {file, part}, prop}: {part: Part; prop: string}): Promise<void> {
    if (await this.save()) this.open({name: 'part', file: file.path, at: part.at, focus: prop});
  }

  /** What the page shows of files that say something else by now. */
  private behind = (): Shown[] => allShown().filter(({file, version}) => this.state.files.get(file)?.hash !== version);

  changed(): void {
    const {typing} = this;
    if (!typing) return;
    if (typing.phase === 'refused') typing.phase = 'open';
    keepDraft(typing.draft);
  }

  /** Puts back what the file says. */
  cancel(): void {
    const {typing} = this;
    if (!typing) return;
    const wasChanged = typing.isChanged;
    this.close(typing);
    typing.place.host.focus({preventScroll: true});
    this.show();
    this.say(wasChanged ? messages.discarded : '');
    if (wasChanged) this.offerDraft();
  }

  private close(session: Session): void {
    session.close();
    if (this.session === session) this.session = undefined;
    this.places.find();
  }

  /** The page shows what was saved. */
  private release(): void {
    if (this.session?.phase === 'saved') this.close(this.session);
  }

  /** Saves and closes what is open. False if it stays open. */
  save({keepMine = false} = {}): Promise<boolean> {
    this.saving ??= this.saveNow(keepMine).finally(() => {
      this.saving = undefined;
    });
    return this.saving;
  }

  private async saveNow(keepMine: boolean): Promise<boolean> {
    const {typing} = this;
    if (!typing) return true;
    const {draft} = typing;
    if (!typing.isChanged) {
      forgetDraft(draft);
      this.close(typing);
      this.show();
      return true;
    }
    typing.phase = 'saving';
    try {
      const answer = await ask('write', {...draft, keepMine});
      if ('saved' in answer) {
        this.saved(answer, typing);
        return true;
      }
      this.know(answer.conflict.now);
      this.refuse(typing, messages.conflict);
      this.chooseVersion(typing, answer.conflict.theirs);
    } catch (error) {
      this.refuse(typing, sentenceOf(error));
    }
    return false;
  }

  private saved({saved}: Saved, session: Session): void {
    forgetDraft(session.draft);
    session.phase = 'saved';
    session.savedAs = saved.hash;
    this.know(saved);
    this.show();
    this.say(messages.saved);
    this.pageChanged();
  }

  private refuse(session: Session, sentence: string): void {
    session.phase = 'refused';
    this.fail(sentence);
    session.view.focus();
  }

  private chooseVersion(session: Session, theirs: DocJson): void {
    const {chips} = this.state.catalog;
    const useTheirs = () => {
      this.show();
      forgetDraft(session.draft);
      this.close(session);
      this.say(messages.discarded);
    };
    const keepMine = () => {
      this.show();
      void this.save({keepMine: true});
    };
    this.show(
      <Question
        answers={[
          [messages.useTheirs, useTheirs],
          [messages.keepMine, keepMine],
        ]}>
        <Version title={messages.versionInFile} doc={theirs} chips={chips} />
        <Version title={messages.versionOfMine} doc={session.doc} chips={chips} />
      </Question>,
    );
  }

  /** What was typed and not saved, after a reload or a cancel. */
  private offerDraft(): void {
    this.show();
    const [draft] = draftsOf(shownFiles());
    if (this.typing || !draft) return;
    const discard = () => {
      forgetDraft(draft);
      this.offerDraft();
    };
    const restore = () => {
      this.show();
      const place = this.places.same(draft.file, draft.at);
      if (place) void this.write(place, undefined, draft);
      else this.fail(messages.isGone);
    };
    const answers = [[messages.restore, restore] as const, [messages.discard, discard] as const];
    this.show(<Question answers={answers}>{messages.unsavedDraft}</Question>);
  }

  async travel(way: 'undo' | 'redo'): Promise<void> {
    this.say('');
    if (!(await this.save())) return;
    await this.attempt(async () => {
      const {saved} = await ask('travel', {way});
      this.know(saved);
      this.say(way === 'undo' ? messages.undone : messages.redone);
    });
  }

  private atCaret = (choose: (session: Session) => Promise<void>): Promise<void> =>
    this.attempt(() => {
      if (!this.typing) throw new Error(messages.noCaret);
      return choose(this.typing);
    });

  insert = (): Promise<void> => this.atCaret((session) => chooseInsert(this, session));
  link = (): Promise<void> => this.atCaret((session) => chooseLink(this, session));

  /** After every change of the page: what is typed is there again, and what was saved gives way once it is drawn. */
  pageChanged(): void {
    this.places.find();
    const {session} = this;
    if (session) {
      const {file, flow, host} = session.place;
      const drawn = this.places.same(file, flow.at, host);
      if (session.savedAs && (!drawn || drawn.version === session.savedAs)) this.release();
      else if (!drawn && !session.isConnected) session.park();
      else if (drawn && (!session.isConnected || drawn.host !== host)) session.attach(drawn);
    }
    this.set();
    void this.readChanged();
  }

  /** Reads the files that are new on the page, and those that a colleague has saved. */
  private async readChanged(): Promise<void> {
    const changed = this.behind();
    // A server that is away says so as soon as somebody saves.
    if (changed.length > 0) await this.read([...new Set(changed.map(({file}) => file))]).catch(() => undefined);
    const {clicked} = this;
    const drawn = clicked && !this.typing && document.elementFromPoint(clicked.x, clicked.y);
    if (drawn) this.openAt(drawn, clicked);
  }
}
