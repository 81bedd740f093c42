import * as z from 'zod';
import {oneLine} from '../../../content/text';

const file = z.string().max(300);
/** The editor's schema checks its blocks. */
const doc = z.record(z.string(), z.unknown());
const words = z.string().max(2000).transform(oneLine);
const at = z.int().nonnegative();
const nothing = z.strictObject({});
/** An argument of a command, never an option except `--footer`. */
const word = z
  .string()
  .max(200)
  .regex(/^(?!-)|^--footer$/);

export const requestSchemas = {
  read: z.strictObject({files: z.array(file).max(100)}),
  catalog: nothing,
  /** A flow before and after the change. `keepMine` overrides what somebody else changed in the same blocks. */
  write: z.strictObject({file, at, was: doc, doc, keepMine: z.boolean().optional()}),
  /** A prop of a component or, without `component`, a field of the page. */
  set: z.strictObject({
    file,
    hash: z.string(),
    component: at.optional(),
    name: z.string().max(60),
    value: z.union([words, z.number(), z.boolean(), z.array(words).max(50)]).optional(),
  }),
  offers: z.strictObject({file, at}),
  /** `data` is the file in base64. */
  photo: z.strictObject({file, name: z.string().max(200), data: z.base64(), alt: z.string().min(1).max(200)}),
  stepHistory: z.strictObject({direction: z.enum(['undo', 'redo'])}),
  findings: z.strictObject({file: file.optional()}),
  addWord: z.strictObject({word: z.string().regex(/^[\p{L}\p{M}'’-]{2,60}$/u)}),
  changes: nothing,
  command: z.strictObject({
    name: z.enum(['new', 'rename', 'remove', 'submit']),
    words: z.array(word).max(12),
    to: word.optional(),
    only: z.enum(['pages', 'policies']).optional(),
  }),
};

export type Action = keyof typeof requestSchemas;
export type Requests = {[Name in Action]: z.infer<(typeof requestSchemas)[Name]>};
export const isAction = (action: string): action is Action => Object.hasOwn(requestSchemas, action);
