import type {Finding} from './finding';
import {headOf} from './readMdx';

type ParserError = {
  reason?: string;
  message: string;
  ruleId?: string;
  line?: number;
  column?: number;
  place?: {line?: number; column?: number; start?: {line: number; column: number}};
};

/** What the parser says, and what the writer most likely did. The first pattern that matches is used. */
const explanations: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/character `!`.*create a comment/s, 'Comments are written {/* like this */}, not <!-- like this -->.'],
  [
    /Unexpected closing tag `(<\/[^`]*>)`, expected corresponding closing tag for `(<[^`]*>)` \((\d+):/,
    (closing, opening, line) =>
      `${closing} does not match: ${opening} from line ${line} is still open. Close that one first.`,
  ],
  [
    /Expected a closing tag for `(<[^`]*>)` \((\d+):\d+-\d+:\d+\) before the end of `paragraph`/,
    (opening) => `${opening} is in the middle of a line. Put it on its own line, with an empty line after it.`,
  ],
  [
    /Expected a closing tag for `<([^`]*)>`/,
    (name) => `<${name}> is never closed. Write </${name}> after its text, or <${name} /> if it has none.`,
  ],
  [/Unexpected closing slash/, 'This closing tag has no opening tag. Remove it, or open the tag above.'],
  [
    /before attribute value/,
    'Put a text value in quotes (kind="quiet"), and a number or true in braces (columns={3}).',
  ],
  [/closing quote `(.)`/, () => 'A value has no closing quotation mark. Add it.'],
  [
    /in expression, expected a corresponding closing brace/,
    'An opening brace { has no closing }. Add it, or write &#123; for a brace in the text.',
  ],
  [/import\/exports with acorn/, 'Write each import on one line, with an empty line after the last one.'],
  [/expression with acorn/, 'Braces hold a value for a component. For a brace in the text, write &#123; instead of {.'],
  [
    /in (name|attribute name|member name|tag|closing tag)|before name|before attribute name|after name|after self-closing/,
    'A tag is incomplete, or the text contains a <. Close the tag with >, or write &lt; for the sign itself.',
  ],
];

function cause(reason: string): string {
  for (const [pattern, words] of explanations) {
    const found = pattern.exec(reason);
    if (found) return typeof words === 'string' ? words : words(...found.slice(1));
  }
  return `MDX cannot read this: ${reason}.`;
}

/** The line of the unclosed tag is more useful than the end of the file, where the parser noticed it. */
function openedAt(reason: string): {line: number; column: number} | undefined {
  const found = /^Expected a closing tag for `[^`]*` \((\d+):(\d+)/.exec(reason);
  return found ? {line: Number(found[1]), column: Number(found[2])} : undefined;
}

export function compileFinding(file: string, text: string, thrown: unknown): Finding {
  const error = thrown as ParserError;
  const reason = error.reason ?? error.message;
  const start = openedAt(reason) ?? {
    line: error.line ?? error.place?.start?.line ?? error.place?.line ?? 1,
    column: error.column ?? error.place?.start?.column ?? error.place?.column ?? 1,
  };
  const lines = text.trimEnd().split('\n').length;
  return {
    file,
    line: Math.min(start.line, lines),
    column: start.column,
    rule: 'compile',
    message: cause(reason),
  };
}

type YamlError = Error & {reason?: string; mark?: {line: number; column: number}};

export function yamlFinding(file: string, text: string, thrown: unknown): Finding {
  const {reason, mark, message} = thrown as YamlError;
  const line = (mark?.line ?? 0) + 1;
  const given = text.split('\n')[line - 1] ?? '';
  const [, name, value] = /^([a-z_]+):\s+(.*:\s.*)$/.exec(given) ?? [];
  return {
    file,
    line: Math.min(line, headOf(text).split('\n').length || 1),
    column: (mark?.column ?? 0) + 1,
    rule: 'frontMatter',
    message: name
      ? `"${name}" contains a colon, so its text must be in quotation marks.`
      : `The block between the --- lines cannot be read: ${reason ?? message}.`,
    fix: name && value && !value.includes('"') ? `${name}: "${value}"` : undefined,
  };
}
