import type {Day} from './dates';

/** A comparison of two versions as data, which both the page and the terminal print. */
export type Span = {op: 'same' | 'ins' | 'del'; text: string};

/** The cells of a table's row are one text, with this between them. */
export const cellEnd = ' | ';

export type BlockKind = 'paragraph' | 'item' | 'row' | 'subheading';

export type BlockChange = {kind: BlockKind; change: 'same' | 'reworded' | 'added' | 'removed'; parts: Span[]};

export type SectionChange = {
  change: 'unchanged' | 'changed' | 'added' | 'removed';
  /** Its place among the other sections changed; a section whose number shifts because of others is only renumbered. */
  moved: boolean;
  before?: string;
  after?: string;
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
