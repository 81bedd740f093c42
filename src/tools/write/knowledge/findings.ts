import type {Action, Diagnostic} from '@codemirror/lint';
import type {EditorState, Text} from '@codemirror/state';
import type {TextFinding} from '../protocol';

/** The place of a finding: the words that it names or, without any, the tag, the word or the line there. */
function rangeOf(doc: Text, {line: number, column, change, word}: TextFinding): {from: number; to: number} {
  const line = doc.line(Math.max(1, Math.min(number, doc.lines)));
  const start = Math.min(column - 1, line.length);
  const named = change?.old ?? word;
  const at = named ? doc.sliceString(line.from + start, line.from + start + 3000).indexOf(named) : -1;
  if (named && at >= 0) return {from: line.from + start + at, to: line.from + start + at + named.length};
  const [here = ''] = /^(<\/?\w*|[\p{L}\p{N}$.,%+-]+|[^\p{L}\p{N}\s]+)/u.exec(line.text.slice(start)) ?? [];
  if (here && start > 0) return {from: line.from + start, to: line.from + start + here.length};
  const indent = line.text.length - line.text.trimStart().length;
  return {from: line.from + indent, to: line.to};
}

/** A misspelled component has two tags. */
function changesFor({doc}: EditorState, {from, to}: {from: number; to: number}, old: string, put: string) {
  const closing = /^<[\w.]+$/.test(old) ? doc.sliceString(to).indexOf(`</${old.slice(1)}>`) : -1;
  const end = to + closing + 2;
  const second = {from: end, to: end + old.length - 1, insert: put.slice(1)};
  return [{from, to, insert: put}, ...(closing < 0 ? [] : [second])];
}

/** The findings of the doctor in the text, with their fixes as buttons. */
export const diagnosticsOf = (
  state: EditorState,
  findings: readonly TextFinding[],
  file: string,
): Diagnostic[] =>
  findings.map((finding) => {
    const {message, word, blocks, change} = finding;
    const isElsewhere = finding.file !== file;
    const range = isElsewhere ? {from: 0, to: 0} : rangeOf(state.doc, finding);
    const actions: Action[] = (isElsewhere || change?.old === file ? [] : (change?.to ?? [])).map((put) => ({
      name: put === '' ? 'Delete it' : put.length < 60 ? `Use ${put}` : 'Use this instead',
      apply: (view, from, to) => {
        view.dispatch({changes: changesFor(view.state, {from, to}, change?.old ?? '', put), userEvent: 'input.fix'});
        view.focus();
      },
    }));
    return {
      ...range,
      severity: blocks ? 'error' : word ? 'info' : 'warning',
      message: [isElsewhere && `${finding.file}:`, message, actions.length === 0 && finding.fix]
        .filter(Boolean)
        .join(' '),
      actions,
    };
  });
