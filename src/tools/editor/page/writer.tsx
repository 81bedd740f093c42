import {messages} from '../messages';
import type {DocJson, PageFile} from '../protocol';
import {addPhotos, chooseInsert, chooseLink} from './dialogs/atCaret';
import {Question, Version} from './dialogs/questions';
import {draftsOf, forgetDraft, keepDraft, type Draft} from './drafts';
import {Places, type Place} from './flow/places';
import {Session, type Point} from './flow/session';
import {propAt, type PageComponent} from './pageComponents';
import {request, sentenceOf} from './server';
import {allShown, shownFiles, type Shown} from './ShownComponent';
import {Store} from './store';

/** In session storage: whether editing is on, and which panel is open, for the next full load. */
export const resumeKey = 'editor-on';

/** The state of the editor: which flow is open, and how it is saved. */
export class Writer extends Store {
  readonly places = new Places(() => this.state.files);
  /** The open flow, or one that was saved and is shown until the page is rendered again. */
  private session: Session | undefined;
  private saving: Promise<boolean> | undefined;
  /** A click while the page was being rendered again. It is handled afterward. */
  private deferredClick: Point | undefined;

  get activeSession(): Session | undefined {
    return this.session?.phase === 'saved' ? undefined : this.session;
  }

  override updateFiles(...files: PageFile[]): void {
    super.updateFiles(...files);
    this.places.find();
  }

  async toggle(): Promise<void> {
    if (this.state.isOn) {
      if (!(await this.save())) return;
      sessionStorage.removeItem(resumeKey);
      this.closeSaved();
      this.places.clear();
      this.set({isOn: false, status: '', fault: '', dialog: undefined, view: undefined});
      return;
    }
    await this.attempt(async () => {
      const [catalog] = await Promise.all([request('catalog', {}), this.read(shownFiles())]);
      sessionStorage.setItem(resumeKey, '{}');
      this.set({isOn: true, catalog});
      this.say(messages.begin);
      this.offerDraft();
    });
  }

  /** Saves the open flow and opens another. */
  async write(at: Place, point?: Point, draft?: Draft): Promise<void> {
    if (!(await this.save())) return;
    this.closeSaved();
    if (!at.host.isConnected) this.places.find();
    const place = at.host.isConnected ? at : this.places.same(at.file, at.flow.at, at.host);
    if (!place) return;
    this.session = new Session(place, this, draft);
    this.session.focus(point);
    this.say(messages.keys);
  }

  addPhotos = (session: Session, files: readonly File[]): Promise<void> => addPhotos(this, session, files);

  /** Saves the open flow, and opens what the page shows at a point. */
  async saveAndOpenAt(point: Point): Promise<void> {
    if (!(await this.save())) return;
    this.closeSaved();
    const drawn = document.elementFromPoint(point.x, point.y);
    if (drawn) this.openAt(drawn, point);
  }

  /** Opens the text or the prop under the pointer, at once or when the page is rendered again. False if there is none. */
  openAt(target: Element, point?: Point): boolean {
    const place = this.places.at(target);
    const found = place ? undefined : propAt(this.state, target);
    const isOutdated = this.outdated().some(({nodes}) => nodes.some((one) => one.contains(target)));
    this.deferredClick = !place && !found && isOutdated ? point : undefined;
    if (place) void this.write(place, point);
    if (found) void this.openProp(found);
    return Boolean(place ?? found ?? this.deferredClick);
  }

  private async openProp({shown: {file, component}, prop}: {shown: PageComponent; prop: string}): Promise<void> {
    if (await this.save()) this.open({name: 'component', file: file.path, at: component.at, focus: prop});
  }

  /** What the page shows of older versions of files. */
  private outdated = (): Shown[] =>
    allShown().filter(({file, version}) => this.state.files.get(file)?.hash !== version);

  changed(): void {
    const {activeSession} = this;
    if (!activeSession) return;
    if (activeSession.phase === 'refused') activeSession.phase = 'open';
    keepDraft(activeSession.draft);
  }

  /** Closes the open flow without saving it. */
  cancel(): void {
    const {activeSession} = this;
    if (!activeSession) return;
    const wasChanged = activeSession.isChanged;
    this.close(activeSession);
    activeSession.place.host.focus({preventScroll: true});
    this.showDialog();
    this.say(wasChanged ? messages.discarded : messages.begin);
    if (wasChanged) this.offerDraft();
  }

  private close(session: Session): void {
    session.close();
    if (this.session === session) this.session = undefined;
    this.places.find();
  }

