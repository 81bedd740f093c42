import type {Finding} from '../../build/mdx/finding';

/** What the server of `npm start` answers to the page. What the page may ask is in server/requests.ts. */
export const address = '/__writing/';
export const tokenHeader = 'x-writing-token';
/** The name of the meta element that tells the page the token of this run. */
export const tokenName = 'writing-token';
/** The attribute of a block of Markdown: `<file>:<flow>.<block>:<version>`. */
export const flowAttribute = 'data-writing';
/** The prop of a component: `<file>:<its number>:<version>`. The page may be older than the file by a moment. */
export const partAttribute = 'data-writing-part';

/** A document of ProseMirror as plain data. */
export type DocJson = Record<string, unknown>;

/** A flow as the page gets it. */
export type PageFlow = {
  /** 0 is the page, and the others are one more than the number of the component around them. */
  at: number;
  doc: DocJson;
};

/** How a prop or a field is filled in. */
export type Control = {
  name: string;
  /** What writers call it. */
  label: string;
  /** What the schema says about it. */
  about: string;
  required: boolean;
  kind: 'words' | 'number' | 'switch' | 'choice' | 'hue' | 'icon' | 'mark' | 'address' | 'day' | 'list';
  /** Of a choice. */
  choices?: {value: string | number; words: string}[] | undefined;
  longest?: number | undefined;
};

/** Null is a value that is computed: it is changed in the file. */
export type Value = string | number | boolean | string[] | null;
export type Values = Record<string, Value>;
/** What somebody chose or typed; undefined removes it. */
export type Wanted = Exclude<Value, null> | undefined;

/** A component of a file. */
export type PagePart = {
  at: number;
  name: string;
  values: Values;
  /** Whether it is a block of the page; within a sentence it is a word, and stays there. */
  isBlock: boolean;
};

/** A file with all that can be changed in it. */
export type PageFile = {
  path: string;
  hash: string;
  flows: PageFlow[];
  parts: PagePart[];
  fields: {controls: Control[]; values: Values};
  /** As a search engine shows it, with the figures and names filled in. */
  result: {place: string; title: string; description: string};
};

/** A component in the words of its guide. */
export type ComponentPanel = {purpose: string; advice: string; once: boolean; controls: Control[]};
/** Something in a list to choose from. */
export type Choice = {
  /** What it stands for: the source of a chip, an address, the name of an example. */
  value: string;
  words: string;
  about: string;
};
/** All that a page can be made of. */
export type Catalog = {
  /** What a text can show besides words. */
  chips: Choice[];
  /** Where a link can lead. */
  destinations: Choice[];
  components: Record<string, ComponentPanel>;
  icons: readonly string[];
  marks: readonly string[];
};

/** A sentence of the doctor with the place on the page that it means. */
export type PageFinding = Finding & {
  /** The page that it is on; undefined for another file. */
  address?: string | undefined;
  part?: number | undefined;
  field?: string | undefined;
  /** A command of the site that does what is to be done. */
  command?: string[] | undefined;
};

/** What is submitted: a sentence for each change, and for a page the changed words as Git shows them. */
export type ChangeSummary = {part: 'pages' | 'policies'; sentence: string; detail?: string | undefined};

export type Saved = {saved: PageFile};
/** Why something was not done, as a sentence for the writer. */
export type Refused = {refused: string};
/** The file says something else by now. */
export type Conflict = {conflict: {theirs: DocJson; now: PageFile}};

/** What each action answers, unless it is refused. */
export type Responses = {
  read: {files: PageFile[]};
  catalog: Catalog;
  write: Saved | Conflict;
  set: Saved;
  offers: {offers: Choice[]};
  photo: {source: string};
  stepHistory: Saved;
  findings: {findings: PageFinding[]};
  addWord: Record<string, never>;
  changes: {changes: ChangeSummary[]};
  /** `address` is where the person goes on. */
  command: {output: string; isDone: boolean; address?: string | undefined};
};
