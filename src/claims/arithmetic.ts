import {claimValues} from './claims';

/** A number from a claim, such as 80 from "80%" and 3.2 from "3.2x". */
const number = (id: 'automation' | 'cost-cut' | 'roi-multiple'): number => Number.parseFloat(claimValues[id]);

/**
 * What ties the figures of this site together, in percent of what a task costs by hand. From its second year on, an
 * agent completes the share `automation` alone. Our price is a fifth of the cost by hand, so the cost drops by the
 * rest, `cost-cut`. In its first year it starts by suggesting and completes less on average, which is `firstYear`; that
 * share over the price is `roi-multiple`. `tests/claims` checks both sums and every number that a page derives.
 */
export const shares = {
  automated: number('automation'),
  firstYear: 64,
  price: number('automation') - number('cost-cut'),
};

/** Of one kind of work: how often in a month, how long by hand, and what an hour costs with taxes and benefits. */
export type Work = {readonly tasks: number; readonly minutes: number; readonly hour: number};

/** The agent of the worked quote on `/company/pricing`, which the guarantee and other pages come back to. */
export const workedQuote: Work = {tasks: 2400, minutes: 6, hour: 30};

/** Hours and amounts of money a month. */
export function costs({tasks, minutes, hour}: Work) {
  const hours = (tasks * minutes) / 60;
  const byHand = hours * hour;
  const part = (share: number) => (byHand * share) / 100;
  const saved = part(shares.automated);
  const price = part(shares.price);
  return {hours, byHand, saved, savedFirstYear: part(shares.firstYear), price, kept: saved - price};
}
