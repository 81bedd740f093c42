import type {Heading, Image, Link, Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {PageKind} from '../../catalogue/frontMatter';
import type {Finding, Position} from './finding';

export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** A value in a prop. What is computed cannot be known before the page runs. */
export type PropValue = string | number | boolean | null | PropValue[] | {[name: string]: PropValue} | undefined;
export type Prop = {name: string; value: PropValue; computed: boolean; at: Position};

/** A tag of the page: a component, or plain HTML when it begins with a small letter. */
export type Tag = {
  name: string;
  props: Prop[];
  spread: boolean;
  empty: boolean;
  at: Position;
  /** The tag that it stands in, if any. */
  around: Tag | undefined;
};

export type Import = {local: string; named: boolean; source: string; at: Position};

/** A refersTo of text that visitors read, with the heading that it stands in, if any. */
export type Text = {value: string; at: Position; heading?: string | undefined};

export type Target = {to: string; at: Position; text: string; around?: Tag | undefined};
export type Picture = {src: string; alt: string | undefined; sized: boolean; at: Position};
export type HeadingLine = {level: number; text: string; anchor: string; at: Position};

/** A field between the --- lines. */
export type Field = {name: string; value: unknown; at: Position};

/** A file of `pages/`, read once: everything that the rules ask for. */
export type ParsedPage = {
  file: string;
  text: string;
  kind: PageKind | 'partial';
  /** Where visitors find it; a partial has no address. */
  address: string | undefined;
  frontMatter: Record<string, unknown>;
  fields: Field[];
  tags: Tag[];
  imports: Import[];
  exports: Position[];
  texts: Text[];
  links: Target[];
  pictures: Picture[];
  headings: HeadingLine[];
  /** Why it could not be read, if so; the rest is empty then. */
  broken: Finding | undefined;
};

export type {Heading, Image, Link, Nodes, Root};
