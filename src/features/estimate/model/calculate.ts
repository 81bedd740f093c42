import {estimate, margin, numberNames, type NumberName} from './estimate';

/** The contents of the fields: whatever a visitor typed. */
export type Typed = Readonly<Record<NumberName, string>>;
export type Numbers = Readonly<Record<NumberName, number>>;

export const mapNumbers = <Value>(give: (name: NumberName) => Value): Record<NumberName, Value> =>
  Object.fromEntries(numberNames.map((name) => [name, give(name)])) as Record<NumberName, Value>;

export const examples: Typed = mapNumbers((name) => String(estimate.numbers[name].example));

/** The number in a text, if it is within the limits. */
export function parseNumber(name: NumberName, text: string): number | undefined {
  const {min, max} = estimate.numbers[name];
  const number = Number(text);
  return number >= min && number <= max ? number : undefined;
}

/** All four numbers, if every one is within its limits. */
export function parseNumbers(typed: Typed): Numbers | undefined {
  const numbers = mapNumbers((name) => parseNumber(name, typed[name]));
  return numberNames.every((name) => numbers[name] !== undefined) ? (numbers as Numbers) : undefined;
}

/** Hours a month, and amounts of money a year: the cost by hand, what is saved, and the cost of what people still do. */
export function calculate({tasks, minutes, hour, share}: Numbers) {
  const hours = (tasks * minutes) / 60;
  const byHand = hours * hour * 12;
  const high = (byHand * share) / 100;
  const low = (high * (100 - margin)) / 100;
  return {hours, byHand, high, low, remainingLow: byHand - high, remainingHigh: byHand - low};
}
