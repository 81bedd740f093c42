import {shares} from '../../src/claims/arithmetic';
import {read} from '../support/files';

const numberIn = (text: string) => Number(/-?\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', ''));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The cells of a page's tables, without their headings. */
const rowsOf = (page: string): string[][] =>
  [...read(`pages/${page}.mdx`).matchAll(/^\| (?!---)(.+) \|$/gm)].map(([, row = '']) => row.split(' | '));
const columnOf = (page: string, column: number, isWanted: (row: string[]) => boolean) =>
  rowsOf(page)
    .filter(isWanted)
    .map((row) => numberIn(row[column] ?? ''));

const isNight = ([, count = '']: string[]) => /^\*\*\d+\*\*$/.test(count);
const tickets = columnOf('industries/retail-ecommerce', 1, ([week = '']) => /^[A-Z][a-z]{2} \d+$/.test(week));
const [eight = NaN] = columnOf('industries/retail-ecommerce', 1, ([week]) => week === 'Week of');
const peak = Math.max(...tickets);
const tasks = rowsOf('industries/cross-industry').filter(([, often = '']) => /^\d+$/.test(often));
const first = tasks.filter(([, often, cost]) => Number(often) > 50 && Number(cost) < 50);
const charges = columnOf('industries/healthcare', 2, ([date = '']) => /^\d\d \d\d$/.test(date));
const night = columnOf('industries/tourism-hospitality', 1, isNight);
const run = JSON.parse(/```json\n([^]+?)```/.exec(read('pages/ai-services/ai-model-deployment.mdx'))?.[1] ?? '') as {
  duration_ms: number;
  amount: string;
};
const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const Word = (count: number) => (words[count] ?? '').replace(/^./, (letter) => letter.toUpperCase());

// What an example says of its own numbers, from those numbers.
test.each([
  ['industries/healthcare', 'the total of a claim', `**$${sum(charges).toFixed(2)}**`],
  ['industries/tourism-hospitality', 'the messages of a night', `**${sum(night)}** messages, 11 to 7`],
  ['industries/cross-industry', 'the tasks of the map', `where ${words[tasks.length]} tasks usually land`],
  ['industries/cross-industry', 'the tasks to start with', `${Word(first.length)} to start with`],
  ['industries/retail-ecommerce', 'the largest peak', `${new Intl.NumberFormat('en-US').format(peak)} tickets`],
  ['ai-services/ai-model-deployment', 'how long a run took', `Refunded in ${run.duration_ms / 1000}`.slice(0, -2)],
  ['ai-services/ai-model-deployment', 'the amount of its reply', `"reply": "Your $${run.amount} is on its way."`],
  ['index', 'the refund below its limit', `Sends the refund, $${run.amount}`],
])('%s derives %s', (page, _, said) => {
  expect(read(`pages/${page}.mdx`)).toContain(said);
});

test('eight people and the agent finish the largest week, at the share of work that agents complete', () => {
  expect((100 * (peak - eight)) / peak).toBeLessThanOrEqual(shares.automated);
});

test('the first agent of the roadmap takes as long as a custom agent', () => {
  const [, from, to] =
    /\*\*(\d+)–(\d+)\*\* _built, tested, live_/.exec(read('pages/ai-services/ai-consulting.mdx')) ?? [];
  expect((Math.ceil((Number(to) - Number(from)) / 7) * 5).toString()).toBe('15');
});
