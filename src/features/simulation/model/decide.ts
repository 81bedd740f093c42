import {company} from '../../../company';
import {understand} from './understand';

/** What the owner of the shop decided, in plain numbers and words. */
export type Rules = {
  /** The largest refund that the agent sends on its own. */
  readonly limit: number;
  /** For how many days after delivery an order can be refunded. */
  readonly days: number;
  /** The refund from which the agent asks for a photo. */
  readonly photo: number;
  /** Words in a message that bring in a person. */
  readonly words: readonly string[];
};

export type Order = {readonly number: string; readonly item: string; readonly paid: number};

export type Request = {
  /** The number of an order, or anything else. */
  readonly order: string;
  readonly amount: number;
  /** Days since the delivery. */
  readonly days: number;
  readonly photo: boolean;
  readonly message: string;
};

/** The field of the message, in the simulation and in the address that starts it. */
export const messageName = 'message';

/** In the order in which the agent applies them. */
export const rulesInOrder = ['order', 'words', 'paid', 'days', 'photo', 'limit', 'refund'] as const;

export type Outcome = 'refund' | 'person' | 'declined' | 'asked' | 'stopped';

export type Step = {
  readonly rule: 'off' | (typeof rulesInOrder)[number];
  readonly found: string;
  /** The steps after it do not run. */
  readonly ends?: Outcome;
};

export const money = (amount: number): string =>
  new Intl.NumberFormat(company.language, {style: 'currency', currency: company.currency.code}).format(amount);

const wordsIn = (message: string) => message.toLowerCase().match(/[\p{L}’'-]+/gu) ?? [];

/** A person decides about anything that the rules do not settle; the agent never guesses. */
function* check(rules: Rules, orders: readonly Order[], request: Request): Generator<Step> {
  const {amount, days, photo, message} = request;
  const order = orders.find(({number}) => number === request.order.trim().replace(/^#/, ''));
  if (!order) return yield {rule: 'order', found: 'No such order', ends: 'person'};
  yield {rule: 'order', found: `#${order.number}, ${order.item}, ${money(order.paid)}`};

  const word = wordsIn(message).find((one) => rules.words.includes(one));
  if (word) return yield {rule: 'words', found: `The message says “${word}”`, ends: 'person'};
  const {unknown, hasReason} = understand(
    message,
    orders.map(({item}) => item),
  );
  if (unknown !== undefined) return yield {rule: 'words', found: `Does not understand “${unknown}”`, ends: 'person'};
  if (!hasReason) return yield {rule: 'words', found: 'Gives no reason', ends: 'person'};
  yield {rule: 'words', found: 'Understands every sentence'};

  if (!(amount > 0)) return yield {rule: 'paid', found: 'No amount to refund', ends: 'person'};
  if (amount > order.paid) return yield {rule: 'paid', found: `${money(amount)} is more than was paid`, ends: 'person'};
  yield {rule: 'paid', found: `${money(amount)} of ${money(order.paid)}`};

  if (!(days >= 0)) return yield {rule: 'days', found: 'Not delivered yet', ends: 'person'};
  if (days > rules.days)
    return yield {rule: 'days', found: `${days} days ago, ${rules.days} allowed`, ends: 'declined'};
  yield {rule: 'days', found: `${days} days ago`};

  if (amount >= rules.photo && !photo)
    return yield {rule: 'photo', found: `None, needed from ${money(rules.photo)}`, ends: 'asked'};
  yield {rule: 'photo', found: photo ? 'Attached' : `Not needed below ${money(rules.photo)}`};

  if (amount > rules.limit)
    return yield {rule: 'limit', found: `${money(amount)} is over ${money(rules.limit)}`, ends: 'person'};
  yield {rule: 'limit', found: `${money(amount)} is within ${money(rules.limit)}`};

  yield {rule: 'refund', found: money(amount), ends: 'refund'};
}

export const decide = (rules: Rules, orders: readonly Order[], request: Request): readonly Step[] => [
  ...check(rules, orders, request),
];

/** The steps until the agent was switched off. The request is back in the inbox, and nothing was sent. */
export const switchedOff = (steps: readonly Step[], shown: number): readonly Step[] => [
  ...steps.slice(0, shown),
  {rule: 'off', found: 'Request back in the inbox, nothing sent', ends: 'stopped'},
];
