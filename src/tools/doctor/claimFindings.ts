import {claimValues} from '../../claims/claims';
import {evidence, type Evidence} from '../../claims/evidence';
import {atLine, type Finding} from '../../mdx/finding';
import type {ParsedPage} from '../../mdx/parsedPage';
import {messages} from './messages';
import {claimsUsed} from './rules/claims';
import {lineOf} from './sources';

export type Claim = Evidence & {id: string; value: string};

export const claimsFile = 'src/claims/claimEvidence.json';

/** Of a claim that only the file of values has. */
const noEvidence: Evidence = {
  means: '',
  wording: '',
  evidence: '',
  owner: '',
  reviewed: {on: '', value: ''},
  reviewBy: '',
};

export const allClaims = (
  values: Readonly<Record<string, string>> = claimValues,
  given: Readonly<Record<string, Evidence>> = evidence,
): Claim[] => Object.entries(values).map(([id, value]) => ({id, value, ...noEvidence, ...given[id]}));

/** The fields of its evidence that are still empty. */
function missingIn({means, evidence, owner, reviewed, reviewBy}: Claim): string {
  const fields = {means, evidence, owner, 'reviewed.on': reviewed.on, 'reviewed.value': reviewed.value, reviewBy};
  const empty = Object.entries(fields).filter(([, given]) => !given?.trim());
  return empty.map(([name]) => `"${name}"`).join(', ');
}

/** A problem with the review of a claim, as of the given day. */
function reviewProblem(claim: Claim, today: string, users: readonly string[]): string | undefined {
  const {id: name, value, evidence, owner, reviewed, reviewBy} = claim;
  const missing = missingIn(claim);
  if (missing) {
    const where = users.length > 0 ? messages.usedOn({files: users.join(', ')}) : messages.unused;
    return messages.unreviewed({name, value, missing, where});
  }
  if (value !== reviewed.value) {
    return messages.claimChanged({name, value, reviewed: reviewed.value, on: reviewed.on, owner, evidence});
  }
  return reviewBy < today ? messages.reviewDue({name, by: reviewBy, owner, evidence}) : undefined;
}

/** Two values for one fact, unless both say what sets them apart. */
function contradiction(claim: Claim, before: readonly Claim[]): string | undefined {
  const {id: name, value, fact, difference} = claim;
  const isOther = (one: Claim) => one.fact === fact && one.value !== value && !(difference && one.difference);
  const other = fact === undefined ? undefined : before.find(isOther);
  if (!other) return undefined;
  return messages.contradiction({name, value, other: other.id, otherValue: other.value, fact: fact ?? ''});
}

/** Due reviews, values without a review, and contradictions. `text` is the content of the file, to find the lines. */
export function evidenceFindings(
  claims: readonly Claim[],
  text: string,
  today: string,
  pages: readonly ParsedPage[] = [],
): Finding[] {
  const uses = pages.flatMap((page) => claimsUsed(page).map(({id}) => ({id, file: page.file})));
  return claims.flatMap((claim, at) => {
    const {id: name, value, counted} = claim;
    const users = new Set(uses.filter((use) => use.id === name).map(({file}) => file));
    // The estimate calculates with some claims.
    const isUncountable = counted && !/^([1-9]\d|100)%$/.test(value);
    return [
      reviewProblem(claim, today, [...users]),
      isUncountable ? messages.notAPercentage({name, value}) : undefined,
      contradiction(claim, claims.slice(0, at)),
    ].flatMap((message) => (message ? atLine(claimsFile, lineOf(text, [`  "${name}": {`]), message) : []));
  });
}
