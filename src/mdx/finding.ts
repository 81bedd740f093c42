export type Position = {line: number; column: number};

/** A problem: where it is, and a message that says what is wrong and what to do. `fix` is a line to paste. */
export type Finding = Position & {
  file: string;
  message: string;
  fix?: string | undefined;
  /** The word, if it is not in the dictionary. */
  word?: string;
};

/** A problem with a whole line. */
export const atLine = (file: string, line: number, message: string, fix?: string): Finding => ({
  file,
  line,
  column: 1,
  message,
  fix,
});

const byPlace = (a: Finding, b: Finding) =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.message.localeCompare(b.message);

/** Sorted by file and position, without duplicates. */
export function sorted(findings: readonly Finding[]): Finding[] {
  const once = new Map(findings.map((one) => [`${one.file}:${one.line}:${one.column}:${one.message}`, one]));
  return [...once.values()].sort(byPlace);
}

/** As the terminal and the error overlay show it. */
export const formatFindings = (findings: readonly Finding[]): string =>
  findings
    .map(({file, line, column, message, fix}) => `${file}:${line}:${column} ${message}${fix ? `\n    ${fix}` : ''}`)
    .join('\n');
