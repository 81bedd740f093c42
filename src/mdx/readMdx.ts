import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {gfm} from 'micromark-extension-gfm';
import {mdxjs} from 'micromark-extension-mdxjs';
import {frontMatter} from './frontMatter';

const withoutHead = (text: string) => text.replace(frontMatter, (block) => block.replace(/[^\n]/g, ' '));

const extensions = [mdxjs(), gfm()];

/** Parses MDX with GFM, as Docusaurus does. The front matter is blanked, so that positions stay the same. */
export const readMdx = (text: string): Root =>
  fromMarkdown(withoutHead(text), {extensions, mdastExtensions: [mdxFromMarkdown(), gfmFromMarkdown()]});

/** The same without GFM's transforms, such as links made of bare addresses, so that every node has a position. */
export const readAsWritten = (text: string): Root =>
  fromMarkdown(withoutHead(text), {
    extensions,
    mdastExtensions: [mdxFromMarkdown(), gfmFromMarkdown().map((one) => ({...one, transforms: []}))],
  });

const canRead = (block: string) => {
  try {
    return Boolean(readMdx(block));
  } catch {
    return false;
  }
};

/** Parses the blocks of a page that are valid by themselves, in their positions. Everything else is blanked. */
export const readBlocks = (text: string): Root =>
  readMdx(
    withoutHead(text)
      .split(/(\n[ \t]*\r?\n)/)
      .map((block) => (canRead(block) ? block : block.replace(/[^\n]/g, ' ')))
      .join(''),
  );
