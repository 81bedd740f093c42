/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import {costs, shares} from '../../src/claims/arithmetic';
import {claimValues} from '../../src/claims/claims';
import {DayRing} from '../../src/illustrations/DayRing';
import {FormReview} from '../../src/illustrations/FormReview';
import {Quadrant} from '../../src/illustrations/Quadrant';
import {SeasonChart} from '../../src/illustrations/SeasonChart';
import {read} from '../support/files';

const numberIn = (text: string) => Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', ''));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The texts of what a drawing has at a selector. */
const shown = (drawing: React.ReactElement, selector: string) =>
  [...render(drawing).container.querySelectorAll(selector)].map(({textContent}) => textContent);
const only = (texts: readonly string[], start: string) => texts.find((text) => text.startsWith(start)) ?? '';

const run = JSON.parse(/```json\n([^]+?)```/.exec(read('pages/ai-services/ai-model-deployment.mdx'))?.[1] ?? '') as {
  duration_ms: number;
  amount: string;
};
const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const Word = (count: number) => (words[count] ?? '').replace(/^./, (letter) => letter.toUpperCase());

// What an example says of its own numbers, from those numbers.
test.each([
  ['how long a run took', `Refunded in ${run.duration_ms / 1000}`.slice(0, -2), 'ai-services/ai-model-deployment'],
  ['the amount of its reply', `"reply": "Your $${run.amount} is on its way."`, 'ai-services/ai-model-deployment'],
  ['the refund below its limit', `Sends the refund, $${run.amount}`, 'index'],
])('%s is said', (_, said, page) => {
  expect(read(`pages/${page}.mdx`)).toContain(said);
});

test('the charges of the claim add up to its total', () => {
  const charges = shown(<FormReview />, 'td:nth-child(3)').map(numberIn);
  expect(charges).toHaveLength(3);
  expect(only(shown(<FormReview />, 'td'), '28 Total charge')).toBe(`28 Total charge $${sum(charges).toFixed(2)}`);
});

test('the messages of a night are those from 11 to 7', () => {
  const [hours = ''] = shown(<DayRing />, '[data-unseen]');
  const counts = [...hours.matchAll(/ m?\.? ?(\d+)(?=,|$)/g)].map(([, count]) => Number(count));
  expect(counts).toHaveLength(24);
  expect(shown(<DayRing />, 'p')).toEqual([`${sum([...counts.slice(0, 7), ...counts.slice(23)])} messages, 11 to 7`]);
});

test('the map shows as many tasks as it says, and as many to start with', () => {
  const tasks = shown(<Quadrant />, 'li small').map((text) => [...text.matchAll(/\d+(?= of)/g)].map(Number));
  const first = tasks.filter(([often = 0, costly = 0]) => often > 50 && costly < 50);
  const page = read('pages/industries/cross-industry.mdx');
  expect(page).toContain(`where ${words[tasks.length]} tasks usually land`);
  expect(page).toContain(`status="${first.length} first"`);
  expect(page).toContain(`${Word(first.length)} to start with`);
});

test('eight people and the agent finish the largest week, at the share of work that agents complete', () => {
  const tickets = shown(<SeasonChart />, 'li').map((text) => numberIn(text));
  const eight = numberIn(shown(<SeasonChart />, 'text').find((text) => text.endsWith('by eight people')) ?? '');
  const peak = Math.max(...tickets);
  expect(peak).toBeGreaterThan(eight);
  expect((100 * (peak - eight)) / peak).toBeLessThanOrEqual(shares.automated);
});

test('the first agent of the roadmap takes as long as a custom agent', () => {
  const [, from, to] =
    /start={(\d+)} end={(\d+)} words="built, live"/.exec(read('pages/ai-services/ai-consulting.mdx')) ?? [];
  expect((Math.ceil((Number(to) - Number(from)) / 7) * 5).toString()).toBe('15');
});

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

/** The agent of the worked quote on `/company/pricing`, which is also the worked case of the guarantee. */
const workedQuote = {tasks: 2400, minutes: 6, hour: 30};
const quote = costs(workedQuote);
const firstYear = shares.automated - shares.priceFirstYear;
const quoted = Object.entries(workedQuote).map(([name, value]) => [name, String(value)]);
const team = costs({tasks: 20 * 160, minutes: 60, hour: workedQuote.hour});

test.each([
  ['the cost by hand', `**By hand** ${dollars(quote.byHand)} a month`],
  ['the first year’s price', `**First year** ${dollars(quote.priceFirstYear)} a month`],
  ['the price after that', `**After that** ${dollars(quote.price)} a month`],
  ['the cost with the agent', `${dollars(quote.byHand)} becomes ${dollars(quote.byHand - quote.kept)}`],
  ['what is left for people', `${dollars(quote.byHand - quote.saved)} for your people`],
  ['the first year’s drop', `${shares.automated}% − ${shares.priceFirstYear}% = ${firstYear}%`],
  ['the drop', `${shares.automated}% − ${shares.price}% = ${claimValues['cost-cut']}`],
  ['the drop without approvals', `95% − 10% = ${claimValues['cost-reduction']}`],
  ['the return', `${shares.automated} ÷ ${shares.priceFirstYear} = ${claimValues['roi-multiple']}`],
  ['the floor', `${(workedQuote.tasks * shares.priceFirstYear) / 100} of 2,400 requests`],
  ['a task’s savings', `**One task** ${dollars(quote.kept * 12)} a year`],
  ['a team’s savings', `**A team of 20** ${dollars(team.kept * 12)} a year`],
  ['three teams’ savings', `**Three teams** ${dollars(team.kept * 36)} a year`],
  ['the link to the estimate', new URLSearchParams(quoted).toString()],
])('the pricing page derives %s', (_, words) => {
  expect(pricing).toContain(words);
});

test('three teams save what one client saves on average', () => {
  expect(team.kept * 36).toBeGreaterThanOrEqual(Number.parseFloat(claimValues.savings.slice(1)) * 1e6);
  expect(95 - 10).toBe(Number.parseFloat(claimValues['cost-reduction']));
});
