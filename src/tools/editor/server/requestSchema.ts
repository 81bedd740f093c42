import * as z from 'zod';
import {panelRequests} from './panels/requestSchema';

const name = z.string().regex(/^[0-9a-f]{12}$/);
/** Its blocks are checked by the schema of the editor. */
const doc = z.record(z.string(), z.unknown());
const nothing = z.strictObject({});

/** What the page may ask, in exactly this form. */
export const requests = {
  read: z.strictObject({files: z.array(name).max(100)}),
  chips: nothing,
  destinations: nothing,
  write: z.strictObject({file: name, hash: z.string(), at: z.int(), was: doc, doc}),
  photo: z.strictObject({file: name, name: z.string().max(200), data: z.base64(), alt: z.string().min(1).max(200)}),
  undo: nothing,
  redo: nothing,
  ...panelRequests,
};
export type Action = keyof typeof requests;
export const isAction = (action: string): action is Action => Object.hasOwn(requests, action);
