import type {Writer} from './writer';

const takesLetters = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Listens before the page does: while writing is on, a click on a text is meant for its words. */
export function listen(writer: Writer): void {
  const isOwn = (target: EventTarget | null) =>
    writer.session?.holds(target) === true ||
    writer.bar.holds(target) ||
    (target instanceof Element && target.closest('[data-editor]') !== null);
  document.addEventListener(
    'keydown',
    (event) => {
      const {key, target, ctrlKey, metaKey, altKey, shiftKey, isComposing} = event;
      if (isComposing || takesLetters(target)) return;
      const alone = !ctrlKey && !metaKey && !altKey;
      const name = key.toLowerCase();
      if (name === 'e' && alone) void writer.toggle();
      else if (!writer.bar.on || isOwn(target)) return;
      else if (name === 'z' && (ctrlKey || metaKey)) void writer.travel(shiftKey ? 'redo' : 'undo');
      else if (name !== 'enter' || !alone || !(target instanceof Element) || !writer.openAt(target)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    {capture: true},
  );
  document.addEventListener(
    'click',
    (event) => {
      const {target, clientX: x, clientY: y} = event;
      if (!writer.bar.on || isOwn(target) || !(target instanceof Element)) return;
      if (writer.openAt(target, {x, y}) || writer.openProp?.(target)) {
        event.preventDefault();
        event.stopPropagation();
      } else void writer.save();
    },
    {capture: true},
  );
}
