import {figures} from '../../claims/figures';
import {evidence, type Evidence} from '../../claims/evidence';
import {isDay} from '../../content/dates';
import type {Finding} from '../../build/mdx/finding';
import type {ParsedPage} from '../../build/mdx/parsedPage';
import {messages} from './messages';
import {claimsUsed} from './rules/claims';

export type Claim = Evidence & {id: string; value: string};

export const claimsFile = 'src/claims/claimEvidence.json';

export const allClaims = (): Claim[] =>
  (Object.keys(figures) as (keyof typeof figures)[]).map((id) => ({id, value: figures[id], ...evidence[id]}));

/** The fields of its evidence that are still empty. */
function missingIn({means, evidence, owner, reviewed, reviewBy}: Claim): string[] {
  const fields = {means, evidence, owner, 'reviewed.on': reviewed.on, 'reviewed.value': reviewed.value, reviewBy};
  return Object.entries(fields).flatMap(([name, given]) => (given?.trim() ? [] : [`"${name}"`]));
}

/** The problems of one claim, as of the given day. */
function problems(claim: Claim, today: string, users: readonly string[]): string[] {
  const {id: name, value, evidence, owner, reviewed, reviewBy} = claim;
  const missing = missingIn(claim).join(', ');
  if (missing) {
    const where = users.length > 0 ? messages.usedOn({files: users.join(', ')}) : messages.unused;
    return [messages.unreviewed({name, value, missing, where})];
  }
  const date = [reviewed.on, reviewBy].find((one) => !isDay(one));
  if (date) return [messages.claimDate({name, date})];
  return [
    ...(value === reviewed.value
      ? []
      : [messages.claimChanged({name, value, reviewed: reviewed.value, on: reviewed.on, owner, evidence})]),
    ...(reviewed.on > today ? [messages.reviewedLater({name, on: reviewed.on})] : []),
    ...(reviewBy < today ? [messages.reviewDue({name, by: reviewBy, owner, evidence})] : []),
  ];
}

/** The estimate calculates with some claims. */
const uncountable = ({id: name, value, counted}: Claim): string[] =>
  counted && !/^([1-9]\d|100)%$/.test(value) ? [messages.notAPercentage({name, value})] : [];

/** Two values for one fact, unless one of them says why it differs. */
function contradiction(claim: Claim, before: readonly Claim[]): string[] {
  const {id: name, value, fact, exception} = claim;
  const other = before.find((one) => fact && one.fact === fact && one.value !== value);
  if (!other || exception || other.exception) return [];
  return [messages.contradiction({name, value, other: other.id, otherValue: other.value, fact: fact ?? ''})];
}

/** The files that use a claim. */
const usersOf = (id: string, pages: readonly ParsedPage[]): string[] =>
  pages.filter((page) => claimsUsed(page).some((used) => used.id === id)).map((page) => page.file);

/** Due reviews, values without a review and contradictions. `text` is the file, to find the lines. */
export function evidenceFindings(
  claims: readonly Claim[],
  text: string,
  today: string,
  pages: readonly ParsedPage[] = [],
): Finding[] {
  const lines = text.split('\n');
  return claims.flatMap((claim, at) => {
    const place = lines.findIndex((line) => new RegExp(`^  "${claim.id}": \\{`).test(line));
    const line = Math.max(place, 0) + 1;
    const found = problems(claim, today, usersOf(claim.id, pages));
    return [...found, ...uncountable(claim), ...contradiction(claim, claims.slice(0, at))].map((message): Finding => ({
      file: claimsFile,
      line,
      column: 3,
      rule: 'claims',
      message,
    }));
  });
}
