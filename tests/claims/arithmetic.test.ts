import {costs, shares, workedQuote} from '../../src/claims/arithmetic';
import {claimValues} from '../../src/claims/claims';
import {read} from '../support/files';

const dollars = (sum: number) => `$${new Intl.NumberFormat('en-US').format(sum)}`;
const percent = (share: number) => `${share}%`;
const pricing = read('pages/company/pricing.mdx').replace(
  /<Claim id="([^"]+)" \/>/g,
  (_, id: string) => (claimValues as Readonly<Record<string, string>>)[id] ?? id,
);

test('what the agent completes, less our price, is the drop in cost', () => {
  expect(percent(shares.automated - shares.price)).toBe(claimValues['cost-cut']);
});

test('what the agent completes, over the first year’s price, is the return in both of its forms', () => {
  const multiple = shares.automated / shares.priceFirstYear;
  expect(`${multiple}x`).toBe(claimValues['roi-multiple']);
  expect(dollars(multiple).padEnd(5, '0')).toBe(claimValues['roi-dollars']);
});

const quote = costs(workedQuote);
const team = costs({tasks: 20 * 160, minutes: 60, hour: workedQuote.hour});

test.each([
  ['the cost by hand', `**By hand** ${dollars(quote.byHand)} a month`],
  ['the first year’s price', `**First year** ${dollars(quote.priceFirstYear)} a month`],
  ['the price after that', `**After that** ${dollars(quote.price)} a month`],
  ['the cost with the agent', `${dollars(quote.byHand)} becomes ${dollars(quote.byHand - quote.kept)}`],
  ['what is left for people', `${dollars(quote.byHand - quote.saved)} for your people`],
  [
    'the first year’s drop',
    `${shares.automated}% − ${shares.priceFirstYear}% = ${shares.automated - shares.priceFirstYear}%`,
  ],
  ['the drop', `${shares.automated}% − ${shares.price}% = ${claimValues['cost-cut']}`],
  ['the drop without approvals', `95% − 10% = ${claimValues['cost-reduction']}`],
  ['the return', `${shares.automated} ÷ ${shares.priceFirstYear} = ${claimValues['roi-multiple']}`],
  ['the floor', `${(workedQuote.tasks * shares.priceFirstYear) / 100} of 2,400 requests`],
  ['a task’s savings', `**One task** ${dollars(quote.kept * 12)} a year`],
  ['a team’s savings', `**A team of 20** ${dollars(team.kept * 12)} a year`],
  ['three teams’ savings', `**Three teams** ${dollars(team.kept * 36)} a year`],
  [
    'the link to the estimate',
    Object.entries(workedQuote)
      .map(([name, value]) => `${name}=${value}`)
      .join('&'),
  ],
])('the pricing page derives %s', (_, words) => {
  expect(pricing).toContain(words);
});

test('three teams save what one client saves on average', () => {
  expect(team.kept * 36).toBeGreaterThanOrEqual(Number.parseFloat(claimValues.savings.slice(1)) * 1e6);
  expect(95 - 10).toBe(Number.parseFloat(claimValues['cost-reduction']));
});
