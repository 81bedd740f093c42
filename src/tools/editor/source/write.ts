import {readAsWritten} from '../../../build/mdx/readMdx';
import {attributeOf} from './attributes';
import {plain, tidy, type Content} from './content';
import type {Kind} from './find';
import {markdownOf, type Care} from './markdown';
import {kept, keysOf} from './pieces';
import {textsIn, type Text} from './texts';

/** A text that no writing of Markdown says. */
export class CannotWrite extends Error {}

const care: readonly Care[] = ['typed', 'escaped', 'fresh', 'references'];

const always = () => true;
const signOf = (content: Content) => keysOf(content).join('\u0000');
const says = ({content, kind}: {content: Content; kind: Kind}) => `${kind} ${signOf(content)}`;

/** The texts of a part of a file; undefined if the part cannot be read. */
function textsOfPart(part: string, definitions = ''): Text[] | undefined {
  const read = part + definitions;
  try {
    return textsIn(readAsWritten(read), read, always);
  } catch {
    return undefined;
  }
}

/** Where the references of a file lead, such as `[1]: /contact`: a part without them would hold no links. */
const definitionsIn = (file: string): string =>
  [...file.matchAll(/^ {0,3}\[[^\]\n]+\]:[ \t]+\S.*$/gm)].map(([line]) => `\n\n${line}`).join('');

const saysAll = (part: string, meant: readonly string[], definitions = ''): boolean => {
  const texts = textsOfPart(part, definitions) ?? [];
  return texts.length === meant.length && texts.every((text, at) => says(text) === meant[at]);
};

/**
 * Puts a new text in the place of one in a file, and changes no byte beside it. What is written is read again: it
 * must say what was meant, and what stands around it must say what it said.
 */
export function write(file: string, text: Text, wanted: Content): string {
  const content = tidy(wanted);
  if (!plain(content) && !content.some(({type}) => type === 'chip')) throw new CannotWrite('Write at least one word.');
  const sources = kept(text.pieces, keysOf(content));
  if (text.kind === 'prop') return writeProp(file, text, content, sources);
  const {start, end} = text.block;
  const definitions = definitionsIn(file);
  const before = textsOfPart(file.slice(start, end), definitions) ?? [];
  const own = before.find((one) => one.start === text.start - start && one.kind === text.kind);
  if (!own || says(own) !== says(text)) throw new CannotWrite('This text is not where it was.');
  const meant = before.map((one) => says(one === own ? {kind: text.kind, content} : one));
  for (const how of care) {
    const words = markdownOf(content, text.kind, sources, how);
    const part = file.slice(start, text.start) + words + file.slice(text.end, end);
    if (saysAll(part, meant, definitions)) return file.slice(0, start) + part + file.slice(end);
  }
  throw new CannotWrite('Markdown has no way to write this. Say it in another way.');
}

function writeProp(file: string, text: Text, content: Content, sources: readonly (string | undefined)[]): string {
  if (content.some(({type}) => type !== 'text'))
    throw new CannotWrite('Here stand plain words only: no bold, no links.');
  const words = attributeOf(plain(content), sources, text.quote);
  const part = `<X x=${text.quote}${words}${text.quote} />`;
  if (!saysAll(part, [says({kind: 'prop', content})])) throw new CannotWrite('These signs cannot stand here.');
  return file.slice(0, text.start) + words + file.slice(text.end);
}
