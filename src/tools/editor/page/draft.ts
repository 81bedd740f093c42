import type {PageText} from '../messages';
import type {Content, Inline} from '../source/content';
import {caretIn, putCaret, select, selectedIn} from './caret';
import type {Place} from './place';
import {chipElement, contentIn, elementsFor, isSame, valuesIn} from './tree';

export type Phase = 'open' | 'saving' | 'saved' | 'refused';
type State = {content: Inline[]; values: string[]; caret: number};

/** Letters that come faster than this are taken back together. */
const together = 800;

/** React draws well before this. */
const longestCopy = 1000;

type Of = {file: string; text: PageText};
export const isSameText = (one: Of, other: Of): boolean => one.file === other.file && one.text.at === other.text.at;

/** A text while it is written: its elements stand in the place of those that React drew, which come back untouched. */
export class Draft {
  readonly element: HTMLElement;
  private readonly drawn: ChildNode[];
  private readonly attributes: readonly [string, string | null][];
  private readonly past: State[] = [];
  private future: State[] = [];
  private typedAt = 0;
  private last: State;

  constructor(
    readonly file: string,
    readonly text: PageText,
    readonly place: Place,
    content: Content = text.content,
    values: readonly string[] = place.values,
  ) {
    const {host, nodes} = place;
    const fills = [...host.childNodes].every((node) => nodes.includes(node));
    this.drawn = nodes;
    if (fills) this.element = host;
    else {
      this.element = document.createElement('span');
      nodes[0]?.before(this.element);
    }
    for (const node of nodes) node.remove();
    // A headline stays a headline and an item an item for who listens; only what has no role of its own gets one.
    const own: Record<string, string> = {
      contenteditable: 'true',
      'data-draft': 'open',
      'aria-busy': 'false',
      ...(!fills && {role: 'textbox', 'aria-label': 'Text being written'}),
    };
    this.attributes = Object.keys(own).map((name) => [name, this.element.getAttribute(name)]);
    for (const [name, value] of Object.entries(own)) this.element.setAttribute(name, value);
    this.element.replaceChildren(...elementsFor(content, [...values]));
    this.last = this.state();
  }

  /** Puts back what React drew, so that it finds its own elements. */
  restore(): void {
    if (this.element === this.place.host) {
      this.element.replaceChildren(...this.drawn);
      for (const [name, value] of this.attributes) {
        if (value === null) this.element.removeAttribute(name);
        else this.element.setAttribute(name, value);
      }
    } else this.element.replaceWith(...this.drawn);
  }

  /**
   * Gives way to what React is about to draw. Until it has, a copy stands where the words stood, so that the old ones
   * do not flash up.
   */
  giveWay(): void {
    const {host} = this.place;
    const copy = host.cloneNode(true) as HTMLElement;
    const {display} = host.style;
    host.before(copy);
    this.restore();
    const old = host.textContent;
    host.style.display = 'none';
    const end = () => {
      observer.disconnect();
      copy.remove();
      host.style.display = display;
    };
    const observer = new MutationObserver(() => {
      if (!host.isConnected || host.textContent !== old) end();
    });
    observer.observe(document.body, {childList: true, characterData: true, subtree: true});
    setTimeout(end, longestCopy);
  }

  get content(): Inline[] {
    return contentIn(this.element, this.text.content);
  }

  get takesLetters(): boolean {
    return this.phase !== 'saving';
  }

  get values(): string[] {
    return valuesIn(this.element);
  }

  get isChanged(): boolean {
    return !isSame(this.content, this.text.content);
  }

  get phase(): Phase {
    return this.element.dataset.draft as Phase;
  }

  set phase(phase: Phase) {
    this.element.dataset.draft = phase;
    this.element.setAttribute('aria-busy', String(phase === 'saving'));
    // Until the answer is there the focus stays.
    this.element.setAttribute('contenteditable', String(phase !== 'saved'));
  }

  private state(): State {
    return {content: this.content, values: this.values, caret: caretIn(this.element)};
  }

  private show({content, values, caret}: State): void {
    this.element.replaceChildren(...elementsFor(content, [...values]));
    this.element.focus({preventScroll: true});
    putCaret(this.element, caret);
    this.last = this.state();
  }

  /** After each change: remembers what was before it. */
  changed(isLetter: boolean): void {
    const now = Date.now();
    if (!isLetter || now - this.typedAt > together || this.past.length === 0) this.past.push(this.last);
    this.typedAt = isLetter ? now : 0;
    this.future = [];
    this.last = this.state();
  }

  undo(): boolean {
    const before = this.past.pop();
    if (!before) return false;
    this.future.push(this.last);
    this.show(before);
    this.typedAt = 0;
    return true;
  }

  redo(): boolean {
    const after = this.future.pop();
    if (!after) return false;
    this.past.push(this.last);
    this.show(after);
    return true;
  }

  /** Puts nodes where the caret is, in the place of what is selected. */
  private put(...nodes: Node[]): void {
    const selected = selectedIn(this.element);
    const range = selected ?? document.createRange();
    if (!selected) range.selectNodeContents(this.element);
    if (selected) range.deleteContents();
    else range.collapse(false);
    const fragment = document.createDocumentFragment();
    fragment.append(...nodes);
    range.insertNode(fragment);
    range.collapse(false);
    this.element.normalize();
    this.element.focus({preventScroll: true});
    select(range);
    this.changed(false);
  }

  insertWords(words: string): void {
    this.put(document.createTextNode(words.replace(/\s+/g, ' ')));
  }

  insert(content: Content, values: readonly string[]): void {
    this.put(...elementsFor(content, [...values]));
  }

  insertChip(source: string, words: string): void {
    this.put(chipElement(source, words));
  }

  /** Emphasizes what is selected, or no longer. */
  mark(name: 'strong' | 'em'): void {
    const range = selectedIn(this.element);
    const around = this.closest(name === 'strong' ? 'strong, b' : 'em, i', range);
    if (around) around.replaceWith(...around.childNodes);
    else if (!range || range.collapsed) return;
    else this.wrap(range, document.createElement(name));
    this.element.normalize();
    this.changed(false);
  }

  /** The element of a kind that holds the selection. */
  closest(selector: string, range = selectedIn(this.element)): HTMLElement | undefined {
    const node = range?.commonAncestorContainer;
    const from = node instanceof Element ? node : node?.parentElement;
    const found = from?.closest<HTMLElement>(selector);
    if (!found || found === this.element) return undefined;
    return this.element.contains(found) ? found : undefined;
  }

  /** Links what was selected; without an address, the link goes and its words stay. */
  link(to: string): void {
    const range = selectedIn(this.element);
    const around = this.closest('[data-to]', range);
    if (around && !to) around.replaceWith(...around.childNodes);
    else if (around) {
      around.dataset.to = to;
      around.setAttribute('href', to);
    } else if (to && range && !range.collapsed) {
      const link = document.createElement('a');
      link.dataset.to = to;
      link.setAttribute('href', to);
      this.wrap(range, link);
    }
    this.element.normalize();
    this.element.focus({preventScroll: true});
    this.changed(false);
  }

  private wrap(range: Range, element: HTMLElement): void {
    element.append(range.extractContents());
    range.insertNode(element);
    range.selectNodeContents(element);
    select(range);
  }
}
