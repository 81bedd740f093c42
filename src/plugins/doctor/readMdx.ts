import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {mdxjs} from 'micromark-extension-mdxjs';

const frontMatter = /^---\r?\n[^]*?\r?\n---(?=\r?\n|$)/;

/** The block between the --- lines, without them. */
export const headOf = (text: string): string => frontMatter.exec(text)?.[0] ?? '';

/** The parser of MDX itself. The block at the top is blanked, so that every line keeps its number. */
export const readMdx = (text: string): Root =>
  fromMarkdown(
    text.replace(frontMatter, (block) => block.replace(/[^\n]/g, '')),
    {extensions: [mdxjs()], mdastExtensions: [mdxFromMarkdown()]},
  );
