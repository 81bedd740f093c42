import {figures} from '../../../claims/figures';
import {didYouMean} from '../../../content/schemaProblems';
import type {ParsedPage} from '../../../build/mdx/parsedPage';
import {finding, type Rule} from '../sources';
import {readTexts} from '../prose';

const ids = Object.keys(figures) as (keyof typeof figures)[];

const amount = String.raw`\d+(?:[.,]\d+)*`;
const scale = String.raw`(?:\s?(?:[KMB]\b|million|billion))?\+?`;
const period = String.raw`(?:\s(?:a|an|per)\s[a-z]+\b|\/[a-z]+\b)?`;
const currency = String.raw`(?:\b(?:US|C|A))?[$€£¥₹₨]|\b(?:USD|EUR|GBP|PKR|INR|CHF|Rs\.?)(?=\s?\d)`;

/** A price or another sum of money: $4,000, €99 a month, USD 1.5 million, 4,000 dollars. */
const price = new RegExp(
  `(?:${currency})\\s?${amount}${scale}${period}|\\b${amount}${scale}\\s?(?:€|£|(?:USD|EUR|GBP|PKR|INR|CHF|dollars?|euros?|pounds?|rupees?|cents?)\\b)${period}`,
  'gi',
);

/** What looks like a business figure: shares, sums, multiples, periods, and counts of things. */
const figure =
  /\b24\/7\b|\b\d[\d.,]*(?:%|\+|x\b|\s?[KMB]\b\+?)|\b\d[\d.,]*(?:[–-]\d[\d.,]*)?[ -](?:percent|minutes?|hours?|(?:business )?days?|weeks?|months?|years?|seconds?|clients?|customers?|companies|enterprises|agents?|workflows?|integrations?|projects?|countries|industries|services|systems|rules|employees|people|engineers|experts|users|tools)\b/gi;

type Typed = {typed: string; index: number; isPrice: boolean};

/** Every figure in a text, once: the digits of a price may look like another figure too. */
function figuresIn(text: string): Typed[] {
  const find = (pattern: RegExp, isPrice: boolean) =>
    [...text.matchAll(pattern)].map((match) => ({typed: match[0], index: match.index, isPrice}));
  const prices = find(price, true);
  const inPrice = ({index}: Typed) => prices.some((one) => index >= one.index && index < one.index + one.typed.length);
  return [...prices, ...find(figure, false).filter((one) => !inPrice(one))].sort((a, b) => a.index - b.index);
}

/** The command that makes a claim of it, with a name that is free: the page, and what is counted. */
function commandFor({file}: ParsedPage, {typed, isPrice}: Typed): string {
  const slug =
    file
      .replace(/(\/index)?\.mdx$/, '')
      .split('/')
      .pop() ?? '';
  const page = slug === 'pages' ? 'home' : slug.replace(/^_/, '');
  const [counted = 'figure'] = /[a-z]{2,}$/i.exec(typed) ?? [];
  const name = `${page}-${isPrice ? 'price' : counted.toLowerCase()}`;
  const free = [name, ...[2, 3, 4, 5, 6, 7, 8, 9].map((at) => `${name}-${at}`)].find(
    (id) => !Object.hasOwn(figures, id),
  );
  return `npm run new -- claim ${free ?? name} '${typed.replace(/'/g, '’')}'`;
}

const insteadOf = (typed: string): string | undefined => {
  const same = ids.filter((id) => figures[id].toLowerCase() === typed.toLowerCase());
  return same.length > 0 ? same.map((id) => `<Claim id="${id}" />`).join(' or ') : undefined;
};

/** Figures typed in place of a claim. Policies carry their own periods, and an example of work its own numbers. */
function typedFigures(page: ParsedPage) {
  if (page.kind === 'policy') return [];
  const texts = readTexts(page).filter(({inFigure}) => !inFigure);
  return texts.flatMap(({value, at, inField}) =>
    figuresIn(value).map((found) => {
      const {typed, index, isPrice} = found;
      const claim = insteadOf(typed);
      const named = inField ? claim?.replace(/<Claim id="([^"]+)" \/>/g, '{claim:$1}') : claim;
      const what = isPrice ? 'price' : 'figure';
      if (named) return finding(page, 'claims', at(index), `The ${what} "${typed}" is typed in. Write ${named}.`);
      const hint = `Use a claim from src/claims (npm run doctor -- --claims lists them), say it without a figure, or add a claim:`;
      return finding(page, 'claims', at(index), `The ${what} "${typed}" is typed in. ${hint}`, commandFor(page, found));
    }),
  );
}

const token = /\{claim:([^}]*)\}/g;

/** Every use of a claim on a page: in its text and in its fields. */
export const claimsUsed = (page: ParsedPage): {id: string; line: number; column: number; inField: boolean}[] => [
  ...page.tags
    .filter((tag) => tag.name === 'Claim')
    .flatMap(({props, at}) => props.map((prop) => ({id: String(prop.value), ...at, inField: false}))),
  ...readTexts(page)
    .filter((one) => one.inField)
    .flatMap(({value, at}) =>
      [...value.matchAll(token)].map((match) => ({id: match[1] ?? '', ...at(match.index), inField: true})),
    ),
];

export const claimsRule: Rule = (page, {evidence}) => {
  const uses = claimsUsed(page).flatMap(({id, inField, ...at}) => {
    const entry = Object.hasOwn(evidence, id) ? evidence[id] : undefined;
    if (!entry) return inField ? [finding(page, 'claims', at, `There is no claim "${id}".${didYouMean(id, ids)}`)] : [];
    const {onlyOn} = entry;
    if (!onlyOn || onlyOn.some((folder) => page.file.startsWith(folder))) return [];
    const where =
      onlyOn.length > 0 ? `only be used on ${onlyOn.join(' and ')}` : 'not be used anymore: its page was removed';
    return [finding(page, 'claims', at, `The claim "${id}" may ${where}. Choose another one.`)];
  });
  return [...uses, ...typedFigures(page)];
};
