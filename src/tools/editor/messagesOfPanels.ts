import type {SectionChange} from '../../features/policies/model/redline';
import type {Refused, Saved} from './messages';

/** The attribute of a component's props: `<file>:<its number>:<version>`. The page may be older than the file by a moment. */
export const partAttribute = 'data-writing-part';
export const versionOf = (hash: string): string => hash.slice(0, 8);

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

/** Null is a value that is computed: it is not changed here. */
export type Value = string | number | boolean | readonly string[] | null;
export type Values = Record<string, Value>;

export type PartPanel = {
  at: number;
  name: string;
  values: Values;
  /** Whether it is a block of the page; within a sentence it is a word, and stays there. */
  isBlock: boolean;
  /** How many components it is, with those in it. */
  size: number;
  /** How many components its neighbors are; undefined where it has none. */
  above?: number | undefined;
  below?: number | undefined;
};
export type ContractPanel = {purpose: string; do: string; dont: string; once: boolean; controls: Control[]};
export type Parts = {hash: string; parts: PartPanel[]; contracts: Record<string, ContractPanel>};

export type Offer = {id: string; name: string; title: string; purpose: string};

export type Fields = {
  hash: string;
  file: string;
  address: string | undefined;
  /** Where visitors find the site. */
  host: string;
  isDraftOfPolicy: boolean;
  /** As visitors read them, with the figures and names that they refer to. */
  shown: {title: string; description: string};

  controls: Control[];
  values: Values;
};

/** A sentence of the doctor with the place that it means. */
export type Told = {
  message: string;
  /** The file, as people know it. */
  file: string;
  /** The page that it is on; undefined for another file. */
  address?: string | undefined;
  /** Whether it is on the page that is shown. */
  isHere: boolean;
  line: number;
  part?: number | undefined;
  field?: string | undefined;
  /** A line to paste. */
  fix?: string | undefined;
  /** A command of the site that does what is to be done. */
  command?: string[] | undefined;
  /** A word that the dictionary does not have. */
  word?: string | undefined;
};

export type Drawing = readonly (readonly [tag: string, attributes: Record<string, string | number | undefined>])[];

/** What is handed in: a sentence for each change, and for a page what changed in it. */
export type ChangeTold = {
  /** Policies are handed in by themselves. */
  part: 'pages' | 'policies';
  sentence: string;
  /** The changed words, as Git shows them. */
  detail?: string | undefined;
};

type Place = {file: string; hash: string; at: number};

export type PanelsAsked = {
  parts: {file: string};
  prop: Place & {name: string; value: Exclude<Value, null> | undefined};
  block: Place & {how: 'up' | 'down' | 'duplicate' | 'remove'};
  offers: {file: string; at?: number | undefined; isInside?: boolean | undefined};
  add: Place & {side: 'before' | 'after'; offer: string};
  fields: {file: string};
  field: {file: string; hash: string; name: string; value: Exclude<Value, null> | undefined};
  card: {file: string; title: string};
  findings: {file: string};
  dictionary: {word: string};
  glyphs: {kind: 'icon' | 'mark'; like: string};
  redline: {file: string};
  changes: Record<string, never>;
  command: {
    name: 'new' | 'rename' | 'remove' | 'submit';
    words: string[];
    to?: string | undefined;
    only?: 'pages' | 'policies' | undefined;
  };
};

export type PanelsAnswers = {
  parts: Parts | Refused;
  prop: Saved | Refused;
  block: Saved | Refused;
  offers: {offers: Offer[]};
  add: Saved | Refused;
  fields: Fields | Refused;
  field: Saved | Refused;
  card: {picture: string} | Refused;
  findings: {findings: Told[]};
  dictionary: Record<string, never>;
  glyphs: {glyphs: {name: string; drawing: Drawing}[]};
  redline: {version: string; summary: string; sections: readonly SectionChange[]} | Refused;
  changes: {changes: ChangeTold[]} | Refused;
  command: {said: string; done: boolean};
};
