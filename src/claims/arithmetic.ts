import {claimValues} from './claims';

/**
 * What ties the figures of this site together, in percent of what a task costs by hand. An agent completes the share
 * `automation` alone. Our price is a quarter of the cost by hand in the first year, which pays for building the agent,
 * and a fifth after that. What the agent completes, less that fifth, is the drop in cost, `cost-cut`; what it completes
 * over the first year’s quarter is the return, `roi-multiple`. `tests/specification` checks both, and every number that the
 * pricing page derives.
 */
export const shares = {
  automated: Number.parseFloat(claimValues.automation),
  priceFirstYear: 25,
  price: 20,
  /** The low end of an estimate is this much below its high end. */
  margin: 20,
};

/** Of one kind of work: how often in a month, how long by hand, and what an hour costs with taxes and benefits. */
export type Work = {readonly tasks: number; readonly minutes: number; readonly hour: number};

/** Hours and amounts of money a month. */
export function costs({tasks, minutes, hour}: Work) {
  const hours = (tasks * minutes) / 60;
  const byHand = hours * hour;
  const part = (share: number) => (byHand * share) / 100;
  const saved = part(shares.automated);
  const price = part(shares.price);
  return {hours, byHand, saved, priceFirstYear: part(shares.priceFirstYear), price, kept: saved - price};
}
