/** The rules by name, as `--json` and the tests know them. */
export const ruleNames = [
  'compile',
  'frontMatter',
  'imports',
  'braces',
  'props',
  'claims',
  'links',
  'images',
  'tables',
  'headings',
  'composition',
  'figures',
  'words',
  'leftovers',
  'placeholders',
  'spelling',
  'policies',
  'navigation',
  'company',
] as const;
export type RuleName = (typeof ruleNames)[number];

/** One problem: where it is, what is wrong and what to do, in one sentence; where it helps, the line to paste. */
export type Finding = {
  file: string;
  line: number;
  column: number;
  rule: RuleName;
  message: string;
  fix?: string | undefined;
};

export type Position = {line: number; column: number};

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
