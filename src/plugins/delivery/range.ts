export type Range = {start: number; end: number};

/** The one stretch of bytes that a `Range` header asks for; 'unsatisfiable' when there is none, nothing when it is to be ignored. */
export function rangeOf(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const [, first, last] = match;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(first) > Number(last)) return undefined;
  return start >= size || (!first && Number(last) === 0) ? 'unsatisfiable' : {start, end};
}
