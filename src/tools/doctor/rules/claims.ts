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

const shownFields = ({means, measured}: Evidence): Record<string, string> => ({
  means,
  'measured.sample': measured?.sample ?? '',
  'measured.period': measured?.period ?? '',
  'measured.formula': measured?.formula ?? '',
  'measured.leftOut': measured?.leftOut ?? '',
});

/** The “i” beside a large number says how it is measured. */
export const measuredRule: Rule = (page, {evidence}, report) => {
  for (const tag of page.tags.filter(({name}) => name === 'Claim')) {
    const grid = tagsAround(tag).find(({name}) => name === 'StatGrid');
    const name = textOf(tag, 'id') ?? '';
    const before = lineAt(page, tag.at).slice(0, tag.at.column - 1);
    const known = Object.hasOwn(evidence, name) ? evidence[name] : undefined;
    if (!grid || textOf(grid, 'variant') === 'plain' || !known || before.trim() !== '-') continue;
    const missing = Object.entries(shownFields(known)).flatMap(([field, text]) => (text.trim() ? [] : `"${field}"`));
    if (missing.length > 0) report(tag.at, messages.notMeasured({name, missing: missing.join(', ')}));
  }
};
