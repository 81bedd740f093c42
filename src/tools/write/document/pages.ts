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
  compare: () => Promise<void>;
};

/** Opens a page that was just made, renamed or restored. */
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
  const more = [
    button('New page', () => openNewPage(site)),
    button('Rename this page', () => openRename(site)),
    button('Remove this page', () => openRemove(site)),
  ];
  openDialog('Pages', search, el('footer', {}, ...more), el('div', {}, ...rows));
}

function openNewPage(site: Site): void {
  const inputs = [
    {name: 'section', words: 'Section', choices: site.catalog().sections},
    {name: 'title', words: 'Title', about: 'As visitors read it. The address is made from it.'},
  ];
  openDialog(
    'New page',
    el('p', {}, 'Creates a draft with its fields filled in. You see it here right away; visitors do not.'),
    form(inputs, 'Create the page', async ({section = '', title = ''}) =>
      follow(site, (await ask('newPage', {section, title})).file),
    ),
  );
}

function openRename(site: Site): void {
  const {address = ''} = site.page() ?? {};
  openDialog(
    'Rename this page',
    el('p', {}, 'Gives the page a new address. Links to it are updated, and the old address redirects.'),
    form([{name: 'to', words: 'New address', value: address}], 'Rename this page', async ({to = ''}) =>
      follow(site, (await ask('rename', {from: address, to})).file),
    ),
  );
}

function openRemove(site: Site): void {
  const {address = '', label = ''} = site.page() ?? {};
  const input = {name: 'to', words: 'Redirect to (optional)', about: 'An existing address, such as /contact.'};
  const undo = async () => follow(site, (await ask('undoRemove', {})).file);
  openDialog(
    `Remove "${label}"?`,
    el('p', {}, 'Removes the page and every link to it. You can undo it until npm start ends.'),
    form([input], 'Remove this page', async ({to}) => {
      const {summary} = await ask('remove', {address, ...(to && {to})});
      await follow(site, 'pages/index.mdx');
      openDialog(
        `"${label}" is removed`,
        el('pre', {}, summary),
        button('Undo', () => void undo(), 'primary'),
      );
    }),
  );
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
    button('Compare with the last commit', () => void site.compare()),
    changes.length > 0 && submit,
    result,
  );
}
