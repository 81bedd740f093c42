import type {MdxJsxAttribute} from 'mdast-util-mdx';
import {lettersOf, type Piece} from './pieces';

type Attribute = {start: number; end: number; quote: string; pieces: Piece[]};

/** The words of a prop, between its quotation marks. Undefined for one that holds them in another way. */
export function readAttribute({position, value}: MdxJsxAttribute, file: string): Attribute | undefined {
  if (!position || typeof value !== 'string') return undefined;
  const from = position.start.offset ?? 0;
  const [written = '', before = '', quote = ''] = /^[^=]+=\s*(?=(["']))/.exec(file.slice(from)) ?? [];
  if (!written) return undefined;
  const start = from + written.length + 1;
  const end = (position.end.offset ?? 0) - 1;
  const pieces = lettersOf(file.slice(start, end), value, {escapes: false});
  return pieces && {start, end, quote: before || quote, pieces};
}

const name: Readonly<Record<string, string>> = {'"': '&quot;', "'": '&apos;'};

/** Only its own quotation mark, and an ampersand that would begin a reference, mean something in a prop. */
export function attributeOf(text: string, sources: readonly (string | undefined)[], quote: string): string {
  const letters = Array.from(text);
  return letters
    .map((letter, at) => {
      const source = sources[at];
      if (source !== undefined) return source;
      if (letter === quote) return name[quote] ?? letter;
      return letter === '&' && /^[#a-z]/i.test(letters[at + 1] ?? '') ? '&amp;' : letter;
    })
    .join('');
}
