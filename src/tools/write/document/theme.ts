import {EditorView} from '@codemirror/view';

const panel = {borderColor: 'var(--line-strong)', background: 'var(--surface-raised)', color: 'var(--text)'};
const mono = 'ui-monospace, monospace';
const badge = {
  padding: '0.05em 0.45em',
  borderRadius: 'var(--radius-s)',
  background: 'var(--brand-soft)',
  color: 'var(--brand-strong)',
};

/** The text in the tokens of the site, for light and dark. */
export const theme = EditorView.theme({
  '&': {blockSize: '100%'},
  '&.cm-focused': {outline: 'none'},
  '.cm-scroller': {font: '1.0625rem / 1.65 var(--font-text)'},
  '.cm-content': {
    maxInlineSize: '46rem',
    margin: '0 auto',
    padding: '1.5rem 1rem 40vh 0.25rem',
    caretColor: 'var(--text)',
  },
  '.cm-gutters': {border: '0', background: 'transparent', color: 'var(--text-faint)'},
  '.cm-gutterElement': {translate: '0 -0.45rem'},
  '.cm-panels': panel,
  '.cm-tooltip': {
    ...panel,
    maxInlineSize: 'min(34rem, 92vw)',
    borderRadius: 'var(--radius-s)',
    boxShadow: 'var(--shadow)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {maxBlockSize: '18rem', font: 'var(--size-small) / 1.5 var(--font-text)'},
  '.cm-tooltip-autocomplete ul li[aria-selected]': {background: 'var(--brand-soft)', color: 'var(--brand-strong)'},
  '.cm-completionDetail': {color: 'var(--text-faint)', fontStyle: 'normal'},
  '.cm-diagnostic': {padding: '0.6rem 0.8rem'},
  '.cm-diagnosticAction': {...badge, padding: '0.2rem 0.6rem'},
  '.cm-selectionMatch': {background: 'var(--accent-soft)'},
});
