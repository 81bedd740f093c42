import type {Finding} from '../../mdx/finding';

/** The responses of the server of `npm start`. The requests are in server/requests.ts. */
export const address = '/__editor/';
export const tokenHeader = 'x-editor-token';
/** The name of the meta element with the token of this run. */
export const tokenName = 'editor-token';
/** The attribute of a block: `<file>:<flow>.<block>:<version>`. */
export const flowAttribute = 'data-editor-block';
/** The prop of a component: `<file>:<number>:<version>`. The page may show an older version of the file. */
export const componentAttribute = 'data-editor-component';

/** A document of ProseMirror as plain data. */
export type DocJson = Record<string, unknown>;

export type PageFlow = {
  /** 0 for the page, otherwise the number of its component plus one. */
  at: number;
  doc: DocJson;
};

/** The control for a prop or a field. */
export type Control = {
  name: string;
  label: string;
  about: string;
  required: boolean;
  kind: 'words' | 'number' | 'switch' | 'choice' | 'hue' | 'icon' | 'mark' | 'address' | 'day' | 'list';
  choices?: {value: string | number; words: string}[] | undefined;
  longest?: number | undefined;
};

/** Null if the value is computed and can only be changed in the file. */
export type Value = string | number | boolean | string[] | null;
export type Values = Record<string, Value>;
/** A value to set; undefined removes it. */
export type Wanted = Exclude<Value, null> | undefined;

export type FileComponent = {
  at: number;
  name: string;
  values: Values;
  /** Whether it is a block rather than in a sentence. */
  isBlock: boolean;
};

/** A file with everything in it that can be changed. */
export type PageFile = {
  path: string;
  hash: string;
  flows: PageFlow[];
  components: FileComponent[];
  fields: {controls: Control[]; values: Values};
  /** The search result, with claims and facts filled in. */
  result: {place: string; title: string; description: string};
};

export type ComponentGuide = {purpose: string; advice: string; once: boolean; controls: Control[]};
export type Choice = {
  /** The source of a chip, an address, or the name of an example. */
  value: string;
  words: string;
  about: string;
};
export type Catalog = {
  chips: Choice[];
  destinations: Choice[];
  components: Record<string, ComponentGuide>;
  icons: readonly string[];
  marks: readonly string[];
};

/** A finding of the doctor, with its place on the page. */
export type PageFinding = Finding & {
  /** The address of its page; undefined if the file is not a page. */
  address?: string | undefined;
  component?: number | undefined;
  field?: string | undefined;
  /** The arguments of the command that fixes it. */
  command?: string[] | undefined;
};

/** A sentence for each change and, for pages, the changed words as Git shows them. */
export type ChangeSummary = {kind: 'pages' | 'policies'; sentence: string; words: string};

export type Saved = {saved: PageFile};
export type Refused = {refused: string};

/** The response to each request, unless it is refused. */
export type Responses = {
  read: {files: PageFile[]};
  catalog: Catalog;
  /** Somebody else may have changed the same text. */
  write: Saved | {conflict: {theirs: DocJson; now: PageFile}};
  set: Saved;
  offers: {offers: Choice[]};
  photo: {source: string};
  stepHistory: Saved;
  findings: {findings: PageFinding[]};
  addWord: Record<string, never>;
  changes: {changes: ChangeSummary[]};
  /** `address` is the page to open next. */
  command: {output: string; isDone: boolean; address?: string | undefined};
};
