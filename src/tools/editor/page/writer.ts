import type {Chip, DocJson, Saved} from '../messages';
import {versionOf} from '../messagesOfPanels';
import {Bar} from './bar';
import {copyWords} from './chipWords';
import {draftsOf, forgetDraft, keepDraft, offerDrafts, type Draft} from './drafts';
import {insertChoices, linkChoices} from './inserting';
import {versionChoice} from './picker';
import {addPhotos} from './photos';
import {Places, type Place} from './places';
import {Reach} from './reach';
import {ask, sentenceOf} from './server';
import {Session} from './session';

/** A page that was not drawn anew by then shows what the file says all the same. */
const longestWait = 4000;
/** Says that writing goes on after a full load. */
export const onKey = 'editor-on';

/** Writing on the page: which flow is open, and what becomes of it. */
export class Writer {
  readonly places = new Places();
  readonly bar: Bar;
  /** Saved, and shown until the page is drawn with it. */
  private leaving: {session: Session; version: string} | undefined;
  private saving: Promise<boolean> | undefined;
  private chips: readonly Chip[] = [];
  session: Session | undefined;
  /** Files were changed by undo or redo. */
  onTravel: (() => void) | undefined;
  /** Opens the panel of a component at the words of one of its props. */
  openProp: ((target: Element) => boolean) | undefined;
  private readonly reach = new Reach();

  constructor() {
    this.bar = new Bar(
      () => void this.toggle(),
      [
        {name: 'Undo', keys: 'Ctrl+Z', run: () => void this.travel('undo')},
        {name: 'Redo', keys: 'Ctrl+Shift+Z', run: () => void this.travel('redo')},
        {name: 'Insert…', keys: 'Ctrl+. or / in an empty line', run: () => void this.insert()},
        {name: 'Link', keys: 'Ctrl+K', run: () => void this.link()},
      ],
    );
    addEventListener('beforeunload', (event) => {
      if (this.session?.isChanged) event.preventDefault();
    });
  }

  async toggle(): Promise<void> {
    if (this.bar.on) {
      if (!(await this.save())) return;
      this.bar.on = false;
      sessionStorage.removeItem(onKey);
      this.reach.clear();
      this.bar.say('');
      return;
    }
    try {
      await this.places.load();
      ({chips: this.chips} = await ask('chips', {}));
      this.bar.on = true;
      sessionStorage.setItem(onKey, 'yes');
      this.reach.show(this.places.all);
      this.bar.say('Click a text, or reach it with Tab and press Enter.');
      this.offerDraft();
    } catch (error) {
      this.bar.say(sentenceOf(error), 'fault');
    }
  }

  /** Opens a flow, after the one before it was saved. */
  async open(place: Place, point?: {x: number; y: number}, draft?: Draft): Promise<void> {
    if (!(await this.save())) return;
    if (!place.host.isConnected) {
      this.places.find();
      const now = this.places.same(place.file, place.flow.at, place.host);
      if (!now) return;
      place = now;
    }
    copyWords(place, this.chips);
    const session = new Session(
      place,
      {
        chips: this.chips,
        save: () => void this.save(),
        cancel: () => this.cancel(),
        changed: () => this.changed(),
        insert: () => void this.insert(),
        link: () => void this.link(),
        undoSaved: () => void this.travel('undo'),
        redoSaved: () => void this.travel('redo'),
        photos: (files) => void addPhotos(this, files),
        leave: (target) => void this.leaveFor(target, session),
      },
      draft,
    );
    this.session = session;
    session.focus(point);
    this.bar.say('Ctrl+S or a click outside saves, Escape cancels, / inserts.');
  }

  /** From a component inside the open flow to what it says. */
  private async leaveFor(target: Element, session: Session): Promise<void> {
    const drawn = session.originalOf(target);
    if (!(await this.save()) || !drawn?.isConnected) return;
    if (!this.openAt(drawn)) this.openProp?.(drawn);
  }

  openAt(target: Element, point?: {x: number; y: number}): boolean {
    const place = this.places.at(target);
    if (place) void this.open(place, point);
    return place !== undefined;
  }

