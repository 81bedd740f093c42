/** @jest-environment node */
import {evidence} from '@site/src/claims/evidence';
import {claimValues} from '@site/src/claims/claims';
import {claimsFile, evidenceFindings} from '@site/src/tools/doctor/claimFindings';
import {examinePage} from '@site/src/tools/doctor/examine';
import {parsePage} from '@site/src/mdx/parse';
import {readGiven, siteOf} from '@site/src/tools/doctor/sources';
import {valuesFile, newClaim, wordsOf} from '@site/src/tools/scaffold/newClaim';
import {root} from '../../support/files';

/** A name that no claim of this site will have. */
const id = 'price-of-a-quarry';

function added(words: readonly string[]) {
  const files = newClaim(wordsOf(id, words));
  const [first, second] = files.map(({text}) => JSON.parse(text) as Record<string, unknown>);
  return {figures: first, evidence: second, files: files.map(({file}) => file)};
}

test.each<[string, string[], string, string]>([
  ['a price', ['$4,000'], '$4,000', ''],
  ['a price with its meaning', ['$4,000', 'Price', 'of a pilot'], '$4,000', 'Price of a pilot'],
  ['a sum in words', ['$1.5 million'], '$1.5 million', ''],
  ['quotation marks of both kinds', [`the "5' rule"`], `the "5' rule"`, ''],
  ['a backslash', ['5\\6'], '5\\6', ''],
  ['quotation marks that the Windows shell passes on', ["'€99", 'a', "month'", 'Price'], '€99 a month', 'Price'],
])('npm run new adds a claim with %s unchanged, after the existing claims', (_, words, value, means) => {
  const after = added(words);
  expect(after.files).toEqual([valuesFile, claimsFile]);
  expect(after.figures).toEqual({...claimValues, [id]: value});
  expect(Object.keys(after.figures ?? {}).at(-1)).toBe(id);
  expect(after.evidence).toEqual({...evidence, [id]: expect.objectContaining({means, evidence: ''})});
});

test.each<[string, string, string[], string]>([
  ['no value', id, [], 'Name the claim to add'],
  ['an existing name', 'uptime', ['99%'], `There is already a claim "uptime": ${claimValues.uptime}.`],
  ['a bad name', 'Pilot_Price', ['$4'], '"Pilot_Price" is not a valid name. Use lowercase letters'],
  ['a value in which the shell replaced "$4"', id, [',000'], '",000" is not a value.'],
  ['no figure at all', id, ['–'], '"–" is not a value. Write it as visitors read it'],
  ['a tag', id, ['<b>4</b>'], '"<b>4</b>" is not a value.'],
])('npm run new refuses a claim with %s and says what to do', (_, name, words, sentence) => {
  expect(() => newClaim(wordsOf(name, words))).toThrow(sentence);
});

test('the doctor reports a new claim until all its evidence is filled in', () => {
  const blank = {means: '', wording: '{}', evidence: '', owner: '', reviewed: {on: '', value: ''}, reviewBy: ''};
  const reported = (more: object) =>
    evidenceFindings([{...blank, id, value: '$4,000', ...more}], '', '2026-11-01').map(({message}) => message);
  expect(reported({})).toEqual([
    `The claim "${id}" ($4,000) is unreviewed. Check the evidence, then fill in "means", "evidence", "owner", "reviewed.on", "reviewed.value", "reviewBy". No page uses it: if no code needs it, remove it here and from src/claims/claimValues.json.`,
  ]);
  const filledIn = {means: 'Price', evidence: 'Price list', owner: 'Sales', reviewBy: '2027-10-01'};
  expect(reported({...filledIn})).toEqual([expect.stringContaining('fill in "reviewed.on", "reviewed.value". ')]);
  expect(reported({...filledIn, reviewed: {on: '2026-10-01', value: '$4,000'}})).toEqual([]);
});

describe('a typed-in price', () => {
  const site = siteOf(readGiven(root));
  const head =
    '---\ntitle: Quarries\ndescription: A page about quarries, which no site with this name will ever have.\n---\n';
  const reported = (words: string) =>
    examinePage(parsePage('pages/quarries.mdx', `${head}\n# Quarries\n\n${words}\n`, site.sections), site);

  test.each([
    ['A pilot costs $4,000.', '$4,000'],
    ['It costs €99 a month, not more.', '€99 a month'],
    ['It costs £12.50 per seat.', '£12.50 per seat'],
    ['We raised $1.5 million.', '$1.5 million'],
    ['A pilot for US$4,000', 'US$4,000'],
    ['A pilot for USD 4,000', 'USD 4,000'],
    ['It is 99 €/month', '99 €/month'],
    ['It is 4,000 dollars.', '4,000 dollars'],
    ['It is Rs. 50,000 in all', 'Rs. 50,000'],
  ])('in "%s" is reported once, with the command that makes it a claim', (words, typed) => {
    const found = reported(words);
    expect(found.map(({message}) => message)).toEqual([
      `The number "${typed}" is typed in. Use a claim from src/claims, say it without a number, or add a claim:`,
    ]);
    expect(found[0]?.fix).toMatch(/^npm run new -- claim figure-[a-z\d-]+ '/);
    expect(newClaim(wordsOf(id, [typed]))).toHaveLength(2);
  });
});
