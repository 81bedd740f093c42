import {markdown, markdownLanguage} from '@codemirror/lang-markdown';
import {HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import type {Extension} from '@codemirror/state';
import {tags} from '@lezer/highlight';
import type {MarkdownConfig} from '@lezer/markdown';

/** MDX has neither indented code nor blocks of HTML. */
const mdx: MarkdownConfig = {remove: ['IndentedCode', 'HTMLBlock', 'SetextHeading']};

const heading = (fontSize: string) => ({fontWeight: '650', lineHeight: '1.25', fontSize});
const faint = {color: 'var(--text-faint)', textDecoration: 'none'};
const look = HighlightStyle.define([
  {tag: tags.heading1, ...heading('1.9rem')},
  {tag: tags.heading2, ...heading('1.5rem')},
  {tag: [tags.heading3, tags.heading4, tags.heading5, tags.heading6], ...heading('1.2rem')},
  {tag: tags.strong, fontWeight: '700'},
  {tag: tags.emphasis, fontStyle: 'italic'},
  {tag: tags.strikethrough, textDecoration: 'line-through'},
  {tag: tags.link, color: 'var(--brand-strong)', textDecoration: 'underline'},
  {tag: tags.monospace, fontFamily: 'ui-monospace, monospace', fontSize: '0.9em'},
  {tag: [tags.url, tags.processingInstruction, tags.comment], ...faint},
]);

export const markdownLook: Extension = [
  markdown({base: markdownLanguage, extensions: [mdx], completeHTMLTags: false, addKeymap: true}),
  syntaxHighlighting(look),
];
