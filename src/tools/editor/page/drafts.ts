import type {DocJson} from '../protocol';

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
