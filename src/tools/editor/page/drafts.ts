import type {Requests} from '../server/requests';

/** Unsaved text. It survives a reload and a restart of the server. */
export type Draft = Requests['write'];

const prefix = 'editor-draft:';
const keyOf = ({file, at}: Draft) => `${prefix}${file}:${at}`;

export const keepDraft = (draft: Draft): void => {
  sessionStorage.setItem(keyOf(draft), JSON.stringify(draft));
};
export const forgetDraft = (draft: Draft): void => {
  sessionStorage.removeItem(keyOf(draft));
};
export const draftsOf = (files: readonly string[]): Draft[] =>
  Object.entries(sessionStorage)
    .filter(([key]) => key.startsWith(prefix))
    .map(([, value]) => JSON.parse(String(value)) as Draft)
    .filter(({file}) => files.includes(file));
