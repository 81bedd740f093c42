/** The text with code after the last match of a pattern; undefined if there is none. The command formats the file. */
export function afterLast(text: string, pattern: RegExp, code: string): string | undefined {
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last) return undefined;
  const end = last.index + last[0].length;
  return text.slice(0, end) + code + text.slice(end);
}

/** A text as code. Prettier chooses the quotation marks. */
export const quoted = (value: unknown): string => JSON.stringify(value);
