import {messages} from '../messages';
import {versionOf, type DocJson, type PageFile, type Saved} from '../protocol';
import {chooseInsert, chooseLink} from './dialogs/atCaret';
import {addPhotos} from './dialogs/photos';
import {DraftQuestion, VersionQuestion} from './dialogs/questions';
import {draftsOf, forgetDraft, keepDraft, type Draft} from './drafts';
import {Places, type Place} from './flow/places';
import {Session, type Point} from './flow/session';
import {Reach} from './reach';
import {ask, sentenceOf} from './server';
import {shownBlocks, shownParts, type Shown} from './ShownPart';
import {Store} from './store';

/** A page that was not drawn again after so long shows what the file says all the same. */
const longestWait = 4000;
/** Says that writing goes on after a full load. */
export const onKey = 'editor-on';

const shown = (): Shown[] => [...shownBlocks(), ...shownParts()];
/** The names of the files that the page shows. */
export const shownFiles = (): string[] => [...new Set(shown().map(({file}) => file))];

/** Writing on the page: which flow is open, and what becomes of it. */
export class Writer extends Store {
  readonly places = new Places(() => this.state.files);
  session: Session | undefined;
  /** Opens the panel of a component at the words of one of its props. */
  openProp: (target: Element) => boolean = () => false;
  /** Saved, and shown until the page is drawn with it. */
  private leaving: {session: Session; version: string} | undefined;
  private saving: Promise<boolean> | undefined;
  /** A click on a page that is being drawn again: it means what is there afterward. */
  private clicked: Point | undefined;
  private readonly reach = new Reach();

  override know(...files: PageFile[]): void {
    super.know(...files);
    this.places.find();
  }

  async toggle(): Promise<void> {
    if (this.state.isOn) {
      if (!(await this.save())) return;
      sessionStorage.removeItem(onKey);
      this.reach.clear();
      document.body.dataset.write = 'off';
      this.set({isOn: false, status: '', fault: '', dialog: undefined, view: undefined});
      return;
    }
    await this.attempt(async () => {
      const [catalog] = await Promise.all([ask('catalog', {}), this.read(shownFiles())]);
      sessionStorage.setItem(onKey, 'yes');
      document.body.dataset.write = 'on';
      this.set({isOn: true, catalog});
      this.reach.show(this.places.all);
      this.say(messages.begin);
      this.offerDraft();
    });
  }

  /** Opens a flow, after the one before it was saved. */
  async write(at: Place, point?: Point, draft?: Draft): Promise<void> {
    if (!(await this.save())) return;
    if (!at.host.isConnected) this.places.find();
    const place = at.host.isConnected ? at : this.places.same(at.file, at.flow.at, at.host);
    if (!place) return;
    const session = new Session(place, this, draft);
    this.session = session;
    session.focus(point);
    this.say(messages.keys);
  }

  addPhotos = (session: Session, files: readonly File[]): Promise<void> => addPhotos(this, session, files);

  /** From a component inside the open flow to what it says. */
  async leaveFor({x, y}: Point): Promise<void> {
    if (!(await this.save())) return;
    this.release();
    const drawn = document.elementFromPoint(x, y);
    if (drawn && !this.writeAt(drawn, {x, y})) this.openProp(drawn);
  }

  writeAt(target: Element, point?: Point): boolean {
    const place = this.places.at(target);
    this.clicked = !place && this.behind().length > 0 ? point : undefined;
    if (place) void this.write(place, point);
    return place !== undefined;
  }

  /** What the page shows of files that say something else by now. */
  private behind = (): Shown[] =>
    shown().filter(({file, version}) => versionOf(this.state.files.get(file)?.hash ?? '') !== version);

  changed(): void {
    const {session} = this;
    if (!session) return;
    const {place, was, doc} = session;
    if (session.phase === 'refused') session.phase = 'open';
    keepDraft({file: place.file, at: place.flow.at, was, doc});
  }

  /** Puts back what the file says. */
  cancel(): void {
    const {session} = this;
    if (!session) return;
    const wasChanged = session.isChanged;
    this.close(session);
    session.place.host.focus({preventScroll: true});
    this.show();
    this.say(wasChanged ? messages.discarded : '');
    if (wasChanged) this.offerDraft();
  }

  private close(session: Session): void {
    session.close();
    if (this.session === session) this.session = undefined;
    this.places.find();
    this.reach.show(this.places.all);
  }

  /** Saves and closes what is open. False if it stays open. */
  save(): Promise<boolean> {
    this.saving ??= this.saveNow().finally(() => {
      this.saving = undefined;
    });
    return this.saving;
  }

