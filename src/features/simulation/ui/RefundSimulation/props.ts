import * as z from 'zod';
import {text} from '../../../../content/fieldSchemas';

const amount = (about: string) => z.number().positive('must be more than 0').describe(about);

export const props = z.strictObject({
  limit: amount('The largest refund that the agent sends on its own.'),
  days: amount('For how many days after delivery an order can be refunded.'),
  photo: amount('The refund from which the agent needs a photo.'),
  words: z.array(text(20, 'A word.')).min(1).describe('Words in a message that bring in a person, in lower case.'),
  orders: z
    .array(z.array(z.union([z.string(), z.number()])).length(3))
    .min(2)
    .describe('The orders that the agent can find: number, item and what was paid.'),
  runs: z
    .array(z.array(z.union([z.string(), z.number(), z.boolean()])).length(5))
    .length(3)
    .describe(
      'Three requests: the number of an order, the amount, the days since delivery, whether there is a photo, and the message.',
    ),
});

export type Props = z.infer<typeof props>;
