import type {Day} from '../../../content/dates';

/** A comparison of two versions as data, which both the page and the terminal print. */
export type Span = {op: 'same' | 'ins' | 'del'; text: string};

export type TextKind = 'paragraph' | 'item' | 'subheading' | 'quotation' | 'footnote' | 'code';

/** `reformatted` has the same words, with changed links or formatting. */
export type Change = 'same' | 'reworded' | 'reformatted' | 'added' | 'removed';

/** What changed beside the words, in sentences. */
type Noted = {notes?: string[]};

export type TextChange = Noted & {
  kind: TextKind;
  change: Change;
  parts: Span[];
  /** How many lists it is in, and what stands before it. */
  depth?: number;
  marker?: string;
};

/** A row has a cell for every column that either version has. */
export type RowChange = {change: Change; cells: Span[][]};

/** The first row is the header. */
export type TableChange = Noted & {
  kind: 'table';
  depth?: number;
  change: Change;
  columns: Change[];
  rows: RowChange[];
};

export type BlockChange = TextChange | TableChange;

/** The texts of a block that were compared, each with what changed in it. */
export const textsOf = (block: BlockChange): Span[][] =>
  block.kind === 'table' ? block.rows.flatMap(({cells}) => cells) : [block.parts];

export type SectionChange = {
  change: 'unchanged' | 'changed' | 'added' | 'removed';
  /** Its place among the other sections changed; a section whose number shifts because of others is only renumbered. */
  moved: boolean;
  before?: string | undefined;
  after?: string | undefined;
  heading: Span[];
  summary: string;
  blocks: BlockChange[];
};

export type Redline = {
  policy: string;
  title: string;
  from: Day;
  to: Day;
  summary: string;
  sections: SectionChange[];
};
