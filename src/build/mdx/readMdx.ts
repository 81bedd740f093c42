import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {gfm} from 'micromark-extension-gfm';
import {mdxjs} from 'micromark-extension-mdxjs';

const frontMatter = /^---\r?\n[^]*?\r?\n---(?=\r?\n|$)/;

/** The block between the --- lines, without them. */
export const headOf = (text: string): string => frontMatter.exec(text)?.[0] ?? '';

const withoutHead = (text: string) => text.replace(frontMatter, (block) => block.replace(/[^\n]/g, ' '));

const extensions = [mdxjs(), gfm()];

/** The parsers of MDX itself and of tables and strikes, as the engine uses them. The block at the top is blanked, so that every place keeps its number. */
export const readMdx = (text: string): Root =>
  fromMarkdown(withoutHead(text), {extensions, mdastExtensions: [mdxFromMarkdown(), gfmFromMarkdown()]});

/** The same, but what the engine makes of a text afterward, such as links of addresses in it, is left out: every part has its place. */
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

/** The blocks of a page that can be read by themselves, each in its place; the tags around them are blanked. */
export const readBlocks = (text: string): Root =>
  readMdx(
    withoutHead(text)
      .split(/(\n[ \t]*\r?\n)/)
      .map((block) => (canRead(block) ? block : block.replace(/[^\n]/g, ' ')))
      .join(''),
  );
