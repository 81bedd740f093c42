import type {Heading, Nodes, Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {slugsOf} from '../../features/policies/build/checks';
import {emailTag} from '../../features/policies/build/freeze';
import {messages, type TextProblem} from '../../features/policies/messages';
import {readMarkdown, rewrite, splitSource} from '../../features/policies/model/text';
import {lineOf} from './oldFile';

const wordsOf = (node: Nodes): string => toString(node, {includeHtml: false});

const mailAddress = /^mailto:([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)(?:\?(.*))?$/s;

/** Comments, and HTML that Markdown can express. GitHub once read `#Heading` as a heading. */
const withoutHtml = (text: string): string =>
  text
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<h([1-6])\b[^>]*>\s*([^]*?)\s*<\/h\1>/gi, (_, depth: string, words: string) =>
      ['', '', `${'#'.repeat(Number(depth))} ${words}`, '', ''].join('\n'),
    )
    .replace(/[ \t]*<\/?(?:p|div|center|section|details|summary)\b[^>]*>\s*/gi, '\n\n')
    .replace(/<a\b[^>]*?\bhref=(["'])(.*?)\1[^>]*>([^]*?)<\/a>/gi, '[$3](<$2>)')
    .replace(/^(#{1,6})(?=[^#\s\d])/gm, '$1 ');

const headingsOf = (tree: Root) => tree.children.filter((node): node is Heading => node.type === 'heading');

/** The sections of this site are headings of the second level, below the title, which the page draws itself. */
function takeTitle(tree: Root): string {
  const [first, ...others] = headingsOf(tree);
  const isTitle = first?.depth === 1 && others.every(({depth}) => depth > 1);
  if (isTitle) tree.children.splice(tree.children.indexOf(first), 1);
  const shift = 2 - Math.min(...headingsOf(tree).map(({depth}) => depth));
  for (const one of headingsOf(tree)) one.depth = Math.min(6, one.depth + shift) as Heading['depth'];
  return isTitle ? wordsOf(first).trim().replace(/\.$/, '') : '';
}

/** Spaces at the ends of a text and after a line break would be written as HTML entities. */
function trimEnds(tree: Root): void {
  visit(tree, 'text', (node, at = 0, parent) => {
    const [before, after] = [parent?.children[at - 1], parent?.children[at + 1]];
    const isOuter = parent?.type === 'paragraph' || parent?.type === 'heading' || parent?.type === 'tableCell';
    if (before?.type === 'break' || (isOuter && !before)) node.value = node.value.trimStart();
    if (isOuter && !after) node.value = node.value.trimEnd();
  });
}

/** An old text in this site's Markdown. Its links still lead where they did, if the address of the old site is known. */
export function readOldText(source: string, address: string | undefined) {
  const tree = readMarkdown(withoutHtml(splitSource(source).body));
  const title = takeTitle(tree);
  const anchors = slugsOf(headingsOf(tree).map((heading) => wordsOf(heading).trim()));
  // HTML, pictures, and links that would lead nowhere. Their words stay.
  const leftOut = new Set<string>();
  const problems: TextProblem[] = [];

  const target = (url: string): string | undefined => {
    if (url.startsWith('#')) return anchors.includes(url.slice(1)) ? url : undefined;
    if (/^https?:/.test(url)) return url;
    if (url.startsWith('mailto:')) return undefined;
    return address && URL.canParse(url, address) ? new URL(url, address).href : undefined;
  };
  rewrite(tree, (node) => {
    if (node.type === 'html') {
      if (/^<br\b/i.test(node.value)) return [{type: 'break'}];
      const [tag = ''] = /<[^>]*>/.exec(node.value) ?? [];
      if (node.value.replace(/<[^>]*>/g, '').trim())
        problems.push({message: messages.tagIsHtml({tag}), line: lineOf(source, tag)});
      leftOut.add(node.value);
      return [];
    }
    if (node.type === 'image' || node.type === 'imageReference') {
      leftOut.add('url' in node ? node.url : node.identifier);
      return node.alt ? [{type: 'text', value: node.alt}] : [];
    }
    // The language of code would color it.
    if (node.type === 'code') return [{type: 'code', value: node.value}];
    if (node.type !== 'link') return [node];
    const {url} = node;
    const [, to, domain, query] = mailAddress.exec(url) ?? [];
    if (to && domain) return [{type: 'html', value: emailTag(to, domain, query, wordsOf(node))}];
    const now = target(url);
    if (now) return [{type: 'link', url: now, children: node.children}];
    leftOut.add(url);
    return node.children;
  });
  trimEnds(tree);
  const text = toMarkdown(tree, {bullet: '-', rule: '*', extensions: [gfmToMarkdown(), mdxToMarkdown()]});
  return {title, text, leftOut: [...leftOut], problems};
}
