import type {PageKind} from '../content/frontMatter';
import type {Finding, Position} from './finding';

/** The value of a prop. A computed value is unknown until the page runs. */
export type PropValue = string | number | boolean | null | PropValue[] | {[name: string]: PropValue} | undefined;
export type Prop = {name: string; value: PropValue; computed: boolean; at: Position};

/** A tag of the page: a component, or plain HTML if it begins with a lowercase letter. */
export type Tag = {
  name: string;
  props: Prop[];
  spread: boolean;
  empty: boolean;
  at: Position;
  /** The tag that contains it, if any. */
  around: Tag | undefined;
};

/** An imported name: `imported` is `default` for that of the whole module. */
export type Import = {local: string; imported: string; source: string; at: Position};

export type Target = {to: string; at: Position; text: string; around?: Tag | undefined};
export type Picture = {
  src: string;
  alt: string | undefined;
  at: Position;
  around?: Tag | undefined;
};

/** A table: its heading and the rows below it. */
export type TableLines = {heading: {empty: boolean; at: Position}[]; rows: {cells: number; at: Position}[]};

/** A field of the front matter. The entries of a list may have lines of their own. */
export type Field = {name: string; value: unknown; at: Position; entries: readonly Position[]};

/** A file in `pages/`, parsed once: everything that the rules need. */
export type ParsedPage = {
  file: string;
  text: string;
  kind: PageKind | 'partial';
  /** Undefined for a partial, which has no address. */
  address: string | undefined;
  frontMatter: Record<string, unknown>;
  fields: Field[];
  tags: Tag[];
  imports: Import[];
  exports: Position[];
  /** Expressions in braces in the text, except comments. */
  braces: {inside: string; at: Position}[];
  /** What visitors read. */
  texts: {value: string; at: Position; inFigure: boolean}[];
  links: Target[];
  pictures: Picture[];
  headings: {level: number; text: string; anchor: string; at: Position; around: Tag | undefined}[];
  footnotes: Position[];
  tables: TableLines[];
  /** Why its fields or its text could not be parsed. Everything else is then what could be read. */
  broken: (Finding & {in: 'fields' | 'text'}) | undefined;
};
