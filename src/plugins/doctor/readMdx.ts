import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {gfm} from 'micromark-extension-gfm';
import {mdxjs} from 'micromark-extension-mdxjs';

const frontMatter = /^---\r?\n[^]*?\r?\n---(?=\r?\n|$)/;

/** The block between the --- lines, without them. */
export const headOf = (text: string): string => frontMatter.exec(text)?.[0] ?? '';

/** The parsers of MDX itself and of tables and strikes, as the engine uses them. The block at the top is blanked, so that every place keeps its number. */
export const readMdx = (text: string): Root =>
  fromMarkdown(
    text.replace(frontMatter, (block) => block.replace(/[^\n]/g, ' ')),
    {extensions: [mdxjs(), gfm()], mdastExtensions: [mdxFromMarkdown(), gfmFromMarkdown()]},
  );
