export type Position = {line: number; column: number};

/** One problem: where it is, what is wrong and what to do, in one sentence; where it helps, the line to paste. */
export type Finding = Position & {
  file: string;
  message: string;
  fix?: string | undefined;
  /** The word, if the dictionary does not have it. */
  word?: string;
};

/** A problem of a whole line. */
export const atLine = (file: string, line: number, message: string, fix?: string): Finding => ({
  file,
  line,
  column: 1,
  message,
  fix,
});

const byPlace = (a: Finding, b: Finding) =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.message.localeCompare(b.message);

/** In the order of their places, without duplicates. */
export function sorted(findings: readonly Finding[]): Finding[] {
  const once = new Map(findings.map((one) => [`${one.file}:${one.line}:${one.column}:${one.message}`, one]));
  return [...once.values()].sort(byPlace);
}

/** As a terminal and the overlay of the development server show it. */
export const printed = ({file, line, column, message, fix}: Finding): string =>
  `${file}:${line}:${column} ${message}${fix ? `\n    ${fix}` : ''}`;
