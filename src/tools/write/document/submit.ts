import {el, openForm} from '../dom';
import {ask} from './ask';

/** Reviews what has changed and submits it, in words that need no Git. */
export async function openSubmit(): Promise<void> {
  const {changes, waiting} = await ask('changes');
  const kinds = [...new Set(changes.map(({kind}) => kind))];
  const mixed = 'Policies are submitted separately, because only the legal team approves them';
  const inputs = [
    ...(changes.length > 0 ? [{name: 'title', words: 'Describe your change', about: 'At most 72 characters.'}] : []),
    ...(kinds.length > 1 ? [{name: 'only', words: mixed, about: '', choices: kinds}] : []),
  ];
  const about = waiting
    ? 'Your last submission is on this machine only. Submit sends it now.'
    : 'Nothing has changed since the last commit.';
  const rows = changes.map(({sentence, words}) => el('li', {}, el('b', {}, sentence), words && el('pre', {}, words)));
  const content = rows.length > 0 ? el('ul', {}, ...rows) : el('p', {}, about);
  const verb = rows.length > 0 || waiting ? 'Submit' : '';
  openForm('Submit', content, inputs, verb, async ({title = 'What is waiting', only}) => {
    const kind = kinds.find((one) => one === only);
    return (await ask('submit', {title, ...(kind && {only: kind})})).output;
  });
}
