import {claimValues} from '../../../claims/claims';
import {company} from '../../../company';
import {bareCountry, type CompanyPart} from '../../../company/parts';
import {literally} from '../../../content/text';
import type {TextCheck} from './rule';

const amount = String.raw`\d+(?:[.,]\d+)*(?:\s?(?:[KMB]\b|million|billion))?\+?`;
const period = String.raw`(?:\s(?:a|an|per)\s[a-z]+\b|\/[a-z]+\b)?`;
const codes = 'USD|EUR|GBP|PKR|INR|CHF';
const before = String.raw`(?:\b[A-Z]{1,2})?\p{Sc}|\b(?:${codes}|Rs\.?)`;
const after = String.raw`\p{Sc}|(?:${codes}|dollars?|euros?|pounds?|rupees?|cents?)\b`;

/** A price or another sum of money: $4,000, €99 a month, USD 1.5 million, 4,000 dollars. */
const price = String.raw`(?:${before})\s?${amount}${period}|\b${amount}\s?(?:${after})${period}`;

/** What looks like a business number: shares, multiples, periods, and counts of things. */
const businessNumber = String.raw`\b24\/7\b|\b\d[\d.,]*(?:[–\-]\d[\d.,]*)?(?:(?:%|\+|x\b|\s?[KMB]\b\+?)|[ \-](?:percent|minutes?|hours?|(?:business )?days?|weeks?|months?|years?|seconds?|clients?|customers?|companies|enterprises|agents?|workflows?|integrations?|projects?|countries|industries|services|systems|rules|employees|people|engineers|experts|users|tools)\b)`;

/** The claims with this value, as they are written in the text or in a field. */
const claimsWith = (typed: string, inField: boolean): string[] =>
  Object.entries(claimValues)
    .filter(([, value]) => value.toLowerCase() === typed.toLowerCase())
    .map(([id]) => (inField ? `{claim:${id}}` : `<Claim id="${id}" />`));

/** Numbers typed instead of a claim. Examples have numbers of their own, but not on a page that cannot be parsed. */
const numberCheck: TextCheck = {
  pattern: new RegExp(`${price}|${businessNumber}`, 'giu'),
  where: ({inFigure}, {kind, broken}) => !inFigure && kind !== 'policy' && !broken,
  messageFor: ([typed], {inField}) => {
    const claim = claimsWith(typed, inField).join(' or ');
    const instead = claim
      ? `If it is this claim, write ${claim}; if not, say it without a number.`
      : 'Use a claim from src/claims, say it without a number, or add a claim (docs/writing.md says how).';
    return `The number "${typed}" is typed in. ${instead}`;
  },
};

const words = (...texts: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${texts.map(literally).join('|')})(?![\\p{L}\\d])`, 'gu');

/** A fact that another company would have to find on every page, with what to write instead. */
const fact = (what: string, pattern: RegExp, part: CompanyPart): TextCheck => ({
  pattern,
  // Publishing a policy makes its facts literal, a contract names other places too, and a job can be anywhere.
  where: ({field}, {kind}) => kind !== 'policy' && field !== 'location',
  messageFor: ([typed], {inField}) => {
    const instead = inField ? `{company:${part}}` : `<Company part="${part}" />`;
    return `"${typed}" is ${what}, which only src/company names. Write ${instead}.`;
  },
});

const digits = company.phone.display.replace(/\D/g, '');
const countries = company.countries.flatMap((one) => [one, company.countriesInFull[one] ?? one]).map(bareCountry);

/** What is typed on a page although src/claims or src/company has it. */
export const typedChecks: readonly TextCheck[] = [
  numberCheck,
  fact('the name of the company', words(company.name), 'name'),
  fact('the city of the head office', words(company.city), 'city'),
  fact('a country of the company', words(...countries), 'countries'),
  fact("the company's phone number", new RegExp([...digits].join('[^\\p{L}\\d]{0,3}'), 'gu'), 'phone'),
];
