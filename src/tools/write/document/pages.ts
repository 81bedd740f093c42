import type {EditorView} from '@codemirror/view';
import {button, closeDialogs, el, form, openDialog} from '../dom';
import type {Catalog, PageEntry} from '../protocol';
import {ask} from './ask';
import {isUnsaved} from './kept';

export type Site = {
  view: EditorView;
  catalog: () => Catalog;
  page: () => PageEntry | undefined;
  open: (file: string) => Promise<void>;
  refresh: () => Promise<void>;
};

/** Opens a page, which may be new. */
export async function follow(site: Site, file: string): Promise<void> {
  closeDialogs();
  await site.refresh();
  await site.open(file);
}

/** Every page, those with changes since the last commit first. */
export async function openPages(site: Site): Promise<void> {
  const {changes} = await ask('changes', {}).catch(() => ({changes: []}));
  const changed = new Set(changes.map(({file}) => file));
  const stateOf = ({file, isDraft}: PageEntry) =>
    [isDraft && 'draft', changed.has(file) && 'changed', isUnsaved(file) && 'not saved yet'].filter(Boolean);
  const rank = (page: PageEntry) => Number(stateOf(page).length > 0) * 2 + Number(page.address !== undefined);
  const rows = [...site.catalog().pages]
    .sort((a, b) => rank(b) - rank(a))
    .map((page) => {
      const row = button(page.label, () => void follow(site, page.file), 'row');
      row.append(el('small', {}, [page.address ?? page.file, ...stateOf(page)].join(' · ')));
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
  openDialog('Pages', search, el('div', {}, ...rows));
}

/** Reviews what has changed and submits it, in words that need no Git. */
export async function openSubmit(site: Site): Promise<void> {
  const {changes} = await ask('changes', {});
  const kinds = [...new Set(changes.map(({kind}) => kind))];
  const result = el('pre', {role: 'status'});
  const about = 'Such as: New job: data engineer. At most 72 characters.';
  const describe = {name: 'title', words: 'Describe your change', about};
  const mixed = 'Policies are submitted separately, because only the legal team approves them';
  const choose = {name: 'only', words: mixed, choices: kinds};
  const submit = form(kinds.length > 1 ? [describe, choose] : [describe], 'Submit …', async ({title = '', only}) => {
    result.textContent = 'Checking the pages, building the site and sending your change. This takes about a minute.';
    const kind = kinds.find((one) => one === only);
    result.textContent = (await ask('submit', {title, ...(kind && {only: kind})})).output;
  });
  const rows = changes.map(({sentence, words}) => el('li', {}, el('b', {}, sentence), words && el('pre', {}, words)));
  openDialog(
    'Submit …',
    changes.length > 0 ? el('ul', {}, ...rows) : el('p', {}, 'Nothing has changed since the last commit.'),
    changes.length > 0 && submit,
    result,
  );
}
