import {answersIn, fragmentFor, messageFor, type Answers} from '../../../src/features/ruleSheet/model/questions';
import {verdictOn} from '../../../src/features/ruleSheet/model/verdict';

const full: Answers = {
  does: 'Answers & refunds',
  never: 'Refund = more than was paid',
  limit: '$200',
  asks: 'Support lead',
  systems: 'Shopify, Zendesk, Stripe',
  volume: 'Every hour',
  hours: 'Around the clock',
  success: '5 minutes, 1% reversed',
};

test('answers survive the way through an address', () => {
  expect(answersIn(fragmentFor(full))).toEqual(full);
  expect(fragmentFor({})).toBe('');
  expect(answersIn('#does=&unknown=1&limit=%20')).toEqual({});
});

test('the message holds each answer in its own line', () => {
  const [, ...lines] = messageFor({limit: '$200', asks: 'Ann'}).split('\n');
  expect(lines).toEqual(['Decides alone up to: $200', 'Asks: Ann']);
});

test.each<[string, Answers, string | undefined]>([
  ['many systems at all hours lead to us', {}, 'Hire us'],
  ['two systems at night lead to us', {systems: 'Shopify and Stripe', hours: 'Evenings and weekends too'}, 'Hire us'],
  [
    'two systems in office hours need a tool',
    {systems: 'Gmail, Sheets', hours: 'Office hours'},
    'Use an automation tool',
  ],
  ['own software is built by its engineers', {systems: 'our billing system'}, 'Build it'],
  ['a rare task is left to people', {volume: 'Less than once a week', systems: ''}, 'Leave it to people'],
  ['an agent that may decide nothing is not worth it', {limit: 'Nothing'}, 'Leave it to people'],
  ['a limit of zero decides nothing', {limit: '$0'}, 'Leave it to people'],
  ['a limit of zero in another currency decides nothing', {limit: 'CHF 0'}, 'Leave it to people'],
  ['a limit below one decides something', {limit: '0.5%'}, 'Hire us'],
  ['an unanswered question gets no verdict', {hours: ''}, undefined],
])('%s', (_, change, title) => {
  expect(verdictOn({...full, ...change})?.title).toBe(title);
});