  private async saveNow(): Promise<boolean> {
    const {session} = this;
    this.release();
    if (!session) return true;
    const {file, flow} = session.place;
    if (!session.isChanged) {
      forgetDraft({file, at: flow.at});
      this.close(session);
      this.show();
      return true;
    }
    session.phase = 'saving';
    try {
      const answer = await ask('write', {file, at: flow.at, was: session.was, doc: session.doc});
      if ('saved' in answer) {
        this.saved(answer, session);
        return true;
      }
      if ('refused' in answer) this.refuse(session, answer.refused);
      else {
        this.know(answer.conflict.now);
        this.refuse(session, messages.conflict);
        this.chooseVersion(session, answer.conflict.theirs);
      }
    } catch (error) {
      this.refuse(session, sentenceOf(error));
    }
    return false;
  }

  private saved({saved}: Saved, session: Session): void {
    const {file, flow} = session.place;
    forgetDraft({file, at: flow.at});
    session.phase = 'saved';
    this.session = undefined;
    const leaving = {session, version: versionOf(saved.hash)};
    this.leaving = leaving;
    setTimeout(() => {
      if (this.leaving === leaving) this.release();
    }, longestWait);
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

  private release(): void {
    const {leaving} = this;
    this.leaving = undefined;
    if (leaving) this.close(leaving.session);
  }

  private chooseVersion(session: Session, theirs: DocJson | undefined): void {
    const choose = (which: 'theirs' | 'mine') => {
      this.show();
      if (which === 'mine' && theirs) {
        session.was = theirs;
        void this.save();
        return;
      }
      forgetDraft({file: session.place.file, at: session.place.flow.at});
      this.close(session);
      this.say(messages.fileNotChanged);
    };
    this.show(<VersionQuestion {...{theirs, choose}} mine={session.doc} />);
  }

  /** What was typed and not saved, after a reload or a cancel. */
  private offerDraft(): void {
    this.show();
    const [draft] = draftsOf(shownFiles());
    if (this.session || !draft) return;
    const discard = () => {
      forgetDraft(draft);
      this.offerDraft();
    };
    const restore = () => {
      this.show();
      const place = this.places.same(draft.file, draft.at);
      if (place) void this.write(place, undefined, draft);
      else this.fail(messages.textNotOnPage);
    };
    this.show(<DraftQuestion {...{restore, discard}} />);
  }

  async travel(way: 'undo' | 'redo'): Promise<void> {
    this.say('');
    if (!(await this.save())) return;
    await this.attempt(async () => {
      const answer = await ask('travel', {way});
      if ('saved' in answer) this.know(answer.saved);
      this.say('refused' in answer ? answer.refused : way === 'undo' ? messages.undone : messages.redone);
    });
  }

  private atCaret = (choose: (session: Session) => Promise<void>): Promise<void> =>
    this.attempt(() => {
      if (!this.session) throw new Error(messages.noCaret);
      return choose(this.session);
    });

  insert = (): Promise<void> => this.atCaret((session) => chooseInsert(this, session));
  link = (): Promise<void> => this.atCaret((session) => chooseLink(this, session));

  /** After every change of the page: what is typed is there again, and what was saved gives way once it is drawn. */
  pageChanged(): void {
    this.places.find();
    // What is folded cannot have the focus.
    this.reach.show(this.places.all);
    const {leaving, session} = this;
    if (leaving) {
      const {file, flow, host} = leaving.session.place;
      const drawn = this.places.same(file, flow.at, host);
      if (!drawn || drawn.version === leaving.version) this.release();
      else if (!leaving.session.isConnected) leaving.session.attach(drawn);
    }
    if (session) {
      const {file, flow, host} = session.place;
      const drawn = this.places.same(file, flow.at, host);
      if (!drawn && !session.isConnected) session.park();
      if (drawn && (!session.isConnected || drawn.host !== host)) session.attach(drawn);
    }
    this.set({drawings: this.state.drawings + 1});
    void this.readChanged();
  }

  /** Reads the files that are new on the page, and those that a colleague has saved. */
  private async readChanged(): Promise<void> {
    const changed = this.behind();
    // A server that is away says so as soon as somebody saves.
    if (changed.length > 0) await this.read([...new Set(changed.map(({file}) => file))]).catch(() => undefined);
    const {session, clicked} = this;
    const theirs =
      session && this.state.files.get(session.place.file)?.flows.find(({at}) => at === session.place.flow.at);
    if (theirs && changed.length > 0) session.take(theirs.doc);
    this.reach.show(this.places.all);
    const drawn = clicked && !session && document.elementFromPoint(clicked.x, clicked.y);
    if (drawn) this.writeAt(drawn, clicked);
  }
}
