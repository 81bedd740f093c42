import {chainCommands} from 'prosemirror-commands';
import {history, redo, undo} from 'prosemirror-history';
import {keymap} from 'prosemirror-keymap';
import {EditorState, TextSelection, type Command, type Plugin} from 'prosemirror-state';
import {tableEditing} from 'prosemirror-tables';
import {EditorView} from 'prosemirror-view';
import type {Choice, DocJson} from '../../protocol';
import {schema} from '../../schema/schema';
import type {Draft} from '../drafts';
import {typingKeys, typingRules} from './commands';
import {nodeViewsFor, picturesOf, surroundings} from './nodeViews';
import {plainHtml} from './paste';
import type {Place} from './places';

export type Point = {x: number; y: number};

export type Phase = 'open' | 'saving' | 'saved' | 'refused';

/** What keys, clicks and drops in an open flow can start. */
export type Actions = {
  state: {catalog: {chips: readonly Choice[]}};
  save: () => unknown;
  cancel: () => void;
  changed: () => void;
  insert: () => unknown;
  link: () => unknown;
  /** Undoes a save, once nothing is left to undo in the flow. */
  stepHistory: (direction: 'undo' | 'redo') => unknown;
  addPhotos: (session: Session, files: readonly File[]) => unknown;
  /** A click on something that is edited elsewhere. */
  saveAndOpenAt: (point: Point) => unknown;
};

/** An open flow. An element of the editor replaces the one that React rendered, which is hidden. */
export class Session {
  readonly view: EditorView;
  /** The image elements of the flow, by their source. */
  readonly pictures: Map<string, Element>;
  private readonly element: HTMLElement;
  /** The flow in the file when it was opened. */
  private readonly was: DocJson;
  /** The version of the file after the save. */
  savedAs: string | undefined;

  constructor(
    public place: Place,
    private readonly actions: Actions,
    {was = place.flow.doc, doc = was}: {was?: DocJson; doc?: DocJson} = {},
  ) {
    this.was = was;
    const {host} = place;
    this.element = host.cloneNode(false) as HTMLElement;
    for (const name of ['id', 'href', 'tabindex', 'data-editable']) this.element.removeAttribute(name);
    this.element.dataset.draft = 'open';
    const node = schema.nodeFromJSON(doc);
    const isWords = node.type.name === 'words';
    if (isWords) {
      this.element.setAttribute('role', 'textbox');
      this.element.setAttribute('aria-label', 'Text');
    }
    const original = schema.nodeFromJSON(place.flow.doc);
    this.pictures = picturesOf(original, place);
    this.view = new EditorView(
      {mount: this.element},
      {
        state: EditorState.create({doc: node, plugins: this.plugins(isWords)}),
        nodeViews: nodeViewsFor(original, place, this.pictures, actions.state.catalog.chips),
        dispatchTransaction: (tr) => {
          this.view.updateState(this.view.state.apply(tr));
          if (tr.docChanged) actions.changed();
        },
        editable: () => this.phase !== 'saving' && this.phase !== 'saved',
        transformPastedHTML: plainHtml,
        handlePaste: (_, event) => this.takePhotos(event.clipboardData),
        handleDrop: (_, event) => this.takePhotos(event.dataTransfer),
        handleClickOn: (_view, _pos, node, _nodePos, event) => {
          if (node.type.name !== 'embed') return false;
          actions.saveAndOpenAt(event);
          return true;
        },
        handleTextInput: (view, _from, _to, text) => {
          const {$from} = view.state.selection;
          if (text !== '/' || isWords || $from.parent.content.size > 0 || $from.depth !== 1) return false;
          actions.insert();
          return true;
        },
        handleDOMEvents: {
          keydown: (_, event) => {
            // The page must not react to what is typed.
            event.stopPropagation();
            this.readCaret();
            return false;
          },
          // Inside a button or a summary, the space bar would press it.
          keyup: (_, event) => {
            if (event.key === ' ' && this.element.closest('summary, button')) event.preventDefault();
            return false;
          },
          click: (_, event) => {
            event.preventDefault();
            return false;
          },
        },
      },
    );
    this.showAt();
  }

