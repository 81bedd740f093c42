import EstimateStrip from '@site/src/features/estimate/ui/EstimateStrip';
import {estimate, margin} from '@site/src/features/estimate/model/estimate';
import {money, spaced} from '../../support/money';
import {fireEvent, render, screen} from '@testing-library/react';

const strip = (
  <EstimateStrip
    count="Check calls a month"
    hint="12 per load"
    tasks={2400}
    each="Minutes per call"
    part="Dial, hold, log"
    minutes={4}
    hour={31}
  />
);
const share = estimate.numbers.share.max / 100;
const range = (hours: number) => {
  const high = hours * share * 31;
  return spaced(`${money(high * (1 - margin / 100))} – ${money(high)}`);
};

test('the strip estimates a month as a range, follows the fields, and submits the numbers to the full estimate', () => {
  render(strip);
  const result = screen.getByRole('status');
  expect(result).toHaveTextContent(range(160));
  const form = result.closest('form');
  expect(form).toHaveAttribute('action', '/contact#estimate');
  expect([...new FormData(form ?? undefined).keys()]).toEqual(['tasks', 'minutes', 'hour']);
  const calls = screen.getByRole('spinbutton', {name: /Check calls/});
  fireEvent.input(calls, {target: {value: '1200'}});
  expect(result).toHaveTextContent(range(80));
  fireEvent.input(calls, {target: {value: ''}});
  expect(result).toHaveTextContent('…');
});
