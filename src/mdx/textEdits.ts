/** A range of a text, by offsets. */
type Range = {start: number; end: number};

/** Removes a range, with its lines if nothing else is on them, and leaves one blank line where there would be two. */
export function removeRange(text: string, {start, end}: Range): string {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const isAlone = /(^|\n)[ \t]*$/.test(before) && /^[ \t]*\r?(\n|$)/.test(after);
  if (!isAlone) return before + after;
  const top = before.replace(/[ \t]*$/, '');
  const rest = after.replace(/^[ \t]*\r?(\n|$)/, '');
  return /(^|\n)\r?\n$/.test(top) ? top + rest.replace(/^\r?\n/, '') : top + rest;
}

export function positionOf(text: string, offset: number): {line: number; column: number} {
  const lines = text.slice(0, offset).split('\n');
  return {line: lines.length, column: (lines.at(-1) ?? '').length + 1};
}

export const offsetOf = (text: string, {line, column}: {line: number; column: number}): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, 0) +
  column -
  1;
