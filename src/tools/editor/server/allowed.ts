import type {Chip} from '../messages';
import type {Content, Inline} from '../source/content';
import type {Text} from '../source/texts';

const all = (content: Content): Inline[] =>
  content.flatMap((node) => ('children' in node ? [node, ...all(node.children)] : [node]));

/** An address that a link may have. Whether it exists is the doctor's to say. */
const address = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:|\.{1,2}\/)[^\s<>{}]*$/;

/**
 * Tags are code, so the page sends none of its own: those that the file has already, and those that it was offered.
 * Says what is neither.
 */
export function strangerIn(content: Content, texts: readonly Text[], offered: readonly Chip[]): string | undefined {
  const known = texts.flatMap((text) => all(text.content));
  const sources = new Set([...offered, ...known].flatMap((node) => ('source' in node ? [node.source] : [])));
  const tags = new Set(known.flatMap((node) => (node.type === 'tag' ? [`${node.open} ${node.close}`] : [])));
  const links = new Set(known.flatMap((node) => (node.type === 'link' ? [node.to] : [])));
  for (const node of all(content)) {
    if (node.type === 'chip' && !sources.has(node.source)) return 'This cannot be put into a text here.';
    if (node.type === 'tag' && !tags.has(`${node.open} ${node.close}`)) return 'This cannot be put into a text here.';
    if (node.type === 'link' && !links.has(node.to) && !address.test(node.to))
      return `"${node.to}" is no address. A page of this site begins with a slash, such as /contact; another site with https://.`;
  }
  return undefined;
}