  /** Closes a saved flow once the page shows it. */
  private closeSaved(): void {
    if (this.session?.phase === 'saved') this.close(this.session);
  }

  /** Saves and closes the open flow. False if it stays open. */
  save({keepMine = false} = {}): Promise<boolean> {
    this.saving ??= this.saveNow(keepMine).finally(() => {
      this.saving = undefined;
    });
    return this.saving;
  }

  private async saveNow(keepMine: boolean): Promise<boolean> {
    const {activeSession} = this;
    if (!activeSession) return true;
    const {draft} = activeSession;
    if (!activeSession.isChanged) {
      forgetDraft(draft);
      this.close(activeSession);
      this.showDialog();
      this.say(messages.begin);
      return true;
    }
    activeSession.phase = 'saving';
    this.say(messages.saving);
    try {
      const answer = await request('write', {...draft, keepMine});
      if ('saved' in answer) {
        forgetDraft(draft);
        activeSession.phase = 'saved';
        activeSession.savedAs = answer.saved.hash;
        this.updateFiles(answer.saved);
        this.showDialog();
        this.say(messages.saved);
        this.pageChanged();
        return true;
      }
      this.updateFiles(answer.conflict.now);
      this.refuse(activeSession, messages.conflict);
      this.chooseVersion(activeSession, answer.conflict.theirs);
    } catch (error) {
      this.refuse(activeSession, sentenceOf(error));
    }
    return false;
  }

  private refuse(session: Session, sentence: string): void {
    session.phase = 'refused';
    this.fail(sentence);
    session.view.focus();
  }

  private chooseVersion(session: Session, theirs: DocJson): void {
    const {chips} = this.state.catalog;
    const useTheirs = () => {
      this.showDialog();
      forgetDraft(session.draft);
      this.close(session);
      this.say(messages.discarded);
    };
    const keepMine = () => {
      this.showDialog();
      void this.save({keepMine: true});
    };
    this.showDialog(
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

  /** Offers unsaved text, after a reload or a cancel. */
  private offerDraft(): void {
    this.showDialog();
    const [draft] = draftsOf(shownFiles());
    if (this.activeSession || !draft) return;
    const discard = () => {
      forgetDraft(draft);
      this.offerDraft();
    };
    const restore = () => {
      this.showDialog();
      const place = this.places.same(draft.file, draft.at);
      if (place) void this.write(place, undefined, draft);
      else this.fail(messages.isGone);
    };
    const answers = [[messages.restore, restore] as const, [messages.discard, discard] as const];
    this.showDialog(<Question answers={answers}>{messages.unsavedDraft}</Question>);
  }

  async stepHistory(direction: 'undo' | 'redo'): Promise<void> {
    this.say('');
    if (!(await this.save())) return;
    await this.attempt(async () => {
      const {saved} = await request('stepHistory', {direction});
      this.updateFiles(saved);
      this.say(direction === 'undo' ? messages.undone : messages.redone);
    });
  }

  private atCaret = (choose: (session: Session) => Promise<void>): Promise<void> =>
    this.attempt(() => {
      if (!this.activeSession) throw new Error(messages.noCaret);
      return choose(this.activeSession);
    });

  insert = (): Promise<void> => this.atCaret((session) => chooseInsert(this, session));
  link = (): Promise<void> => this.atCaret((session) => chooseLink(this, session));

  /** After each rendering of the page, shows the open flow again, or closes it if it was saved. */
  pageChanged(): void {
    this.places.find();
    const {session} = this;
    if (session) {
      const {file, flow, host} = session.place;
      const drawn = this.places.same(file, flow.at, host);
      if (session.savedAs && (!drawn || drawn.version === session.savedAs)) this.closeSaved();
      else if (!drawn && !session.isConnected) session.moveToBody();
      else if (drawn && (!session.isConnected || drawn.host !== host)) session.showAt(drawn);
    }
    this.set();
    void this.readChanged();
  }

  /** Reads files that are new on the page or that a colleague has saved. */
  private async readChanged(): Promise<void> {
    const changed = this.outdated();
    // If the server does not answer, the next save says so.
    if (changed.length > 0) await this.read([...new Set(changed.map(({file}) => file))]).catch(() => undefined);
    const {deferredClick} = this;
    const drawn = deferredClick && !this.activeSession && document.elementFromPoint(deferredClick.x, deferredClick.y);
    if (drawn) this.openAt(drawn, deferredClick);
  }
}
