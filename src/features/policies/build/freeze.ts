import {companyParts, fillCompany, isCompanyPart} from '../../../company/parts';
import {fillClaims} from '../../../claims/fill';
import {figures, isClaimId} from '../../../claims/figures';
import {didYouMean} from '../../../content/schemaProblems';
import {splitSource} from '../model/compare/text';

export type Frozen = {text: string; problems: string[]};

const known = /^import (Company|Claim|EmailLink) from '@site\/src\/components\/\1';$/;

/** The one tag that stays: an email address must never appear in a page, and an old one would reach nobody. */
const mailLink = /<EmailLink subject="[^"<>{}]+">|<\/EmailLink>/g;

/** Keeps the line breaks, so that problems are reported on the right line. */
const blank = (text: string) => text.replace(/[^\n]/g, '');

const unknownClaim = (id: string) => `there is no claim "${id}".${didYouMean(id, Object.keys(figures))}`;

function fillHead(head: string, problems: string[]): string {
  try {
    const named = fillCompany(head, (part) => {
      throw new Error(`{company:${part}} is unknown.${didYouMean(part, Object.keys(companyParts))}`);
    });
    return fillClaims(named, (id) => {
      throw new Error(unknownClaim(id));
    });
  } catch (error) {
    problems.push((error as Error).message);
    return head;
  }
}

/**
 * Turns a draft into the literal text that is archived: names and figures become words and notes disappear,
 * so that no later change to the site can change what was agreed.
 */
export function freeze(source: string): Frozen {
  const problems: string[] = [];
  const {head, body, bodyLine} = splitSource(source);
  const literal = body
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, blank)
    .replace(/^import .*$/gm, (line) => {
      if (!known.test(line)) problems.push(`it imports something other than Company, Claim and EmailLink: ${line}`);
      return '';
    })
    .replace(/<Company part="([^"]*)" ?\/>/g, (tag, part: string) => {
      if (isCompanyPart(part)) return companyParts[part];
      problems.push(`${tag} is unknown.${didYouMean(part, Object.keys(companyParts))}`);
      return tag;
    })
    .replace(/<Claim id="([^"]*)" ?\/>/g, (tag, id: string) => {
      if (isClaimId(id)) return figures[id];
      problems.push(unknownClaim(id));
      return tag;
    });
  const unknown = /<[A-Za-z][^>]*>|\{[^}]*\}?/;
  literal.split('\n').forEach((line, at) => {
    const tag = unknown.exec(line.replace(mailLink, ''))?.[0];
    if (!tag || problems.some((problem) => problem.includes(tag))) return;
    problems.push(
      `line ${bodyLine + at}: ${tag} could change later, and published text must not. ` +
        'Use words, Company, Claim or <EmailLink subject="…">.',
    );
  });
  const text = `${fillHead(head, problems)}\n${literal.replace(/\n{3,}/g, '\n\n').trim()}\n`;
  return {text, problems};
}
