import {nearest} from '../content/schemaProblems';
import {offsetOf, positionOf} from './textEdits';
import type {Finding, Position} from './finding';
import {messages} from './messages';

/** The error that the parser throws, a message of vfile. */
type ParserError = {
  reason: string;
  ruleId?: string;
  source?: string;
  place?: Position | {start: Position};
};

/** The likely mistake, where it begins if the parser noticed it later, and the line to paste. */
type Cause = {message: string; at?: Position; fix?: string};

/** The text from the last such character before an offset, and its position. */
function from(sign: '<' | '{', text: string, offset: number): {rest: string; at: Position} {
  const start = Math.max(text.lastIndexOf(sign, Math.max(offset - 1, 0)), 0);
  return {rest: text.slice(start), at: positionOf(text, start)};
}

/** Replaces curly quotation marks around values with straight ones. Inside a value, they are part of its text. */
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
    message: messages.curlyQuotes,
    at: {line: at + 1, column: 1 + line.search(/[“”„‘’‚]/)},
    fix: straightened(line).trim(),
  };
}

/** A value without its closing quotation mark takes the lines below along, so the parser stops further down. */
function unclosedQuote(text: string): Cause | undefined {
  const found = /<[A-Za-z]\w*(?:\s+[\w-]+(?:="[^"\n]*"|=\{[^}\n]*\})?)*\s+[\w-]+="[^"\n]*$/m.exec(text);
  if (!found) return undefined;
  return {message: messages.unclosedQuote, at: positionOf(text, found.index + found[0].lastIndexOf('="') + 1)};
}

function importedTwice(text: string): Cause | undefined {
  const lines = [...text.matchAll(/^import (.*) from .*$/gm)];
  const names = lines.flatMap(({1: list = '', index}) => [...list.matchAll(/\w+/g)].map(([name]) => ({name, index})));
  const second = names.find(({name}, at) => names.findIndex((one) => one.name === name) < at);
  return second && {message: messages.importedTwice(second), at: positionOf(text, second.index)};
}

const unfinished = (file: string, text: string, index: number, message: string): Finding => ({
  file,
  ...positionOf(text, index),
  message,
});

/** What never ends swallows the rest of the page, so the parser would stumble somewhere below. */
export function unfinishedFinding(file: string, text: string): Finding | undefined {
  const broken = text.indexOf('\uFFFD');
  if (broken >= 0) return unfinished(file, text, broken, messages.notUtf8);
  const conflict = text.search(/^(?:<{7} |={7}$|>{7} )/m);
  if (conflict >= 0) return unfinished(file, text, conflict, messages.mergeConflict);
  let fence: {sign: string; index: number} | undefined;
  let comment: number | undefined;
  for (const {0: sign, 1: ticks, index} of text.matchAll(/^[ \t]*(`{3,}|~{3,})[^\n]*$|\{\/\*|\*\/\}/gm)) {
    if (fence) {
      if (ticks && comment === undefined && ticks.startsWith(fence.sign) && sign.trim() === ticks) fence = undefined;
    } else if (ticks && comment === undefined) fence = {sign: ticks, index};
    else if (!ticks) comment = sign.startsWith('{') ? (comment ?? index) : undefined;
  }
  if (fence) return unfinished(file, text, fence.index, messages.unclosedFence);
  return comment === undefined ? undefined : unfinished(file, text, comment, messages.unclosedComment);
}

/** The parser stopped inside a tag, or inside something that it took for one. */
function inTag(text: string, offset: number): Cause {
  const {rest, at} = from('<', text, offset);
  if (rest.startsWith('<!--')) return {message: messages.htmlComment};
  const [, address] = /^<(https?:\/\/[^>\s]*)>/.exec(rest) ?? [];
  if (address) return {message: messages.bareLink({address}), at};
  if (/^<[^>\s]+@[^>\s]+>/.test(rest)) return {message: messages.bareEmail, at};
  const cause = curly(text) ?? unclosedQuote(text);
  if (cause) return cause;
  if (/[“”„‘’‚]/.test(text.charAt(offset))) return {message: messages.curlyQuotes};
  if (text.slice(0, offset).trimEnd().endsWith('=')) return {message: messages.bareValue};
  const [begun = '<'] = /^<\/?[\w.$@:-]*/.exec(rest) ?? [];
  return {message: messages.unfinishedTag({begun, sign: begun.replace('<', '&lt;')}), at};
}

function inExpression(text: string, offset: number): Cause {
  const {rest, at} = from('{', text, offset);
  const [, claim] = /^\{claim:([\w-]+)\}/.exec(rest) ?? [];
  if (claim) return {message: messages.claimInText({claim}), at};
  const [anchor] = /^\{#[\w-]+\}/.exec(rest) ?? [];
  return {message: anchor ? messages.anchorInBraces({anchor}) : messages.braceInText, at};
}

/** A tag with a wrong closing tag, or with none. Only the parser's message names the open tag. */
function mismatched(text: string, offset: number, reason: string): Cause {
  const [, name = '', line = '1', column = '1'] = /`<([^`\s/>]*)>` \((\d+):(\d+)/.exec(reason) ?? [];
  const at = {line: Number(line), column: Number(column)};
  if (name === 'br' || name === 'img') return {message: messages.voidTag({name}), at};
  const [closing, closed = ''] = /^<\/([^>\s]*)[^>]*>/.exec(text.slice(offset)) ?? [];
  // In a paragraph or a list item of its own, it closes nothing.
  if (closing && !name) return {message: messages.gluedTag({name: closed})};
  if (closing && name !== closed && nearest(name, [closed])) return {message: messages.twoNames({name, closed}), at};
  const glued = new RegExp(`^.*\\S[ \\t]*</${name}>|^</${name}>[ \\t]*[^\\s<].*`, 'm').exec(
    text.slice(offsetOf(text, at)),
  );
  if (glued && !glued[0].includes(`<${name}`)) {
    const place = positionOf(text, offsetOf(text, at) + glued.index);
    return {message: messages.gluedTag({name}), at: place};
  }
  return closing
    ? {message: messages.mismatchedTag({closing, opening: name, line})}
    : {message: messages.unclosedTag({name}), at};
}

function causeOf({reason, ruleId, source}: ParserError, text: string, offset: number): Cause {
  switch (`${source ?? ''}:${ruleId ?? ''}`) {
    case 'micromark-extension-mdx-jsx:unexpected-character':
    case 'micromark-extension-mdx-jsx:unexpected-eof':
      return inTag(text, offset);
    case 'mdast-util-mdx-jsx:end-tag-mismatch':
      return mismatched(text, offset, reason);
    case 'mdast-util-mdx-jsx:unexpected-closing-slash':
      return {message: messages.unopenedTag};
    case 'micromark-extension-mdx-expression:unexpected-eof':
      return {message: messages.unclosedBrace};
    case 'micromark-extension-mdx-expression:acorn':
      return inExpression(text, offset);
    case 'micromark-extension-mdxjs-esm:acorn':
      return curly(text) ?? importedTwice(text) ?? {message: messages.brokenImport};
    default:
      return {message: messages.unreadable};
  }
}

export function compileFinding(file: string, text: string, thrown: unknown): Finding {
  const error = thrown as ParserError;
  const {place = {line: 1, column: 1}} = error;
  const noticed = 'start' in place ? place.start : place;
  const {message, at = noticed, fix} = causeOf(error, text, offsetOf(text, noticed));
  const lines = text.trimEnd().split('\n').length;
  return {file, line: Math.min(at.line, lines), column: at.column, message, fix};
}
