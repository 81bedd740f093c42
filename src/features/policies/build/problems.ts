/** What is wrong with a text, and in which line if that is known. */
export type TextProblem = {message: string; line?: number};

export type FileProblem = TextProblem & {file: string};

/** As a command says it. The doctor says the same in its own way. */
export const sentenceOf = ({file, line, message}: FileProblem): string =>
  `${file}: ${line ? `line ${line}: ` : ''}${message}`;

export const sentencesOf = (file: string, problems: readonly TextProblem[]): string[] =>
  problems.map((problem) => sentenceOf({file, ...problem}));
