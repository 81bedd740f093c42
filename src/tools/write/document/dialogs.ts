import {button, el, form, openDialog, reasonOf} from '../dom';
import type {PageEntry} from '../protocol';
import {ask} from './ask';

/** Every page, to open one. */
export function openPages(pages: readonly PageEntry[], open: (file: string) => Promise<void>): void {
  const rows = [...pages]
    .sort((a, b) => Number(b.address !== undefined) - Number(a.address !== undefined))
    .map(({label, address, file}) => {
      const row = button(label, () => (dialog.close(), void open(file)), 'row');
      row.append(el('small', {}, address ?? file));
      return row;
    });
  const search = el('input', {type: 'search', placeholder: 'Type to search', ariaLabel: 'Search pages'});
  search.oninput = () => {
    const sought = search.value.trim().toLowerCase();
    for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(sought);
  };
  search.onkeydown = (event) => {
    if (event.key === 'Enter') rows.find(({hidden}) => !hidden)?.click();
  };
  const dialog = openDialog('Pages', search, el('div', {}, ...rows));
}

/** Reviews what has changed and submits it, in words that need no Git. */
export async function openSubmit(): Promise<void> {
  const result = el('pre', {role: 'status'});
  const {changes, waiting} = await ask('changes', {}).catch((error: unknown) => {
    result.textContent = reasonOf(error);
    return {changes: [], waiting: false};
  });
  const kinds = [...new Set(changes.map(({kind}) => kind))];
  const about = 'Such as: New job: data engineer. At most 72 characters.';
  const describe = {name: 'title', words: 'Describe your change', about};
  const mixed = 'Policies are submitted separately, because only the legal team approves them';
  const choose = {name: 'only', words: mixed, choices: kinds};
  const inputs = changes.length === 0 ? [] : kinds.length > 1 ? [describe, choose] : [describe];
  const submit = form(inputs, 'Submit', async ({title = 'What is waiting', only}) => {
    result.textContent = 'Checking the pages, building the site and sending your change. This takes about a minute.';
    const kind = kinds.find((one) => one === only);
    result.textContent = (await ask('submit', {title, ...(kind && {only: kind})})).output;
  });
  const rows = changes.map(({sentence, words}) => el('li', {}, el('b', {}, sentence), words && el('pre', {}, words)));
  const nothing = waiting
    ? 'Your last submission is on this machine only. Submit sends it now.'
    : 'Nothing has changed since the last commit.';
  openDialog(
    'Submit',
    changes.length > 0 ? el('ul', {}, ...rows) : el('p', {}, nothing),
    (changes.length > 0 || waiting) && submit,
    result,
  );
}
