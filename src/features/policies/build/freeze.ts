import {fromMarkdown} from 'mdast-util-from-markdown';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {gfm} from 'micromark-extension-gfm';
import {mdxjs} from 'micromark-extension-mdxjs';
import {visit} from 'unist-util-visit';
import {company} from '../../../company';
import {companyParts, fillCompany} from '../../../company/parts';
import {fillClaims} from '../../../claims/fill';
import {claimValues} from '../../../claims/claims';
import {didYouMean} from '../../../content/schemaProblems';
import {messages, type TextProblem} from '../messages';
import {readMarkdown, splitSource} from '../model/text';

const known = /^import \{(?:(?:, )?(?:Company|Claim|EmailLink))+\} from '@site\/src\/components';$/;

/** The one tag that stays, because an email address must never appear on a page. Old texts use its former name. */
const emailLink = /<(?:Email|Mail)Link(?: (?:subject|to|domain)="[^"<>{}]+")*(?: \/)?>|<\/(?:Email|Mail)Link>/g;

const {mail} = company;
const mailboxes = [mail.user, ...(mail.others ?? [])];
const address = String.raw`([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)`;
const linked = new RegExp(String.raw`\[([^\]]+)\]\(mailto:${address}(?:\?([^)\s]*))?\)`, 'g');
const bare = new RegExp(address, 'g');

/** The tag that assembles an address in the browser. It also replaces text that is the address itself. */
export function emailTag(to: string, domain: string, query = '', words = '@'): string {
  const subject = new URLSearchParams(query).get('subject')?.replace(/["<>{}]/g, '');
  const open = `<EmailLink to="${to}" domain="${domain}"${subject ? ` subject="${subject}"` : ''}`;
  return words.includes('@') ? `${open} />` : `${open}>${words}</EmailLink>`;
}

/** Why a text that never changes cannot contain this tag or code. */
function reasonFor(tag: string): string {
  if (tag.startsWith('{')) return messages.tagIsCode({tag});
  const [, name = ''] = /^<\/?([^\s/>]*)/.exec(tag) ?? [];
  if (/^[A-Z]/.test(name)) return messages.tagIsComponent({tag});
  return /^https?:/.test(name) ? messages.tagIsAddress({tag, url: tag.slice(1, -1)}) : messages.tagIsHtml({tag});
}

/** Code is printed as it is: `<name>` in it is not a tag, and an address is no link. The build does not take indented text for code. */
function withoutCode(body: string): string {
  let rest = body;
  visit(readMarkdown(body), ['inlineCode', 'code'], ({position}) => {
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
    const code = body.slice(start, end);
    if (/^[`~]/.test(code)) rest = rest.slice(0, start) + code.replace(/[^\n]/g, ' ') + rest.slice(end);
  });
  return rest;
}

/** The message of the build's parser about a text that it cannot read. */
function syntaxProblem(body: string, bodyLine: number): TextProblem[] {
  try {
    fromMarkdown(body, {extensions: [mdxjs(), gfm()], mdastExtensions: [mdxFromMarkdown()]});
    return [];
  } catch (error) {
    const {reason, line = 1} = error as {reason: string; line?: number};
    return [{line: bodyLine + line - 1, message: messages.unreadable({why: reason})}];
  }
}

/** The literal text for the archive, with names and claims as words, so that no later change to the site affects it. */
export function freeze(source: string): {text: string; problems: TextProblem[]} {
  const problems: TextProblem[] = [];
  const {head, body, bodyLine} = splitSource(source);
  const unknown = (kind: string, name: string, known: object) => {
    problems.push({message: messages.unknownName({kind, name, hint: didYouMean(name, Object.keys(known))})});
    return name;
  };
  const fill = (text: string) =>
    fillClaims(
      fillCompany(text, (part) => unknown('part of the company', part, companyParts)),
      (id) => unknown('claim', id, claimValues),
    );
  const tokens = body
    // Line breaks stay, so that problems are reported on the right line.
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, (note) => note.replace(/[^\n]/g, ''))
    .replace(/^import .*$/gm, (line) => {
      if (!known.test(line)) problems.push({message: messages.importRefused({line})});
      return '';
    })
    // Tags in the text do what braces do in fields.
    .replace(
      /<(Company|Claim) (?:part|id)="([^"]*)" ?\/>/g,
      (_, tag: string, id: string) => `{${tag.toLowerCase()}:${id}}`,
    );
  // Addresses of the company must be mailboxes that it declares.
  const tag = (to: string, domain: string, query?: string, words?: string) => {
    if (domain === mail.domain && !mailboxes.includes(to))
      problems.push({message: messages.noMailbox({mailbox: to, known: mailboxes.join(', ')})});
    return emailTag(to, domain, query, words);
  };
  const named = fill(tokens).replace(linked, (_, words: string, to: string, domain: string, query?: string) =>
    tag(to, domain, query, words),
  );
  const prose = withoutCode(named);
  const literal = named.replace(bare, (match: string, to: string, domain: string, at: number) =>
    prose[at] === match[0] ? tag(to, domain) : match,
  );
  const code = /(?<!\\)<[A-Za-z/][^>]*>|(?<!\\)\{[^}]*\}?/;
  const lines = withoutCode(literal).split('\n');
  lines.forEach((line, at) => {
    const found = code.exec(line.replace(emailLink, ''))?.[0];
    if (found) problems.push({line: bodyLine + at, message: reasonFor(found)});
  });
  visit(readMarkdown(literal), 'link', ({url, position}) => {
    // Browsers ignore control characters and spaces in the name of a protocol.
    const isUnsafe = /^(?!https?:|mailto:|tel:)[a-z][a-z\d+.-]*:/i.test(url.replace(/[\s\p{Cc}]/gu, ''));
    if (isUnsafe)
      problems.push({line: bodyLine + (position?.start.line ?? 1) - 1, message: messages.linkUnsafe({url})});
  });
  if (problems.length === 0) problems.push(...syntaxProblem(literal, bodyLine));
  return {text: `${fill(head)}\n${literal.replace(/\n{3,}/g, '\n\n').trim()}\n`, problems};
}