  private changed(): void {
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
    const {place} = session;
    this.close(session);
    place.host.focus({preventScroll: true});
    this.bar.close();
    this.bar.say(wasChanged ? 'Discarded.' : '');
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
      this.bar.close();
      return true;
    }
    session.phase = 'saving';
    try {
      const hash = this.places.hashOf(file);
      const answer = await ask('write', {file, hash, at: flow.at, was: session.was, doc: session.doc});
      if ('saved' in answer) {
        this.saved(answer, session);
        return true;
      }
      if ('refused' in answer) this.refuse(session, answer.refused);
      else {
        this.places.know(answer.conflict.now);
        this.refuse(session, 'This text was changed elsewhere. Choose one.');
        this.chooseVersion(session, answer.conflict.theirs);
      }
    } catch (error) {
      this.refuse(session, sentenceOf(error));
    }
    return false;
  }

  took({saved}: Saved): void {
    this.places.know(saved);
  }

  private saved(answer: Saved, session: Session): void {
    this.took(answer);
    const {file, flow} = session.place;
    forgetDraft({file, at: flow.at});
    session.phase = 'saved';
    this.session = undefined;
    const leaving = {session, version: versionOf(answer.saved.hash)};
    this.leaving = leaving;
    setTimeout(() => {
      if (this.leaving === leaving) this.release();
    }, longestWait);
    this.bar.close();
    this.bar.say('Saved.');
    this.pageChanged();
  }

  private refuse(session: Session, sentence: string): void {
    session.phase = 'refused';
    this.bar.say(sentence, 'fault');
    session.view.focus();
  }

  private release(): void {
    const {leaving} = this;
    this.leaving = undefined;
    if (leaving) this.close(leaving.session);
  }

  private chooseVersion(session: Session, theirs: DocJson | undefined): void {
    this.bar.show(
      ...versionChoice({theirs, mine: session.doc}, (which) => {
        this.bar.close();
        if (which === 'mine' && theirs) {
          session.was = theirs;
          void this.save();
          return;
        }
        forgetDraft({file: session.place.file, at: session.place.flow.at});
        this.close(session);
        this.bar.say('The file was not changed.');
      }),
    );
  }

  /** What was typed and not saved, after a reload or a cancel. */
  private offerDraft(): void {
    if (this.session) return;
    offerDrafts(this.bar, draftsOf(this.places.names()), (draft) => {
      const place = this.places.same(draft.file, draft.at);
      if (place) void this.open(place, undefined, draft);
      else this.bar.say('This text is no longer on the page.', 'fault');
    });
  }

  async travel(way: 'undo' | 'redo'): Promise<void> {
    if (!(await this.save())) return;
    try {
      const answer = await ask(way, {});
      if ('refused' in answer) {
        this.bar.say(answer.refused);
        return;
      }
      this.took(answer);
      this.onTravel?.();
      this.bar.say(way === 'undo' ? 'Undone.' : 'Redone.');
    } catch (error) {
      this.bar.say(sentenceOf(error), 'fault');
    }
  }

  private async choose(show: (session: Session) => Promise<HTMLElement[]>): Promise<void> {
    try {
      if (!this.session) throw new Error('Click into a text first.');
      const parts = await show(this.session);
      this.bar.show(...parts);
      parts[0]?.querySelector('input')?.focus();
    } catch (error) {
      this.bar.say(sentenceOf(error), 'fault');
    }
  }

  insert = (): Promise<void> => this.choose((session) => insertChoices(this, session, this.chips));
  link = (): Promise<void> => this.choose((session) => linkChoices(this, session));

  /** After every change of the page: what is typed stands there again, and what was saved gives way once it is drawn. */
  pageChanged(): void {
    this.places.find();
    const {leaving, session} = this;
    if (leaving) {
      const {file, flow, host} = leaving.session.place;
      const drawn = this.places.same(file, flow.at, host);
      if (!drawn || drawn.version === leaving.version) this.release();
      else if (!leaving.session.isConnected) leaving.session.attach(drawn);
    }
    if (session) {
      const {file, flow, host, version} = session.place;
      const drawn = this.places.same(file, flow.at, host);
      if (!drawn) {
        if (!session.isConnected) session.park();
      } else {
        if (!session.isConnected || drawn.host !== host) session.attach(drawn);
        if (drawn.version !== version) void this.takeTheirs(session, drawn);
      }
    }
    this.reach.show(this.places.all);
  }

  /** A colleague has saved the file of the open flow. */
  private async takeTheirs(session: Session, drawn: Place): Promise<void> {
    session.place = {...session.place, version: drawn.version};
    await this.places.read([drawn.file]).catch(() => undefined);
    const theirs = this.places.flowOf(drawn.file, drawn.flow.at);
    if (theirs && this.session === session) session.take(theirs.doc);
  }
}
