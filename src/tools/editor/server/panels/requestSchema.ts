import * as z from 'zod';

const file = z.string().regex(/^[0-9a-f]{12}$/);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const words = z.string().max(2000);
const at = z.int().nonnegative();
const name = z.string().max(60);
const value = z.union([words, z.number(), z.boolean(), z.array(words).max(50)]).optional();
const place = {file, hash, at};
/** A word for a command: never a setting of it, but for the one that `new` has. */
const word = z
  .string()
  .max(200)
  .regex(/^(?!-)|^--footer$/);

/** What the panels may ask, in exactly this form. */
export const panelRequests = {
  parts: z.strictObject({file}),
  prop: z.strictObject({...place, name, value}),
  block: z.strictObject({...place, how: z.enum(['up', 'down', 'duplicate', 'remove'])}),
  offers: z.strictObject({file, at: at.optional(), isInside: z.boolean().optional()}),
  add: z.strictObject({...place, side: z.enum(['before', 'after']), offer: name}),
  fields: z.strictObject({file}),
  field: z.strictObject({file, hash, name, value}),
  card: z.strictObject({file, title: z.string().max(200)}),
  findings: z.strictObject({file}),
  dictionary: z.strictObject({word: z.string().regex(/^[\p{L}\p{M}'’-]{2,60}$/u)}),
  glyphs: z.strictObject({kind: z.enum(['icon', 'mark']), like: name}),
  redline: z.strictObject({file}),
  changes: z.strictObject({}),
  command: z.strictObject({
    name: z.enum(['new', 'rename', 'remove', 'submit']),
    words: z.array(word).max(12),
    to: word.optional(),
    only: z.enum(['pages', 'policies']).optional(),
  }),
};
