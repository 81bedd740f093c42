import * as z from 'zod';
import type {Inline} from '../source/content';
import {panelsAsked} from './panels/asked';

/** Longer than any text that a page has. */
const words = z.string().max(20_000);
const name = z.string().regex(/^[0-9a-f]{12}$/);

const inline: z.ZodType<Inline> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({type: z.literal('text'), value: words}),
    z.strictObject({type: z.enum(['strong', 'emphasis', 'delete']), children: z.array(inline)}),
    z.strictObject({type: z.literal('link'), to: words, title: words.optional(), children: z.array(inline)}),
    z.strictObject({type: z.literal('tag'), open: words, close: words, children: z.array(inline)}),
    z.strictObject({type: z.literal('code'), value: words}),
    z.strictObject({type: z.literal('chip'), source: words}),
  ]),
);
const content = z.array(inline).max(2000);
const change = z.strictObject({change: z.int()});

/** What the page may ask, in exactly this form. */
export const asked = {
  read: z.strictObject({files: z.array(name).max(100)}),
  chips: z.strictObject({}),
  write: z.strictObject({file: name, hash: z.string(), at: z.int(), was: content, content}),
  undo: change,
  redo: change,
  ...panelsAsked,
};
export type Action = keyof typeof asked;
export const isAction = (action: string): action is Action => Object.hasOwn(asked, action);
