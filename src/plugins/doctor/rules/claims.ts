import {figures} from '../../../claims/figures';
import {didYouMean} from '../../../catalogue/schemaProblems';
import type {ParsedPage} from '../parsedPage';
import {finding, type Rule} from '../sources';
import {readTexts} from '../prose';

const ids = Object.keys(figures) as (keyof typeof figures)[];

/** What looks like a business figure: shares, sums, multiples, periods, and counts of things. */
const figure =
  /\$\s?\d[\d.,]*\s?(?:[KMB]\b|million|billion)?\+?|\b24\/7\b|\b\d[\d.,]*(?:%|\+|x\b|\s?[KMB]\b\+?)|\b\d[\d.,]*(?:[–-]\d[\d.,]*)?[ -](?:percent|minutes?|hours?|(?:business )?days?|weeks?|months?|years?|seconds?|clients?|customers?|companies|enterprises|agents?|workflows?|integrations?|projects?|countries|industries|services|systems|rules|employees|people|engineers|experts|users|tools)\b/gi;

const insteadOf = (typed: string): string | undefined => {
  const same = ids.filter((id) => figures[id].toLowerCase() === typed.toLowerCase());
  return same.length > 0 ? same.map((id) => `<Claim id="${id}" />`).join(' or ') : undefined;
};

/** Figures typed in place of a claim. Policies carry their own periods, and an example of work its own numbers. */
function typedFigures(page: ParsedPage) {
  if (page.kind === 'policy') return [];
  const texts = readTexts(page).filter(({inFigure}) => !inFigure);
  return texts.flatMap(({value, at, inField}) =>
    [...value.matchAll(figure)].map((match) => {
      const [typed] = match;
      const claim = insteadOf(typed);
      const named = inField ? claim?.replace(/<Claim id="([^"]+)" \/>/g, '{claim:$1}') : claim;
      const hint = named
        ? `Write ${named}.`
        : `Use a claim from src/claims (npm run doctor -- --claims lists them), or say it without a figure.`;
      return finding(page, 'claims', at(match.index), `The figure "${typed}" is typed in. ${hint}`);
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
      onlyOn.length > 0 ? `only be used on ${onlyOn.join(' and ')}` : 'be used on no page: its page was removed';
    return [finding(page, 'claims', at, `The claim "${id}" may ${where}. Choose another one.`)];
  });
  return [...uses, ...typedFigures(page)];
};
