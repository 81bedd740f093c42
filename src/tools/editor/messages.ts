import type {PanelsAnswers, PanelsAsked} from './messagesOfPanels';

/** What the page and the server of `npm start` say to each other. */
export const address = '/__writing/';
export const tokenHeader = 'x-writing-token';
/** The name of the meta element that tells the page the token of this run. */
export const tokenName = 'writing-token';
/** The attribute of a block of Markdown: `<file>:<flow>.<block>:<version>`. */
export const flowAttribute = 'data-writing';
/** The attribute of a component that holds words alone: `<file>:<flow>:<version>`. */
export const wordsAttribute = 'data-writing-words';

/** A document of ProseMirror as plain data. */
export type DocJson = Record<string, unknown>;

/** A flow as the page gets it. */
export type PageFlow = {
  at: number;
  /** The number of the component around it; undefined for the page itself. */
  part?: number | undefined;
  doc: DocJson;
};

/** A file by the name that the server gave it. */
export type PageFile = {file: string; hash: string; flows: PageFlow[]};

export type Change = {
  file: string;
  /** Of the file that the page has seen. */
  hash: string;
  at: number;
  /** The flow as the page has seen it, and as it should be. */
  was: DocJson;
  doc: DocJson;
};

/** Something that a text can show: what the file says, and what a visitor reads. */
export type Chip = {source: string; words: string; about: string; group: 'Claims' | 'Counts' | 'Company'};
/** Somewhere that a link can lead. */
export type Destination = {to: string; title: string};

export type Saved = {saved: PageFile};
export type Refused = {refused: string};
/** The file says something else by now. Without `theirs`, the flow is gone. */
export type Conflict = {conflict: {theirs: DocJson | undefined; now: PageFile}};

export type Asked = PanelsAsked & {
  read: {files: string[]};
  chips: Record<string, never>;
  destinations: Record<string, never>;
  write: Change;
  /** `data` is the file in base64. */
  photo: {file: string; name: string; data: string; alt: string};
  undo: Record<string, never>;
  redo: Record<string, never>;
};
export type Answers = PanelsAnswers & {
  read: {files: PageFile[]};
  chips: {chips: Chip[]};
  destinations: {destinations: Destination[]};
  write: Saved | Refused | Conflict;
  photo: {source: string} | Refused;
  undo: Saved | Refused;
  redo: Saved | Refused;
};
