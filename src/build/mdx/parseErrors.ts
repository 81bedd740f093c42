import type {Finding, Position} from './finding';

type ParserError = {
  reason?: string;
  message: string;
  line?: number;
  column?: number;
  place?: {line?: number; column?: number; start?: {line: number; column: number}};
};

/** What the writer most likely did; where that began, if the parser noticed it later; the line to paste. */
type Cause = {message: string; at?: Position; fix?: string};

const positionOf = (text: string, offset: number): Position => {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: (before.at(-1) ?? '').length + 1};
};

const offsetOf = (text: string, {line, column}: Position): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, column - 1);

/** The text from the last such sign before the place where the parser gave up, and its own place. */
function from(sign: '<' | '{', text: string, noticed: Position): {rest: string; at: Position} | undefined {
  const start = text.lastIndexOf(sign, Math.max(offsetOf(text, noticed) - 1, 0));
  return start < 0 ? undefined : {rest: text.slice(start), at: positionOf(text, start)};
}

/** Straight quotation marks where a value has curly ones. A curly mark inside a value is part of its text. */
const straightened = (line: string): string =>
  /^import\s/.test(line)
    ? line.replace(/[“”„‘’‚]/g, "'")
    : line
        .replace(/=\s*[“”„]([^“”„"<>]*)[“”„"]/g, '="$1"')
        .replace(/=\s*"([^“”„"<>]*)”(?=[\s/>])/g, '="$1"')
        .replace(/=\s*[‘’‚]([^‘’‚<>]*)[‘’‚']/g, '="$1"');

/** Word processors put curly quotation marks around values, which then do not end where they seem to. */
function curly(text: string): Cause | undefined {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => /^import\s|<[A-Za-z]/.test(line) && straightened(line) !== line);
  const line = lines[at];
  if (line === undefined) return undefined;
  return {
    message: 'Curly quotation marks cannot hold a value. Write straight ones:',
    at: {line: at + 1, column: 1 + line.search(/[“”„‘’‚]/)},
    fix: straightened(line).trim(),
  };
}

function unfinishedTag(text: string, noticed: Position): Cause {
  const tag = from('<', text, noticed);
  const [begun = '<'] = /^<\/?[\w.$@:-]*/.exec(tag?.rest ?? '') ?? [];
  const sign = begun.replace('<', '&lt;');
  return {
    message: `"${begun}" begins a tag that is never finished. Close the tag with >, or write ${sign} to show the sign itself.`,
    ...(tag && {at: tag.at}),
  };
}

/** What the parser takes for a tag because it stands between < and >. */
function bracketed(text: string, noticed: Position): Cause | undefined {
  const {rest = '', at} = from('<', text, noticed) ?? {};
  const [, address] = /^<(https?:\/\/[^>\s]*)>/.exec(rest) ?? [];
  const message = address
    ? `A link is written [its words](${address}), not <${address}>.`
    : /^<[^>\s]+@[^>\s]+>/.test(rest) && 'Do not type an email address. Use <EmailLink subject="…">text</EmailLink>.';
  return message ? {message, ...(at && {at})} : undefined;
}

function notCode(text: string, noticed: Position): Cause {
  const {rest = '', at} = from('{', text, noticed) ?? {};
  const [, claim] = /^\{claim:([\w-]+)\}/.exec(rest) ?? [];
  const [anchor] = /^\{#[\w-]+\}/.exec(rest) ?? [];
  let message = 'Braces hold a value for a component. For a brace in the text, write &#123; instead of {.';
  if (claim) message = `Between the --- lines a figure is {claim:${claim}}; here it is <Claim id="${claim}" />.`;
  if (anchor) message = `A heading takes its anchor from its words. Remove ${anchor}.`;
  return {message, ...(at && {at})};
}

type Explain = (where: {text: string; noticed: Position}, ...found: string[]) => Cause | undefined;

const says =
  (message: string): Explain =>
  () => ({message});

/** What the parser says, and what the writer most likely did. The first that has an explanation counts. */
const explanations: readonly (readonly [RegExp, Explain])[] = [
  [/character `!`.*create a comment/s, says('A comment is written {/* like this */}. Replace <!-- and -->.')],
  [/(?:)/, ({text}) => curly(text)],
  [
    /character `[“”„‘’‚]`/,
    says('Curly quotation marks cannot hold a value. Write straight ones, as in icon="rocket".'),
  ],
  [/create a link|local name|in name/, ({text, noticed}) => bracketed(text, noticed)],
  [
    /Unexpected closing tag `(<\/[^`]*>)`, expected corresponding closing tag for `(<[^`]*>)` \((\d+):/,
    (_, closing = '', opening = '', line = '') => ({
      message: `${closing} does not match: ${opening} from line ${line} is still open. Close that one first, or remove ${closing}.`,
    }),
  ],
  [
    /Expected a closing tag for `<(br|img)[^`]*` \((\d+):(\d+)/,
    (_, name = '', line, column) => ({
      message: `<${name}> holds nothing, so it ends with a slash: <${name} … />.`.replace('br … ', 'br '),
      at: {line: Number(line), column: Number(column)},
    }),
  ],
  [
    /Expected a closing tag for `<([^`]*)>` \((\d+):(\d+)-\d+:\d+\) before the end of `paragraph`/,
    (_, name = '', line, column) => ({
      message: `<${name}> begins in this paragraph and does not end in it. Write </${name}> after its text, or put <${name}> on its own line, with an empty line after it.`,
      at: {line: Number(line), column: Number(column)},
    }),
  ],
  [
    /Expected a closing tag for `<([^`]*)>`(?: \((\d+):(\d+))?/,
    (_, name = '', line, column) => ({
      message: `<${name}> is never closed. Write </${name}> after its text, or <${name} /> if it has none.`,
      ...(line && {at: {line: Number(line), column: Number(column)}}),
    }),
  ],
  [/Unexpected closing slash/, says('This closing tag has no opening tag. Remove it, or open the tag above.')],
  [
    /before attribute value/,
    says('Put a text value in quotes (kind="quiet"), and a number or true in braces (columns={3}).'),
  ],
  [/closing quote `(.)`/, says('A value has no closing quotation mark. Add it.')],
  [
    /in expression, expected a corresponding closing brace/,
    says('An opening brace { has no closing }. Add it, or write &#123; for a brace in the text.'),
  ],
  [/import\/exports with acorn/, says('Write each import on one line, with an empty line after the last one.')],
  [/expression with acorn/, ({text, noticed}) => notCode(text, noticed)],
  [
    /in (name|attribute name|member name|tag|closing tag)|before (local )?name|before attribute name|after name|after self-closing/,
    ({text, noticed}) => unfinishedTag(text, noticed),
  ],
];

function causeOf(reason: string, text: string, noticed: Position): Cause {
  for (const [pattern, explain] of explanations) {
    const found = pattern.exec(reason);
    const cause = found && explain({text, noticed}, ...found.slice(1));
    if (cause) return cause;
  }
  return {message: 'This line cannot be read. Look for a <, a brace or a quotation mark that is not closed.'};
}

export function compileFinding(file: string, text: string, thrown: unknown): Finding {
  const error = thrown as ParserError;
  const noticed = {
    line: error.line ?? error.place?.start?.line ?? error.place?.line ?? 1,
    column: error.column ?? error.place?.start?.column ?? error.place?.column ?? 1,
  };
  const {message, at = noticed, fix} = causeOf(error.reason ?? error.message, text, noticed);
  const lines = text.trimEnd().split('\n').length;
  return {file, line: Math.min(at.line, lines), column: at.column, rule: 'compile', message, fix};
}