  private plugins(isWords: boolean): Plugin[] {
    const {actions} = this;
    const run =
      (act: () => unknown): Command =>
      () => {
        act();
        return true;
      };
    const undoSaved = run(() => actions.stepHistory('undo'));
    const redoSaved = run(() => actions.stepHistory('redo'));
    const isChip = (source: string) => actions.state.catalog.chips.some(({value}) => value === source);
    return [
      typingRules(isChip),
      keymap({
        ...typingKeys,
        ...(isWords && {Enter: run(() => actions.save())}),
        'Mod-z': chainCommands(undo, undoSaved),
        'Mod-y': chainCommands(redo, redoSaved),
        'Mod-Shift-z': chainCommands(redo, redoSaved),
        'Mod-k': run(() => actions.link()),
        'Mod-.': run(() => actions.insert()),
        'Mod-s': run(() => actions.save()),
        'Mod-Enter': run(() => actions.save()),
        Escape: run(() => actions.cancel()),
      }),
      history(),
      tableEditing(),
      surroundings(this.place),
    ];
  }

  private takePhotos(data: DataTransfer | null): boolean {
    const photos = [...(data?.files ?? [])].filter(({type}) => type.startsWith('image/'));
    if (photos.length > 0) this.actions.addPhotos(this, photos);
    return photos.length > 0;
  }

  get doc(): DocJson {
    return this.view.state.doc.toJSON() as DocJson;
  }

  get draft(): Draft {
    const {file, flow} = this.place;
    return {file, at: flow.at, was: this.was, doc: this.doc};
  }

  get isChanged(): boolean {
    return !this.view.state.doc.eq(schema.nodeFromJSON(this.was));
  }

  get phase(): Phase {
    return (this.element.dataset.draft as Phase | undefined) ?? 'open';
  }

  set phase(phase: Phase) {
    this.element.dataset.draft = phase;
    this.element.setAttribute('aria-busy', String(phase === 'saving'));
    if (phase !== 'saving') this.view.setProps({});
  }

  contains = (target: EventTarget | null): boolean =>
    target instanceof globalThis.Node && this.element.contains(target);
  get isConnected(): boolean {
    return this.element.isConnected && this.place.host.isConnected;
  }

  /** Puts the caret under the pointer, or at the end. */
  focus(point?: Point): void {
    const {view} = this;
    const found = point && view.posAtCoords({left: point.x, top: point.y});
    const {doc} = view.state;
    const near = TextSelection.near(doc.resolve(found ? found.pos : doc.content.size), found ? 1 : -1);
    view.dispatch(view.state.tr.setSelection(near));
    view.focus();
  }

  /** A browser reports a moved caret a moment later. A key pressed in between would act at its old place. */
  private readCaret(): void {
    document.dispatchEvent(new Event('selectionchange'));
  }

  /** Replaces the element that React rendered, and again after React has rendered a new one. */
  showAt(place: Place = this.place): void {
    this.readCaret();
    const hadFocus = this.view.hasFocus() || document.activeElement === document.body;
    this.place.host.style.removeProperty('display');
    this.place = place;
    // Before it, so that sibling selectors still match.
    if (this.element.nextSibling !== place.host) place.host.before(this.element);
    place.host.style.display = 'none';
    if (hadFocus && this.phase === 'open') this.view.focus();
  }

  /** While the page has no place for the flow, typing goes on. */
  moveToBody(): void {
    const hadFocus = document.activeElement === document.body;
    document.body.append(this.element);
    if (hadFocus) this.view.focus();
  }

  close(): void {
    this.place.host.style.removeProperty('display');
    this.view.destroy();
    this.element.remove();
  }

  run(command: Command): void {
    command(this.view.state, this.view.dispatch, this.view);
    this.view.focus();
  }
}
