import {decide, switchedOff, type Request} from '../../../src/features/simulation/model/decide';

const rules = {limit: 200, days: 30, photo: 50, words: ['lawyer', 'injury']};
const orders = [
  {number: '7', item: 'lamp', paid: 48.9},
  {number: '8', item: 'desk', paid: 640},
];
const fine: Request = {order: '7', amount: 48.9, days: 6, photo: false, message: 'It arrived cracked.'};

const endOf = (change: Partial<Request>) => {
  const {rule, ends} = decide(rules, orders, {...fine, ...change}).at(-1) ?? {};
  return [rule, ends];
};

test('a request within all rules is refunded, after each rule was checked', () => {
  const steps = decide(rules, orders, fine);
  expect(steps.map(({rule}) => rule)).toEqual(['order', 'words', 'paid', 'days', 'photo', 'limit', 'refund']);
  expect(steps.at(-1)?.ends).toBe('refund');
  expect(decide(rules, orders, fine)).toEqual(steps);
});

test.each<[string, Partial<Request>, string, string]>([
  ['an unknown order', {order: '99'}, 'order', 'person'],
  ['a word for a person, in any case', {message: 'My LAWYER will call.'}, 'words', 'person'],
  ['more than was paid', {amount: 48.91}, 'paid', 'person'],
  ['no amount', {amount: 0}, 'paid', 'person'],
  ['an amount that is not a number', {amount: NaN}, 'paid', 'person'],
  ['a delivery in the future', {days: -1}, 'days', 'person'],
  ['the day after the last', {days: 31}, 'days', 'declined'],
  ['a missing photo', {order: '8', amount: 50}, 'photo', 'asked'],
  ['a cent over the limit', {order: '8', amount: 200.01, photo: true}, 'limit', 'person'],
])('%s ends the run', (_, change, rule, end) => {
  expect(endOf(change)).toEqual([rule, end]);
});

test.each<[string, Partial<Request>]>([
  ['the last day', {days: 30}],
  ['the limit itself', {order: '8', amount: 200, photo: true}],
])('%s is still refunded', (_, change) => {
  expect(endOf(change)).toEqual(['refund', 'refund']);
});

test('an agent that is switched off sends nothing after the steps that it showed', () => {
  const stopped = switchedOff(decide(rules, orders, fine), 2);
  expect(stopped.map(({rule}) => rule)).toEqual(['order', 'words', 'off']);
  expect(stopped.at(-1)?.ends).toBe('stopped');
});
