import type {Span as Words} from '../../policies/model/wordDiff';
import type {VersionPair} from './pairs';

/** A comparison of two versions as data, which both the page and the terminal print. */
export type Span = Words & {isStruck?: boolean};

export type Kind = 'paragraph' | 'item' | 'subheading' | 'quotation' | 'footnote' | 'code' | 'table';

export type BlockChange = {
  kind: Kind;
  /** The words of a text in one cell, or the rows of a table with a cell for every column of either version. */
  rows: Span[][][];
  /** How many lists it is nested in, and its bullet or number. */
  depth?: number;
  marker?: string;
  /** What else changed, in sentences. */
  notes?: string[];
};

export type SectionChange = {
  change: 'unchanged' | 'changed' | 'added' | 'removed';
  /** Its position among the other sections changed. A section whose number shifts because of others has not moved. */
  moved: boolean;
  before?: string | undefined;
  after?: string | undefined;
  heading: Span[];
  summary: string;
  blocks: BlockChange[];
};

export type Redline = VersionPair & {summary: string; sections: SectionChange[]};
