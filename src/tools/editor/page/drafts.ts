import type {DocJson} from '../messages';
import {button, type Bar} from './bar';

/** What somebody has typed and not saved, kept through a reload and a restart of the server. */
export type Draft = {file: string; at: number; was: DocJson; doc: DocJson};

const prefix = 'editor-draft:';
const keyOf = ({file, at}: {file: string; at: number}) => `${prefix}${file}:${at}`;

export const keepDraft = (draft: Draft): void => {
  sessionStorage.setItem(keyOf(draft), JSON.stringify(draft));
};
export const forgetDraft = (draft: {file: string; at: number}): void => {
  sessionStorage.removeItem(keyOf(draft));
};
export const draftsOf = (files: readonly string[]): Draft[] =>
  Object.entries(sessionStorage)
    .filter(([key]) => key.startsWith(prefix))
    .map(([, value]) => JSON.parse(String(value)) as Draft)
    .filter(({file}) => files.includes(file));

/** Asks what becomes of the first draft, then of the next one. */
export function offerDrafts(bar: Bar, [draft, ...others]: readonly Draft[], restore: (draft: Draft) => void): void {
  bar.close();
  if (!draft) return;
  bar.show(
    Object.assign(document.createElement('p'), {textContent: 'Some of your changes here are not saved.'}),
    button('Restore', () => {
      bar.close();
      restore(draft);
    }),
    button('Discard', () => {
      forgetDraft(draft);
      offerDrafts(bar, others, restore);
    }),
  );
}
