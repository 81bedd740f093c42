import {figures} from '../../claims/figures';
import {evidence, type Evidence} from '../../claims/evidence';
import type {Finding} from '../../build/mdx/finding';
import type {ParsedPage} from '../../build/mdx/parsedPage';
import {claimsUsed} from './rules/claims';

export type Claim = Evidence & {id: string; value: string};

const file = 'src/claims/evidence.ts';

export const allClaims = (): Claim[] =>
  (Object.keys(figures) as (keyof typeof figures)[]).map((id) => ({id, value: figures[id], ...evidence[id]}));

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** What a person has yet to say about a claim that the command wrote. */
function unproven({id, value, means, evidence, owner, reviewed, reviewBy}: Claim, users: readonly string[]): string[] {
  const asked = [
    [means, 'what it means in "means"'],
    [evidence, 'where the proof is kept in "evidence"'],
    [owner, 'who is responsible for it in "owner"'],
    [reviewed.on, 'the day on which you looked at the proof, and the value that it proves, in "reviewed"'],
    [reviewBy, 'the day of the next review in "reviewBy"'],
  ];
  const missing = asked.flatMap(([given, words = '']) => (given?.trim() ? [] : [words]));
  if (missing.length === 0) return [];
  const where =
    users.length > 0
      ? ` It is used on ${users.join(', ')}.`
      : ' No page uses it: what code does not need either can go, here and from src/claims/figures.ts.';
  return [
    `Nobody has checked the claim "${id}" (${value}) yet. Look at its proof, then say here: ${missing.join('; ')}.${where}`,
  ];
}

/** The problems of one claim, as of the given day. */
function problems(claim: Claim, today: string, users: readonly string[]): string[] {
  const {id, value, evidence, owner, reviewed, reviewBy} = claim;
  const open = unproven(claim, users);
  if (open.length > 0) return open;
  const wrong = [reviewed.on, reviewBy].find((date) => !isDate(date));
  if (wrong) return [`The claim "${id}" has the date "${wrong}". Write dates like 2026-03-31.`];
  const found: string[] = [];
  if (value !== reviewed.value) {
    found.push(
      `The claim "${id}" says ${value}, but the value reviewed on ${reviewed.on} was ${reviewed.value}. Ask ${owner} to check the evidence (${evidence}), then enter the day and ${value} under "reviewed"; or put ${reviewed.value} back in src/claims/figures.ts.`,
    );
  }
  if (reviewed.on > today)
    found.push(
      `The claim "${id}" was reviewed on ${reviewed.on}, which is in the future. Enter the day of the review.`,
    );
  if (reviewBy < today) {
    found.push(
      `The claim "${id}" was due for review by ${reviewBy}. Ask ${owner} to check the evidence (${evidence}) and update both dates.`,
    );
  }
  return found;
}

/** A figure that the estimate counts with, written so that it cannot be counted with. */
const uncountable = ({id, value, counted}: Claim): string[] =>
  counted && !/^([1-9]\d|100)%$/.test(value)
    ? [
        `The claim "${id}" is "${value}", and the estimate counts with it. Write a whole percentage from 10%, such as 75%.`,
      ]
    : [];

/** Two values for one fact, unless one of them says why it differs. */
function contradiction(claim: Claim, before: readonly Claim[]): string[] {
  const other = before.find((one) => claim.fact && one.fact === claim.fact && one.value !== claim.value);
  if (!other || claim.exception || other.exception) return [];
  return [
    `The claims "${other.id}" (${other.value}) and "${claim.id}" (${claim.value}) give two values for one fact: ${claim.fact ?? ''}. Keep one, or say in "exception" why both are true.`,
  ];
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
    const place = lines.findIndex((line) => new RegExp(`^  '?${claim.id}'?: \\{`).test(line));
    const line = Math.max(place, 0) + 1;
    const found = problems(claim, today, usersOf(claim.id, pages));
    return [...found, ...uncountable(claim), ...contradiction(claim, claims.slice(0, at))].map((message): Finding => ({
      file,
      line,
      column: 3,
      rule: 'claims',
      message,
    }));
  });
}

const monthsAhead = (today: string, months: number) => {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
};

/** `--claims`: which page uses which claim, and which are due for review within a month. */
export function claimsReport(pages: readonly ParsedPage[], today: string): string {
  const soon = monthsAhead(today, 1);
  const blocks = allClaims().map((claim) => {
    const users = usersOf(claim.id, pages);
    const due = claim.reviewBy <= soon ? '  DUE' : '';
    const review = claim.reviewed.on
      ? `reviewed ${claim.reviewed.on}, next review by ${claim.reviewBy}`
      : 'not reviewed yet';
    return [
      `${claim.id}: ${claim.value}  (${claim.wording.replace('{}', claim.value)})${due}`,
      `    ${claim.owner}, ${review}. Evidence: ${claim.evidence}`,
      `    ${users.length > 0 ? users.join(', ') : 'not used on any page'}`,
    ].join('\n');
  });
  const due = allClaims().filter((claim) => claim.reviewBy <= soon).length;
  return `${blocks.join('\n')}\n\n${blocks.length} claims, ${due} due for review by ${soon}.`;
}
