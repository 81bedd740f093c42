import {markdown, markdownLanguage} from '@codemirror/lang-markdown';
import {HighlightStyle, syntaxHighlighting, foldService, codeFolding, foldGutter} from '@codemirror/language';
import type {EditorState, Extension} from '@codemirror/state';
import {tags} from '@lezer/highlight';
import type {BlockContext, MarkdownConfig} from '@lezer/markdown';
import {elementsIn} from '../knowledge/tags';

/** The front matter is one block, and MDX has neither indented code nor blocks of HTML. */
const mdx: MarkdownConfig = {
  defineNodes: [{name: 'FrontMatter', block: true}],
  remove: ['IndentedCode', 'HTMLBlock', 'SetextHeading'],
  parseBlock: [
    {
      name: 'FrontMatter',
      before: 'HorizontalRule',
      parse(context: BlockContext, line) {
        if (context.lineStart !== 0 || line.text !== '---') return false;
        while (context.nextLine() && (line.text as string) !== '---');
        const end = context.lineStart + line.text.length;
        context.nextLine();
        context.addElement(context.elt('FrontMatter', 0, end));
        return true;
      },
    },
  ],
};

const look = HighlightStyle.define([
  {tag: tags.heading1, class: 'w-h1'},
  {tag: tags.heading2, class: 'w-h2'},
  {tag: [tags.heading3, tags.heading4, tags.heading5, tags.heading6], class: 'w-h3'},
  {tag: tags.strong, class: 'w-strong'},
  {tag: tags.emphasis, class: 'w-em'},
  {tag: tags.strikethrough, class: 'w-del'},
  {tag: tags.link, class: 'w-link'},
  {tag: tags.url, class: 'w-url'},
  {tag: tags.quote, class: 'w-quote'},
  {tag: tags.monospace, class: 'w-code'},
  {tag: tags.processingInstruction, class: 'w-mark'},
  {tag: tags.comment, class: 'w-comment'},
]);

/** Each component that has lines of its own can be folded. */
const folds = foldService.of((state: EditorState, from, to) => {
  const [own] = elementsIn(state.doc.toString()).flatMap(function all(one): ReturnType<typeof elementsIn> {
    return one.from >= from && one.from <= to ? [one] : one.children.flatMap(all);
  });
  return own && own.innerEnd > to && own.inner <= to ? {from: own.inner, to: own.innerEnd} : null;
});

export const markdownLook: Extension = [
  markdown({base: markdownLanguage, extensions: [mdx], completeHTMLTags: false, addKeymap: true}),
  syntaxHighlighting(look),
];

export const folding: Extension = [folds, codeFolding({placeholderText: '…'}), foldGutter()];
