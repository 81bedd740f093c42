/** A problem in a text, with its line if that is known. */
export type TextProblem = {message: string; line?: number};

export type FileProblem = TextProblem & {file: string};

/** The problem as commands print it. The doctor has its own format. */
export const sentenceOf = ({file, line, message}: FileProblem): string =>
  `${file}: ${line ? `line ${line}: ` : ''}${message}`;

export const sentencesOf = (file: string, problems: readonly TextProblem[]): string[] =>
  problems.map((problem) => sentenceOf({file, ...problem}));
