import {EditorView} from '@codemirror/view';

const panel = {borderColor: 'var(--line-strong)', background: 'var(--surface-raised)', color: 'var(--text)'};

/** The text in the tokens of the site, for light and dark. */
export const theme = EditorView.theme({
  '&': {blockSize: '100%'},
  '&.cm-focused': {outline: 'none'},
  '.cm-scroller': {font: '1.0625rem / 1.65 var(--font-text)'},
  '.cm-content': {padding: '1rem 1rem 40vh', caretColor: 'var(--text)'},
  '.cm-panels': panel,
  '.cm-tooltip': {...panel, maxInlineSize: 'min(34rem, 92vw)', borderRadius: 'var(--radius-s)'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {maxBlockSize: '18rem', font: 'var(--size-small) / 1.5 var(--font-text)'},
  '.cm-tooltip-autocomplete ul li[aria-selected]': {background: 'var(--brand-soft)', color: 'var(--brand-strong)'},
  '.cm-completionDetail': {color: 'var(--text-faint)', fontStyle: 'normal'},
  '.cm-selectionMatch': {background: 'var(--accent-soft)'},
});
