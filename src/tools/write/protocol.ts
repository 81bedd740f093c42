import type {Finding} from '../../mdx/finding';

export type {Finding};

export const address = '/write';
export const api = `${address}/api/`;
export const tokenHeader = 'x-write-token';
/** The name of the meta element with the token of this run. */
export const tokenName = 'write-token';

/** A file as it is on disk. A save names the hash of the text that it was based on. */
export type Disk = {text: string; hash: string};

/** What the doctor says about the text with a hash. */
export type Checked = {hash: string; findings: Finding[]};

/** Something to choose from a list: what it is called and what it puts into the text. */
export type Item = {
  words: string;
  about: string;
  value: string;
  /** A part of something, such as a heading of a page, comes after a whole. */
  isPart?: boolean;
};

/** A prop of a component or a field of a page. */
export type Control = {
  name: string;
  about: string;
  required: boolean;
  kind: 'text' | 'number' | 'switch' | 'choice' | 'icon' | 'mark' | 'address' | 'list';
  choices: string[];
};

/** `inside` names the components that it stands in; an empty name is the top of a page. */
export type ComponentGuide = Item & {source: string; inside: string[]; props: Control[]; once: boolean};
export type PageEntry = {file: string; address: string | undefined; label: string; fields: Control[]};

export type Catalog = {
  components: ComponentGuide[];
  /** Claims, counts and facts with their values. */
  values: Item[];
  destinations: Item[];
  pages: PageEntry[];
  icons: string[];
  marks: string[];
};
