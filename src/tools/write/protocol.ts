import type {Finding} from '../../mdx/finding';

/** The responses of the server of `npm start`. The requests are in server/requests.ts. */
export const address = '/write';
export const api = `${address}/api/`;
export const tokenHeader = 'x-write-token';
/** The name of the meta element with the token of this run. */
export const tokenName = 'write-token';
/** The attribute of a block of a page: `<file>:<line>`. */
export const lineAttribute = 'data-line';

/** Messages between `/write` and the page in its frame. */
export type FromPage = {write: 'ready'} | {write: 'open'; at: string; words: string};
export type ToPage = {write: 'show'; file: string; line: number};

/** A prop of a component or a field of a page. */
export type Control = {
  name: string;
  about: string;
  required: boolean;
  kind: 'text' | 'number' | 'switch' | 'choice' | 'icon' | 'mark' | 'address' | 'list';
  choices: string[];
};

export type ComponentGuide = {
  name: string;
  about: string;
  source: string;
  /** The components that it stands in; an empty name is the top of a page. */
  inside: string[];
  props: Control[];
  once: boolean;
  /** Whether it takes text between its tags. */
  holdsText: boolean;
  /** The address of its page in the gallery. */
  gallery: string;
};

/** What a text can show besides words, with what visitors read there. */
export type Chip = {source: string; token: string; words: string; about: string};
export type Destination = {to: string; words: string; page: string};
export type PageEntry = {
  file: string;
  address: string | undefined;
  label: string;
  section: string;
  isDraft: boolean;
  fields: Control[];
};

export type Catalog = {
  components: ComponentGuide[];
  chips: Chip[];
  destinations: Destination[];
  pages: PageEntry[];
  sections: string[];
  icons: string[];
  marks: string[];
};

/** A finding of the doctor; `blocks` if it keeps the text from being written to the file. */
export type TextFinding = Finding & {blocks: boolean};

export type ChangeSummary = {kind: 'pages' | 'policies'; file: string; sentence: string; words: string};

export type Responses = {
  catalog: Catalog;
  open: {text: string};
  /** `theirs` is the file if somebody else changed it; `written` is the file if it was written. */
  write: {findings: TextFinding[]; written?: string; theirs?: string};
  spell: {findings: TextFinding[]};
  read: {text: string | null};
  addWord: Record<string, never>;
  photo: {source: string};
  changes: {changes: ChangeSummary[]};
  published: {text: string};
  newPage: {file: string};
  rename: {file: string};
  remove: {summary: string};
  undoRemove: {file: string};
  submit: {isDone: boolean; output: string};
};
