import * as z from 'zod';
import {oneLine} from '../../../content/text';

const file = z.string().max(300);
const text = z.string().max(2_000_000);
const nothing = z.strictObject({});

export const requestSchemas = {
  catalog: nothing,
  open: z.strictObject({file}),
  /** `base` is the hash of the file that the text was based on, and `imports` the imports that it had. */
  write: z.strictObject({file, base: z.string().max(100), text, imports: text}),
  check: z.strictObject({file}),
  /** `data` is the file in base64. */
  photo: z.strictObject({file, name: z.string().max(200), data: z.base64(), alt: z.string().min(1).max(200)}),
  changes: nothing,
  submit: z.strictObject({
    title: z.string().max(200).transform(oneLine),
    only: z.enum(['pages', 'policies']).optional(),
  }),
};

export type Action = keyof typeof requestSchemas;
export type Requests = {[Name in Action]: z.infer<(typeof requestSchemas)[Name]>};
export const isAction = (action: string): action is Action => Object.hasOwn(requestSchemas, action);
