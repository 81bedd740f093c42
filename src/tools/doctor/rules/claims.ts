import {claimToken} from '../../../claims/fill';
import {figures} from '../../../claims/figures';
import {slugOf} from '../../../content/slug';
import type {ParsedPage} from '../../../build/mdx/parsedPage';
import {messages} from '../messages';
import {finding, type Rule} from '../sources';
import {readTexts} from '../prose';

const ids = Object.keys(figures) as (keyof typeof figures)[];

const amount = String.raw`\d+(?:[.,]\d+)*`;
const scale = String.raw`(?:\s?(?:[KMB]\b|million|billion))?\+?`;
const period = String.raw`(?:\s(?:a|an|per)\s[a-z]+\b|\/[a-z]+\b)?`;
const currency = String.raw`(?:\b(?:US|C|A))?[$€£¥₹₨]|\b(?:USD|EUR|GBP|PKR|INR|CHF|Rs\.?)(?=\s?\d)`;

/** A price or another sum of money: $4,000, €99 a month, USD 1.5 million, 4,000 dollars. */
const price = `(?:${currency})\\s?${amount}${scale}${period}|\\b${amount}${scale}\\s?(?:€|£|(?:USD|EUR|GBP|PKR|INR|CHF|dollars?|euros?|pounds?|rupees?|cents?)\\b)${period}`;

/** What looks like a business figure: shares, multiples, periods, and counts of things. */
const figure = String.raw`\b24\/7\b|\b\d[\d.,]*(?:[–-]\d[\d.,]*)?(?:(?:%|\+|x\b|\s?[KMB]\b\+?)|[ -](?:percent|minutes?|hours?|(?:business )?days?|weeks?|months?|years?|seconds?|clients?|customers?|companies|enterprises|agents?|workflows?|integrations?|projects?|countries|industries|services|systems|rules|employees|people|engineers|experts|users|tools)\b)`;

const figureOrPrice = new RegExp(`${price}|${figure}`, 'gi');

/** The claim with this value, as it is written in the text or in a field. */
function claimWith(typed: string, inField: boolean): string | undefined {
  const same = ids.filter((id) => figures[id].toLowerCase() === typed.toLowerCase());
  return same.map((id) => (inField ? `{claim:${id}}` : `<Claim id="${id}" />`)).join(' or ') || undefined;
}

/** The command that makes a claim of it. */
const commandFor = (typed: string) => `npm run new -- claim figure-${slugOf(typed)} '${typed.replace(/'/g, '’')}'`;

/** Figures typed instead of a claim. Policies have their own periods, and an example of work its own numbers. */
function typedFigures(page: ParsedPage) {
  if (page.kind === 'policy') return [];
  const texts = readTexts(page).filter(({inFigure}) => !inFigure);
  return texts.flatMap(({value, at, inField}) =>
    [...value.matchAll(figureOrPrice)].map(({0: typed, index}) => {
      const claim = claimWith(typed, inField);
      if (claim) return finding(page, 'claims', at(index), messages.typedFigure({typed, claim}));
      return finding(page, 'claims', at(index), messages.newFigure({typed}), commandFor(typed));
    }),
  );
}

/** Every use of a claim on a page: in its text and in its fields. */
export const claimsUsed = (page: ParsedPage): {id: string; line: number; column: number}[] => [
  ...page.tags
    .filter((tag) => tag.name === 'Claim')
    .flatMap(({props, at}) => props.map((prop) => ({id: String(prop.value), ...at}))),
  ...readTexts(page)
    .filter((one) => one.inField)
    .flatMap(({value, at}) =>
      [...value.matchAll(claimToken)].map((match) => ({id: match[1] ?? '', ...at(match.index)})),
    ),
];

/** Claims where they can be used, and no figure beside them. */
export const claimsRule: Rule = (page, {evidence}) => {
  const elsewhere = claimsUsed(page).flatMap(({id: name, ...at}) => {
    const onlyOn = Object.hasOwn(evidence, name) ? evidence[name]?.onlyOn : undefined;
    if (!onlyOn || onlyOn.some((folder) => page.file.startsWith(folder))) return [];
    return [finding(page, 'claims', at, messages.claimElsewhere({name, pages: onlyOn.join(' and ')}))];
  });
  return [...elsewhere, ...typedFigures(page)];
};
