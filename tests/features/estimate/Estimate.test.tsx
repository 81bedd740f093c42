import {parseNumber, type NumberName} from '@site/src/features/estimate/model/estimate';
import Estimate from '@site/src/features/estimate/ui/Estimate';
import {formatNumbers} from '@site/src/features/estimate/ui/Estimate/words';
import {company} from '@site/src/company';
import {shares} from '@site/src/claims/arithmetic';
import {money} from '../../support/words';
import {act, fireEvent, render, screen} from '@testing-library/react';

const high = (287_280 * shares.automated) / 100;
const low = (high * (100 - shares.margin)) / 100;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/contact');
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  jest.useRealTimers();
});

const estimateForm = <Estimate>What is counted.</Estimate>;
const field = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', {name: new RegExp(name)});
const announced = () => screen.getByRole('status').textContent;
const type = (name: string, value: string) => fireEvent.change(field(name), {target: {value}});

function pause(): void {
  act(() => {
    jest.advanceTimersByTime(500);
  });
}

test('the result shows every step of the math', () => {
  render(estimateForm);
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Time by hand 630 hours a month 4,200 tasks × 9 minutes ÷ 60',
    `Cost by hand ${money(287_280)} a year 630 hours × ${money(38)} × 12 months`,
    `High end ${money(high)} a year ${money(287_280)} × ${shares.automated}% automated`,
    `Low end ${money(low)} a year ${money(high)} − ${shares.margin}%, for cases that turn out harder than they look`,
  ]);
});

test.each([
  ['Tasks', '-5', 'Enter a number of tasks from 1 to 1,000,000.'],
  ['Tasks', '99999999', 'Enter a number of tasks from 1 to 1,000,000.'],
  ['Minutes', '', 'Enter 1 to 480 minutes'],
  ['Fully loaded', '0', `Enter a fully loaded hourly cost from 1 to 1,000 ${company.currency.words}`],
])('an invalid number shows an error and no result: %s "%s"', (name, value, sentence) => {
  render(estimateForm);
  type(name, value);
  expect(field(name)).not.toHaveAttribute('aria-invalid');
  pause();
  expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(field(name)).toHaveAttribute('aria-invalid', 'true');
  expect(announced()).toContain(sentence);
  expect(screen.getByText('Estimated savings per year').nextSibling).toHaveTextContent(/^…$/);
  type(name, '4');
  expect(field(name)).not.toHaveAttribute('aria-invalid');
});

test('the numbers are put into the URL after a pause, next to other parameters', () => {
  window.history.replaceState({key: 'a'}, '', '/contact?topic=demo');
  render(estimateForm);
  type('Tasks', '4000');
  expect(window.location.search).toBe('?topic=demo');
  pause();
  expect(window.location.search).toBe('?topic=demo&tasks=4000&minutes=9&hour=38');
  expect(window.location.hash).toBe('#estimate');
  expect(window.history.state).toEqual({key: 'a'});
});

test('numbers in a shared URL replace those of the tab, and anything but a number in it is ignored', () => {
  sessionStorage.setItem('estimate', JSON.stringify({tasks: '700', minutes: '7'}));
  window.history.replaceState(null, '', '/contact?tasks=1e3&minutes=many&hour=');
  render(estimateForm);
  expect(['Tasks', 'Minutes', 'Fully loaded'].map((name) => field(name).value)).toEqual(['1000', '9', '38']);
});

const working = `My numbers for an estimate: 4,200 tasks a month, 9 minutes each by hand, ${money(38)} per hour.
By hand, that comes to 630 hours a month and ${money(287_280)} a year. Automation could save ${money(low)} to ${money(high)} of it, before your price: the high end is ${shares.automated}% of the cost, and the low end is ${shares.margin}% less than that.
The task: `;

test('the button keeps the visitor’s own text and replaces the math that it wrote before', () => {
  const press = () => fireEvent.click(screen.getByRole('button', {name: 'Send these numbers to an engineer'}));
  render(
    <form name="contact">
      <textarea name="message" defaultValue={'We sort parcels. It costs $& a year.\n'} />
    </form>,
  );
  render(estimateForm);
  const message = screen.getByRole<HTMLTextAreaElement>('textbox');
  press();
  expect(message.value).toBe(`We sort parcels. It costs $& a year.\n\n${working}`);
  message.value += 'parcels.';
  type('Tasks', '8400');
  press();
  expect(message.value).toMatch(/^We sort parcels\..*\n\nMy numbers for an estimate: 8,400 .*\n.*\n.*: parcels\.$/);
});

test.each<[NumberName, string, number | undefined]>([
  ['tasks', '1', 1],
  ['tasks', '0', undefined],
  ['tasks', '1000000', 1_000_000],
  ['tasks', '1000001', undefined],
  ['tasks', '', undefined],
  ['tasks', 'many', undefined],
  ['tasks', '1e400', undefined],
  ['minutes', '480.1', undefined],
  ['minutes', '2.5', 2.5],
  ['hour', '0.99', undefined],
  ['hour', '1000.01', undefined],
])('the number of %s "%s" is read as %p', (name, text, number) => {
  expect(parseNumber(name, text)).toBe(number);
});

test('the result is a rounded range, in the language of the site', () => {
  const {range} = formatNumbers({tasks: 4200, minutes: 1.5, hour: 38.5});
  expect(range).toMatch(/^\D*\d\d,\d00 to \D*\d\d,\d00$/);
});
