/** Where the caret is in a draft, as a count of letters, so that it finds its place among other nodes. */
export function caretIn(element: Element): number {
  const selection = getSelection();
  if (!selection?.rangeCount || !element.contains(selection.anchorNode)) return element.textContent?.length ?? 0;
  const range = document.createRange();
  range.selectNodeContents(element);
  const {endContainer, endOffset} = selection.getRangeAt(0);
  range.setEnd(endContainer, endOffset);
  return range.toString().length;
}

/** The range that somebody has selected in a draft. */
export function selectedIn(element: Element): Range | undefined {
  const selection = getSelection();
  if (!selection?.rangeCount) return undefined;
  const range = selection.getRangeAt(0);
  return element.contains(range.commonAncestorContainer) ? range : undefined;
}

export function select(range: Range): void {
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

export function putCaret(element: Element, at: number): void {
  const range = document.createRange();
  range.selectNodeContents(element);
  range.collapse(false);
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = at;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const {length} = node as Text;
    const chip = node.parentElement?.closest('[data-chip]');
    if (left <= length) {
      if (chip) range.setStartAfter(chip);
      else range.setStart(node, left);
      range.collapse(true);
      break;
    }
    left -= length;
  }
  select(range);
}

/** The place under the pointer, once the draft stands where the text stood. */
export function putCaretAt(element: Element, x: number, y: number): boolean {
  // Safari has it since version 18.4; before, the caret goes to the end.
  const spot = 'caretPositionFromPoint' in document ? document.caretPositionFromPoint(x, y) : null;
  if (!spot || !element.contains(spot.offsetNode)) return false;
  if (spot.offsetNode.parentElement?.closest('[data-chip]')) return false;
  const range = document.createRange();
  range.setStart(spot.offsetNode, spot.offset);
  select(range);
  return true;
}
