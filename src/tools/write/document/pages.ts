import {parseDocument, stringify, type Scalar} from 'yaml';
import type {EditorView} from '@codemirror/view';
import {headOf} from '../../../mdx/frontMatter';
import {messages} from '../messages';
import type {Catalog, Control, PageEntry} from '../protocol';
import {ask} from './ask';
import {button, el, form, openDialog, openPicker} from '../dom';
import {isUnsaved} from './kept';

export type Site = {
  view: EditorView;
  catalog: () => Catalog;
  page: () => PageEntry | undefined;
  /** Reads the catalog again, and opens a page. */
  open: (file: string) => Promise<void>;
  refresh: () => Promise<void>;
  compare: () => Promise<void>;
};

const stateOf = ({file, isDraft, address}: PageEntry, changed: ReadonlySet<string>) =>
  [
    address ?? file,
    isDraft && messages.draft,
    changed.has(file) && messages.changed,
    isUnsaved(file) && messages.unsaved,
  ]
    .filter(Boolean)
    .join(' · ');

/** Every page with what has changed since the last commit. */
export async function openPages(site: Site): Promise<void> {
  const {changes} = await ask('changes', {}).catch(() => ({changes: []}));
  const changed = new Set(changes.map(({file}) => file));
  const rank = ({file, address}: PageEntry) =>
    Number(changed.has(file) || isUnsaved(file)) * 2 + Number(address !== undefined);
  const pages = [...site.catalog().pages].sort((a, b) => rank(b) - rank(a));
  const items = pages.map((page) => ({words: page.label, about: stateOf(page, changed), value: page.file}));
  const more = el(
    'footer',
    {},
    button(messages.newPage, () => openNewPage(site)),
    button(messages.renamePage, () => openRename(site)),
    button(messages.removePage, () => openRemove(site)),
  );
  openPicker(messages.pages, items, (file) => void site.open(file), more);
}

const closeAll = () => document.querySelectorAll('dialog').forEach((one) => one.close());

function openNewPage(site: Site): void {
  const inputs = [
    {name: 'section', words: messages.section, choices: site.catalog().sections},
    {name: 'title', words: messages.title, about: messages.titleAbout},
  ];
  openDialog(messages.newPage, () => [
    el('p', {}, messages.newPageAbout),
    form(inputs, messages.create, async ({section = '', title = ''}) => {
      const {file} = await ask('newPage', {section, title});
      closeAll();
      await site.refresh();
      await site.open(file);
    }),
  ]);
}

function openRename(site: Site): void {
  const {address = ''} = site.page() ?? {};
  openDialog(messages.renamePage, () => [
    el('p', {}, messages.renameAbout),
    form([{name: 'to', words: messages.newAddress, value: address}], messages.renamePage, async ({to = ''}) => {
      const {file} = await ask('rename', {from: address, to});
      closeAll();
      await site.refresh();
      await site.open(file);
    }),
  ]);
}

function openRemove(site: Site): void {
  const {address = '', label = ''} = site.page() ?? {};
  openDialog(messages.removeTitle({label}), () => [
    el('p', {}, messages.removeAbout),
    form(
      [{name: 'to', words: messages.redirectTo, about: messages.redirectAbout}],
      messages.removePage,
      async ({to}) => {
        const {summary} = await ask('remove', {address, ...(to && {to})});
        closeAll();
        await site.refresh();
        await site.open('pages/index.mdx');
        const undo = async () => {
          const {file} = await ask('undoRemove', {});
          closeAll();
          await site.refresh();
          await site.open(file);
        };
        openDialog(messages.removed({label}), () => [
          el('pre', {}, summary),
          button(messages.undo, () => void undo(), 'primary'),
        ]);
      },
    ),
  ]);
}

