import {fromMarkdown} from 'mdast-util-from-markdown';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {gfm} from 'micromark-extension-gfm';
import {mdxjs} from 'micromark-extension-mdxjs';
import {company} from '../../../company';
import {companyParts, fillCompany, isCompanyPart} from '../../../company/parts';
import {fillClaims} from '../../../claims/fill';
import {figures, isClaimId} from '../../../claims/figures';
import {didYouMean} from '../../../content/schemaProblems';
import {messages} from '../messages';
import {splitSource} from '../model/compare/text';
import type {TextProblem} from './problems';

type Frozen = {text: string; problems: TextProblem[]};

const known = /^import (Company|Claim|EmailLink) from '@site\/src\/components\/\1';$/;

/** The one tag that stays: an email address must never appear in a page. Old texts have its former name. */
const emailLink = /<(?:Email|Mail)Link(?: (?:subject|to|domain)="[^"<>{}]+")*(?: \/)?>|<\/(?:Email|Mail)Link>/g;

/** Keeps the line breaks, so that problems are reported on the right line. */
const blank = (text: string) => text.replace(/[^\n]/g, '');

const unknownClaim = (id: string) => messages.noClaim({id, hint: didYouMean(id, Object.keys(figures))});
const unknownPart = (tag: string, part: string) =>
  messages.unknownTag({tag, hint: didYouMean(part, Object.keys(companyParts))});

function fillHead(head: string, problems: TextProblem[]): string {
  try {
    const named = fillCompany(head, (part) => {
      throw new Error(unknownPart(`{company:${part}}`, part));
    });
    return fillClaims(named, (id) => {
      throw new Error(unknownClaim(id));
    });
  } catch (error) {
    problems.push({message: (error as Error).message});
    return head;
  }
}

const {mail} = company;
const mailboxes = [mail.user, ...(mail.others ?? [])];
const address = String.raw`([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)`;
const linked = new RegExp(String.raw`\[([^\]]+)\]\(mailto:${address}(?:\?subject=([^)\s]*))?\)`, 'g');
const bare = new RegExp(address, 'g');

/** An email address becomes the tag that assembles it in the browser. Those of the company are the mailboxes that it declares. */
export function withoutAddresses(body: string, problems: TextProblem[] = []): string {
  const tag = (to: string, domain: string, subject?: string, words?: string) => {
    if (domain === mail.domain && !mailboxes.includes(to))
      problems.push({message: messages.noMailbox({mailbox: to, known: mailboxes.join(', ')})});
    const named = subject ? ` subject="${decodeURIComponent(subject).replace(/["<>{}]/g, '')}"` : '';
    const open = `<EmailLink to="${to}" domain="${domain}"${named}`;
    return words && !words.includes('@') ? `${open}>${words}</EmailLink>` : `${open} />`;
  };
  return body
    .replace(linked, (_, words: string, to: string, domain: string, subject?: string) =>
      tag(to, domain, subject, words),
    )
    .replace(bare, (_, to: string, domain: string) => tag(to, domain));
}

/** Why a tag or code cannot stay in a text that never changes. */
function reasonFor(tag: string): string {
  if (tag.startsWith('{')) return messages.tagIsCode({tag});
  const [, name = ''] = /^<\/?([^\s/>]*)/.exec(tag) ?? [];
  if (/^[A-Z]/.test(name)) return messages.tagIsComponent({tag});
  return /^https?:/.test(name) ? messages.tagIsAddress({tag, url: tag.slice(1, -1)}) : messages.tagIsHtml({tag});
}

/** What the parser of the build says about a text that it cannot read. */
function syntaxProblem(body: string, bodyLine: number): TextProblem[] {
  try {
    fromMarkdown(body, {extensions: [mdxjs(), gfm()], mdastExtensions: [mdxFromMarkdown()]});
    return [];
  } catch (error) {
    const {reason, line = 1} = error as {reason: string; line?: number};
    return [{line: bodyLine + line - 1, message: messages.unreadable({why: reason})}];
  }
}

/**
 * Turns a draft into the literal text that is archived: names and figures become words and notes disappear,
 * so that no later change to the site can change what was agreed.
 */
export function freeze(source: string): Frozen {
  const problems: TextProblem[] = [];
  const {head, body, bodyLine} = splitSource(source);
  const filled = body
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, blank)
    .replace(/^import .*$/gm, (line) => {
      if (!known.test(line)) problems.push({message: messages.importRefused({line})});
      return '';
    })
    .replace(/<Company part="([^"]*)" ?\/>/g, (tag, part: string) => {
      if (isCompanyPart(part)) return companyParts[part];
      problems.push({message: unknownPart(tag, part)});
      return tag;
    })
    .replace(/<Claim id="([^"]*)" ?\/>/g, (tag, id: string) => {
      if (isClaimId(id)) return figures[id];
      problems.push({message: unknownClaim(id)});
      return tag;
    });
  const literal = withoutAddresses(filled, problems);
  const unknown = /<[A-Za-z/][^>]*>|(?<!\\)\{[^}]*\}?/;
  const tags = literal.split('\n').flatMap((line, at) => {
    const tag = unknown.exec(line.replace(emailLink, ''))?.[0];
    if (!tag || problems.some(({message}) => message.includes(tag))) return [];
    return [{line: bodyLine + at, message: reasonFor(tag)}];
  });
  problems.push(...tags);
  if (problems.length === 0) problems.push(...syntaxProblem(literal, bodyLine));
  const text = `${fillHead(head, problems)}\n${literal.replace(/\n{3,}/g, '\n\n').trim()}\n`;
  return {text, problems};
}
