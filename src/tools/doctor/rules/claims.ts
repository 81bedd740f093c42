import {claimToken} from '../../../claims/fill';
import type {Position} from '../../../mdx/finding';
import type {ParsedPage} from '../../../mdx/parsedPage';
import {messages} from '../messages';
import {readTexts} from '../prose';
import type {Rule} from './rule';

/** Every use of a claim on a page: in its text and in its fields. */
export const claimsUsed = (page: ParsedPage): {id: string; at: Position}[] => [
  ...page.tags
    .filter((tag) => tag.name === 'Claim')
    .flatMap(({props, at}) => props.map(({value}) => ({id: String(value), at}))),
  ...readTexts(page)
    .filter(({inField}) => inField)
    .flatMap(({value, at}) => [...value.matchAll(claimToken)].map(({1: id = '', index}) => ({id, at: at(index)}))),
];

/** Some claims can only be used on certain pages. */
export const claimsRule: Rule = (page, {evidence}, report) => {
  for (const {id: name, at} of claimsUsed(page)) {
    const {onlyOn} = Object.hasOwn(evidence, name) ? (evidence[name] ?? {}) : {};
    const isElsewhere = onlyOn?.every((folder) => !page.file.startsWith(folder));
    if (onlyOn && isElsewhere) report(at, messages.claimElsewhere({name, pages: onlyOn.join(' and ')}));
  }
};
