import type {Nodes, Root} from 'mdast';
import {readAsWritten} from '../../../build/mdx/readMdx';
import type {Range} from '../../../build/textEdits';
import {readAttribute} from './attributes';
import type {Inline} from './content';
import {findTexts, isTag, type Found, type IsWords, type Kind} from './find';
import {readWords, type Piece} from './pieces';

/** A text of a file that a person may change. */
export type Text = Range & {
  /** Its place among the texts of its file. */
  at: number;
  kind: Kind;
  content: Inline[];
  pieces: readonly Piece[];
  /** Of a prop or a label: the component. */
  tag: string | undefined;
  prop: string | undefined;
  quote: string;
  /** The Markdown around it that can be read by itself. */
  block: Range;
};

const rangeOf = (first: Nodes | undefined, last = first): Range => ({
  start: first?.position?.start.offset ?? 0,
  end: last?.position?.end.offset ?? 0,
});

function propText(found: Found, file: string) {
  const read = found.attribute && readAttribute(found.attribute, file);
  if (!read) return undefined;
  const {pieces, start, end, quote} = read;
  const value = pieces.map(({key}) => key).join('');
  return {start, end, quote, pieces, content: value ? [{type: 'text' as const, value}] : []};
}

function markdownText({words}: Found, file: string) {
  const read = readWords(words, file);
  return read && {...rangeOf(words[0], words.at(-1)), quote: '', ...read};
}

function textOf(found: Found, at: number, file: string): Text | undefined {
  const read = found.kind === 'prop' ? propText(found, file) : markdownText(found, file);
  const owner = found.owners.at(-1);
  return (
    read && {
      ...read,
      at,
      kind: found.kind,
      tag: owner && isTag(owner) ? (owner.name ?? '') : undefined,
      prop: found.attribute?.name,
      block: rangeOf(found.block),
    }
  );
}

export const textsIn = (tree: Root, file: string, isWords: IsWords): Text[] =>
  findTexts(tree, isWords).flatMap((found, at) => textOf(found, at, file) ?? []);

/** Every text of a file that a person may change, with its exact place. Throws if the file cannot be read. */
export const textsOf = (file: string, isWords: IsWords): Text[] => textsIn(readAsWritten(file), file, isWords);
