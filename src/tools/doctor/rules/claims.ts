import {claimValues, isClaimId} from '../../../claims/claims';
import type {Evidence} from '../../../claims/evidence';
import {claimToken} from '../../../claims/fill';
import type {Position} from '../../../mdx/finding';
import type {ParsedPage} from '../../../mdx/parsedPage';
import {messages} from '../messages';
import {readTexts} from '../prose';
import {tagsAround, textOf, type Rule} from './rule';

/** Every use of a claim on a page: in its text and in its fields. */
export const claimsUsed = (page: ParsedPage): {id: string; at: Position}[] => [
  ...page.tags
    .filter((tag) => tag.name === 'Claim')
    .flatMap(({props, at}) => props.map(({value}) => ({id: String(value), at}))),
  ...readTexts(page)
    .filter(({inField}) => inField)
    .flatMap(({value, at}) => [...value.matchAll(claimToken)].map(({1: id = '', index}) => ({id, at: at(index)}))),
];

const lineAt = (page: ParsedPage, {line}: Position): string => page.text.split('\n')[line - 1] ?? '';

/** Some claims can only be used on certain pages. */
export const claimsRule: Rule = (page, {evidence}, report) => {
  for (const {id: name, at} of claimsUsed(page)) {
    const {onlyOn} = Object.hasOwn(evidence, name) ? (evidence[name] ?? {}) : {};
    const isElsewhere = onlyOn?.every((folder) => !page.file.startsWith(folder));
    if (onlyOn && isElsewhere) report(at, messages.claimElsewhere({name, pages: onlyOn.join(' and ')}));
  }
};

/** Two values for one fact, such as two times until an agent is live: the page says once what sets each apart. */
export const sameFactRule: Rule = (page, {evidence}, report) => {
  if (page.kind === 'policy') return;
  const used = claimsUsed(page).filter(({id}) => isClaimId(id) && evidence[id]?.difference);
  for (const [at, use] of used.entries()) {
    const {fact = '', difference = []} = evidence[use.id] ?? {};
    const other = used.find(({id}) => id !== use.id && evidence[id]?.fact === fact);
    const isFirst = used.findIndex(({id}) => id === use.id) === at;
    if (!other || !isFirst) continue;
    const lines = used.filter(({id}) => id === use.id).map((one) => lineAt(page, one.at).toLowerCase());
    if (lines.some((line) => difference.some((word) => line.includes(word.toLowerCase())))) continue;
    const valueOf = (id: string) => (isClaimId(id) ? claimValues[id] : '');
    const words = difference.map((word) => `“${word}”`).join(', ');
    const about = {name: use.id, value: valueOf(use.id), other: other.id, otherValue: valueOf(other.id), fact, words};
    report(use.at, messages.sameFact(about));
  }
};

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter(
    (word) => !['the', 'and', 'for', 'with', 'per'].includes(word),
  );

/** Whether most of a text is in the label beside it. */
function repeats(text: string, label: string): boolean {
  const words = wordsIn(text);
  const known = new Set(wordsIn(label));
  return words.filter((word) => known.has(word)).length > words.length / 2;
}

const shownFields = ({means, measured}: Evidence): Record<string, string> => ({
  means,
  'measured.sample': measured?.sample ?? '',
  'measured.period': measured?.period ?? '',
  'measured.formula': measured?.formula ?? '',
  'measured.leftOut': measured?.leftOut ?? '',
});

/** The “i” beside a large number says how it is measured, and does not repeat the label. */
export const measuredRule: Rule = (page, {evidence}, report) => {
  for (const tag of page.tags.filter(({name}) => name === 'Claim')) {
    const grid = tagsAround(tag).find(({name}) => name === 'StatGrid');
    const name = textOf(tag, 'id') ?? '';
    const line = lineAt(page, tag.at);
    const before = line.slice(0, tag.at.column - 1);
    const known = Object.hasOwn(evidence, name) ? evidence[name] : undefined;
    if (!grid || textOf(grid, 'variant') === 'plain' || !known || before.trim() !== '-') continue;
    const fields = Object.entries(shownFields(known));
    const missing = fields.filter(([, text]) => !text.trim()).map(([field]) => `"${field}"`);
    if (missing.length > 0) report(tag.at, messages.notMeasured({name, missing: missing.join(', ')}));
    const label = line.replace(/<[^>]*>|^\s*-/g, '').trim();
    const again = fields.find(([, text]) => text && (repeats(text, label) || repeats(text, known.wording)));
    if (again) report(tag.at, messages.repeatsLabel({name, field: again[0], label}));
  }
};
