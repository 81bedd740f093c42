import type {PanelsAnswers, PanelsAsked} from './messagesOfPanels';
import type {Content, Inline} from './source/content';

/** What the page and the server of `npm start` say to each other. */
export const address = '/__writing/';
export const tokenHeader = 'x-writing-token';
/** The name of the meta element that tells the page the token of this run. */
export const tokenName = 'writing-token';
/** The attribute of what a file says: `<file>:<text>`, several of them apart by spaces. */
export const sourceAttribute = 'data-writing';

/** A text as the page gets it: enough to find it, to show it and to send it back. */
export type PageText = {
  at: number;
  kind: string;
  content: Inline[];
  tag?: string | undefined;
  prop?: string | undefined;
};

/** A file by the name that the server gave it. */
export type PageFile = {file: string; hash: string; texts: PageText[]};

export type Change = {
  file: string;
  /** Of the file that the page has seen. */
  hash: string;
  at: number;
  /** The text as the page has seen it, and as it should be. */
  was: Content;
  content: Content;
};

/** Something that a text can show: what the file says, and what a visitor reads. */
export type Chip = {source: string; words: string; about: string; group: 'Claims' | 'Counts' | 'Company'};

export type Saved = {saved: PageFile; change: number};
export type Refused = {refused: string};
/** The file says something else by now. Without `theirs`, the text is gone. */
export type Conflict = {conflict: {theirs: Inline[] | undefined; now: PageFile}};

export type Asked = PanelsAsked & {
  read: {files: string[]};
  chips: Record<string, never>;
  write: Change;
  undo: {change: number};
  redo: {change: number};
};
export type Answers = PanelsAnswers & {
  read: {files: PageFile[]};
  chips: {chips: Chip[]};
  write: Saved | Refused | Conflict;
  undo: Saved | Refused;
  redo: Saved | Refused;
};
