import {flowAttribute} from '../protocol';
import {shownFiles} from './ShownComponent';
import type {View} from './store';
import {resumeKey, type Writer} from './writer';

/** What is stored under `resumeKey`. */
type Resumed = {pathname?: string; view?: View | undefined};

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Handles keys and clicks before the page does: while editing is on, a click on a text edits it. */
export function listen(writer: Writer): void {
  const isOwn = (target: EventTarget | null) =>
    writer.activeSession?.contains(target) === true ||
    (target instanceof Element && target.closest('[data-editor="bar"]') !== null);
  const onKeyDown = (event: KeyboardEvent) => {
    const {key, target, ctrlKey, metaKey, altKey, shiftKey, isComposing} = event;
    if (isComposing || isTextField(target)) return;
    const isAlone = !ctrlKey && !metaKey && !altKey;
    const name = key.toLowerCase();
    if (name === 'e' && isAlone) void writer.toggle();
    else if (!writer.state.isOn || isOwn(target)) return;
    else if (name === 'z' && (ctrlKey || metaKey)) void writer.stepHistory(shiftKey ? 'redo' : 'undo');
    else if (name !== 'enter' || !isAlone || !(target instanceof Element) || !writer.openAt(target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = (event: MouseEvent) => {
    const {target, clientX: x, clientY: y} = event;
    if (!writer.state.isOn || isOwn(target) || !(target instanceof Element)) return;
    // A saved flow covers the page until the page is rendered again.
    if (target.closest('[data-draft]')) void writer.saveAndOpenAt({x, y});
    else if (writer.openAt(target, {x, y})) {
      event.preventDefault();
      event.stopPropagation();
    } else void writer.save();
  };
  document.addEventListener('keydown', onKeyDown, {capture: true});
  document.addEventListener('click', onClick, {capture: true});
  addEventListener('beforeunload', (event) => {
    if (writer.activeSession?.isChanged || document.querySelector('[data-unsaved]')) event.preventDefault();
  });
  addEventListener('pagehide', () => {
    const {isOn, view} = writer.state;
    const {pathname} = location;
    if (isOn) sessionStorage.setItem(resumeKey, JSON.stringify({pathname, view} satisfies Resumed));
  });
}

/** The page is rendered in many small steps, in milliseconds. */
const settleTime = 150;

/** Tells the editor when the page was rendered again, after a hot update or a navigation. */
export function follow(writer: Writer): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let {pathname} = location;
  const observer = new MutationObserver((records) => {
    const {activeSession, state} = writer;
    if (!state.isOn || records.every(({target}) => activeSession?.contains(target))) return;
    if (location.pathname !== pathname) writer.open(undefined);
    ({pathname} = location);
    if (activeSession && !activeSession.isConnected) writer.pageChanged();
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      writer.pageChanged();
    }, settleTime);
  });
  const root = document.getElementById('__docusaurus');
  if (root) observer.observe(root, {childList: true, subtree: true, attributeFilter: [flowAttribute]});
}

/** Turns editing on again after a full load, once the page is rendered, with the panel that was open on it. */
export async function resume(writer: Writer): Promise<void> {
  const stored = sessionStorage.getItem(resumeKey);
  if (!stored) return;
  if (shownFiles().length === 0) return void setTimeout(() => void resume(writer), settleTime);
  const {pathname, view} = JSON.parse(stored) as Resumed;
  await writer.toggle();
  if (pathname === location.pathname) writer.open(view);
}
