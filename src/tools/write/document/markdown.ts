import {markdown, markdownLanguage} from '@codemirror/lang-markdown';
import {HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import type {Extension} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import type {MarkdownConfig} from '@lezer/markdown';

const panel = {borderColor: 'var(--line-strong)', background: 'var(--surface-raised)', color: 'var(--text)'};

const small = 'var(--size-small) / 1.5 var(--font-text)';

/** The text in the tokens of the site, for light and dark. */
const theme = EditorView.theme({
  '&': {flex: '1', minBlockSize: '0'},
  '&.cm-focused': {outline: 'none'},
  '.cm-scroller': {font: '1.0625rem / 1.65 var(--font-text)'},
  '.cm-content': {padding: '1rem 1rem 40vh', caretColor: 'var(--text)'},
  '.cm-panels': panel,
  '.cm-tooltip': {...panel, maxInlineSize: 'min(34rem, 92vw)', borderRadius: 'var(--radius-s)'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {maxBlockSize: '18rem', font: small},
  '.cm-tooltip-autocomplete ul li[aria-selected]': {background: 'var(--brand-soft)', color: 'var(--brand-strong)'},
  '.cm-deletedChunk .cm-chunkButtons button[name]': {border: '1px solid', ...panel},
  '.wrong': {textDecoration: 'underline wavy var(--fault-strong)'},
  '.finding': {...panel, padding: '0.3rem 1rem', borderInlineStart: '3px solid var(--fault-strong)', font: small},
  '.cm-completionDetail': {color: 'var(--text-faint)', fontStyle: 'normal'},
});

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
  {tag: tags.link, color: 'var(--brand-strong)', textDecoration: 'underline'},
  {tag: tags.monospace, fontFamily: 'ui-monospace, monospace', fontSize: '0.9em'},
  {tag: [tags.url, tags.processingInstruction, tags.comment], ...faint},
]);

export const markdownLook: Extension = [
  theme,
  markdown({base: markdownLanguage, extensions: [mdx], completeHTMLTags: false, addKeymap: true}),
  syntaxHighlighting(look),
];
