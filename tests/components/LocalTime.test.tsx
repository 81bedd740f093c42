import {LocalTime} from '@site/src/components/LocalTime';
import {clockTime} from '@site/src/components/hooks/clockTime';
import {render} from '@testing-library/react';
import {renderToString} from 'react-dom/server';

afterEach(() => {
  jest.useRealTimers();
});

const day = <LocalTime zone="America/New_York" hours={[8, 18]} children="8 to 6 Eastern" />;
const night = <LocalTime zone="America/New_York" hours={[18, 8]} children="6 to 8 Eastern" />;

const shownAt = (time: string, part: typeof day) => {
  jest.useFakeTimers({now: new Date(`2026-01-15T${time}:30Z`)});
  return render(part).container.textContent;
};

/** New York is five hours behind UTC in winter. */
const [morning, evening] = ['13:00', '23:00'].map((time) =>
  clockTime(new Date(`2026-01-15T${time}Z`)).replace(':00', ''),
);

test('the hours of an office are shown in the visitor’s time', () => {
  expect(shownAt('12:59', day)).toBe(`${morning} to ${evening} your time`);
  expect(shownAt('13:00', day)).toBe(`Now, until ${evening} your time`);
  expect(shownAt('22:59', day)).toBe(`Now, until ${evening} your time`);
  expect(shownAt('23:00', day)).toBe(`${morning} to ${evening} your time`);
});

test('a shift that passes midnight is at work on both sides of it', () => {
  expect(shownAt('22:59', night)).toBe(`${evening} to ${morning} your time`);
  expect(shownAt('23:00', night)).toBe(`Now, until ${morning} your time`);
  expect(shownAt('04:00', night)).toBe(`Now, until ${morning} your time`);
  expect(shownAt('13:00', night)).toBe(`${evening} to ${morning} your time`);
});

test('without JavaScript, the page shows the hours that it was written with', () => {
  expect(renderToString(day)).toBe('8 to 6 Eastern');
});