/** Reviews what has changed and submits it, in words that need no Git. */
export async function openSubmit(site: Site): Promise<void> {
  const {changes} = await ask('changes', {});
  const kinds = [...new Set(changes.map(({kind}) => kind))];
  const result = el('pre', {role: 'status'});
  const inputs = [
    {name: 'title', words: messages.describeChange, about: messages.describeChangeAbout},
    ...(kinds.length > 1 ? [{name: 'only', words: messages.mixedChanges, choices: kinds}] : []),
  ];
  openDialog(messages.submit, () => [
    el(
      'ul',
      {className: 'changes'},
      ...changes.map(({sentence, words}) => el('li', {}, el('b', {}, sentence), words && el('pre', {}, words))),
    ),
    changes.length === 0 && el('p', {}, messages.noChanges),
    button(messages.compare, () => void site.compare()),
    changes.length > 0 &&
      form(inputs, messages.submit, async ({title = '', only}) => {
        result.textContent = messages.submitWork;
        const {output} = await ask('submit', {title, ...(only === 'pages' || only === 'policies' ? {only} : {})});
        result.textContent = output;
      }),
    result,
  ]);
}

type Yaml = ReturnType<typeof parseDocument>;
const itemsOf = (yaml: Yaml) =>
  (yaml.contents as unknown as {items?: {key: Scalar<string>; value: Scalar | null}[]} | null)?.items ?? [];
const plain = (value: unknown) =>
  Array.isArray(value)
    ? value.join('\n')
    : value instanceof Date
      ? value.toISOString().slice(0, 10)
      : String(value ?? '');

const valueFor = ({kind}: Control, text: string): unknown => {
  if (kind === 'number') return Number(text);
  if (kind === 'switch') return text === 'true';
  return kind === 'list'
    ? text
        .split('\n')
        .map((one) => one.trim())
        .filter(Boolean)
    : text;
};

/** Sets a field in the text of the front matter, and changes nothing else. */
export function withField(
  head: string,
  control: Control,
  text: string,
): {from: number; to: number; insert: string} | undefined {
  const top = 4;
  const yaml = parseDocument(head.slice(top, -3));
  const items = itemsOf(yaml);
  const item = items.find(({key}) => key.value === control.name);
  const [start = 0] = item?.key.range ?? [];
  const [from = 0, to = 0, end = 0] = (item?.value?.range ?? []) as number[];
  const written = (value: unknown) =>
    stringify(value, {
      lineWidth: 0,
      ...(Array.isArray(value) && head.slice(top + from, top + from + 1) !== '['
        ? {indentSeq: true}
        : {collectionStyle: 'flow', flowCollectionPadding: false}),
    }).trimEnd();
  if (
    plain(
      item?.value ? (yaml.get(control.name) instanceof Object ? yaml.toJS()[control.name] : item.value.value) : '',
    ) === text
  )
    return undefined;
  if (item && !text) return {from: top + start, to: top + end, insert: ''};
  const value = valueFor(control, text);
  if (!item) return {from: head.length - 3, to: head.length - 3, insert: `${control.name}: ${written(value)}\n`};
  const isBlockList = Array.isArray(value) && head.slice(top + from, top + from + 1) !== '[';
  return {
    from: top + from,
    to: top + to,
    insert: isBlockList
      ? (value as string[]).map((one) => `- ${stringify(one, {lineWidth: 0}).trim()}`).join('\n  ') + '\n'
      : written(value),
  };
}

/** The fields at the top of the page as a form. */
export function openFields({view, page}: Site): void {
  const {fields = []} = page() ?? {};
  const values = parseDocument(headOf(view.state.doc.toString()).slice(4, -3)).toJS() as Record<string, unknown> | null;
  const inputs = fields.map((field) => ({
    name: field.name,
    words: field.name.replace(/_/g, ' '),
    about: field.about,
    value: plain(values?.[field.name]),
    lines: field.kind === 'list' ? 4 : /description|summary|details/.test(field.name) ? 3 : 1,
    ...(field.kind === 'choice' && {choices: field.required ? field.choices : ['', ...field.choices]}),
    ...(field.kind === 'switch' && {choices: ['', 'true', 'false']}),
  }));
  openDialog(messages.fields, (close) => [
    form(inputs, messages.done, (given) => {
      for (const field of fields) {
        const change = withField(headOf(view.state.doc.toString()), field, given[field.name] ?? '');
        if (change)
          view.dispatch({changes: {...change, insert: view.state.toText(change.insert)}, userEvent: 'fields'});
      }
      close();
      view.focus();
      return Promise.resolve();
    }),
  ]);
}
