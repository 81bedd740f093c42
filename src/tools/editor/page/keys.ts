import {plain} from '../source/content';
import type {Draft} from './draft';
import type {LateClick} from './lateClick';
import {pasted} from './paste';
import {chooseChip, chooseLink} from './putIn';
import type {Writer} from './writer';

const takesLetters = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** A space would open what the draft is a part of. */
const isInControl = ({element}: Draft) => element.closest('summary, button') !== null;

const plainOnly = 'Here stand plain words only: no bold, no links.';

/** What a key does in an open text; false if it is an ordinary one. */
function pressed(writer: Writer, draft: Draft, {key, ctrlKey, metaKey, shiftKey}: KeyboardEvent): boolean {
  const name = key.toLowerCase();
  if (!draft.takesLetters) return name !== 'tab';
  if (name === 'enter')
    void writer.save(draft).then(() => {
      if (!draft.element.isContentEditable) draft.place.host.focus({preventScroll: true});
    });
  else if (name === 'escape') writer.cancel(draft);
  else if (name === ' ' && isInControl(draft)) draft.insertWords(' ');
  else if (!ctrlKey && !metaKey) return false;
  else if (name === 'z') void (shiftKey ? writer.redo() : writer.undo());
  else if (name === 'y') void writer.redo();
  else if (!['b', 'i', 'k', '.'].includes(name)) return false;
  else if (draft.text.kind === 'prop') writer.bar.say(plainOnly);
  else if (name === 'b') draft.mark('strong');
  else if (name === 'i') draft.mark('em');
  else if (name === 'k') chooseLink(writer);
  else void chooseChip(writer);
  return true;
}

/** Keys outside of an open text: `e` switches, Enter opens, the usual ones take back. */
function pressedOutside(writer: Writer, event: KeyboardEvent): boolean {
  const {key, target, ctrlKey, metaKey, altKey, shiftKey} = event;
  if (takesLetters(target)) return false;
  const name = key.toLowerCase();
  const alone = !ctrlKey && !metaKey && !altKey;
  if (name === 'e' && alone) {
    void writer.toggle();
    return true;
  }
  if (!writer.bar.on || writer.bar.holds(target)) return false;
  if (name === 'z' && (ctrlKey || metaKey)) {
    void (shiftKey ? writer.redo() : writer.undo());
    return true;
  }
  const entry = name === 'enter' && alone ? writer.texts.at(target, -1, -1) : undefined;
  if (entry) writer.open(entry);
  return entry !== undefined;
}

/** Listens before the page does: while a text is open, its keys and clicks mean nothing to what it is a part of. */
export function listen(writer: Writer, late: LateClick): void {
  const on = <Type extends keyof DocumentEventMap>(type: Type, handle: (event: DocumentEventMap[Type]) => void) => {
    document.addEventListener(type, handle, {capture: true});
  };
  on('keydown', (event) => {
    if (event.isComposing) return;
    const draft = writer.draftOf(event.target);
    const held = !draft && !event.ctrlKey && !event.metaKey && writer.hold(event.key);
    const taken = held || (draft ? pressed(writer, draft, event) : pressedOutside(writer, event));
    if (taken) event.preventDefault();
    if (draft || taken) event.stopPropagation();
  });
  on('keyup', (event) => {
    const draft = writer.draftOf(event.target);
    if (draft && event.key === ' ' && isInControl(draft)) event.preventDefault();
    if (draft) event.stopPropagation();
  });
  on('click', (event) => {
    if (!writer.bar.on || writer.bar.holds(event.target)) return;
    const open = writer.draftOf(event.target);
    const {target, clientX: x, clientY: y} = event;
    const entry = open ? undefined : writer.texts.at(target, x, y);
    if (!open && !entry) {
      late.keep(event);
      return;
    }
    late.drop();
    event.preventDefault();
    event.stopPropagation();
    if (entry) writer.open(entry, {x, y});
  });
  on('beforeinput', (event) => {
    const refused = /^(format|history|insertParagraph|insertLineBreak|insertFromDrop|deleteByDrag)/;
    const draft = writer.draftOf(event.target);
    if (draft && (!draft.takesLetters || refused.test(event.inputType))) event.preventDefault();
  });
  on('input', (event) => {
    const {inputType = '', data = ''} = event;
    writer.draftOf(event.target)?.changed(inputType.startsWith('insert') && data !== ' ');
    writer.remember();
  });
  on('paste', (event) => {
    const draft = writer.draftOf(event.target);
    if (!draft) return;
    event.preventDefault();
    const words = event.clipboardData?.getData('text/plain') ?? '';
    const html = event.clipboardData?.getData('text/html');
    const {content, values} = pasted(html ?? '', words);
    if (draft.text.kind === 'prop' || content.length === 0) draft.insertWords(words || plain(content));
    else draft.insert(content, values);
  });
  on('focusout', (event) => {
    const draft = writer.draftOf(event.target);
    if (!draft || !document.hasFocus() || writer.bar.holds(event.relatedTarget)) return;
    // An element that is drawn anew loses the focus too: nobody has left it.
    setTimeout(() => {
      if (draft.element.isConnected && !draft.element.contains(document.activeElement)) void writer.save(draft);
    });
  });
  on('selectionchange', () => {
    writer.remember();
  });
}
