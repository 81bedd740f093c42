import type {Fields} from '../../messagesOfPanels';
import {button} from '../bar';
import {ask} from '../server';
import {controlFor} from './controls';
import forms from './forms.module.css';
import {make} from './make';
import {changedElsewhere} from './pageParts';
import type {PageFields, PanelHost} from './host';
import styles from './panels.module.css';
import {redlineOf} from './redline';

const sealedPolicy = /^\/legal\/(?!draft\/|compare\/)(?:\d{4}-\d\d-\d\d\/)?([a-z][a-z0-9-]*)\/?$/;

/** Why the page at this address is not written, if so. */
export function whySealed(): {why: string; draft: string} | undefined {
  const slug = sealedPolicy.exec(location.pathname)?.[1];
  const why =
    'This text is published, and so it is sealed: people agreed to these words, and letters quote them. A change is made in the draft, and published as a new version.';
  return slug ? {why, draft: `/legal/draft/${slug}`} : undefined;
}

function notWritten(): Node[] {
  const sealed = whySealed();
  if (!sealed) return [make('p', {}, 'This page has no file of its own: it is made from others.')];
  return [make('p', {}, sealed.why), make('p', {}, make('a', {href: sealed.draft}, 'Open the draft'))];
}

/** How a search engine would show it: the address above, the title, the description. */
function searchResult({address = '', host, shown}: Fields): HTMLElement {
  const place = `${host}${address.split('/').join(' › ')}`;
  return make(
    'div',
    {className: styles.result},
    make('span', {}, place),
    make('b', {}, shown.title),
    make('p', {}, shown.description),
  );
}

async function card(file: string): Promise<HTMLElement> {
  const title = document.querySelector('h1')?.textContent ?? document.title;
  const answer = await ask('card', {file, title});
  const words = make('p', {className: styles.hint}, 'A photo of the page is put in when the site is built.');
  if ('refused' in answer) return make('p', {className: styles.hint}, answer.refused);
  return make(
    'div',
    {},
    make('img', {src: answer.picture, alt: `The social card of this page: ${title}`, className: styles.card}),
    words,
  );
}

async function draftRedline(file: string): Promise<Node[]> {
  const answer = await ask('redline', {file});
  if ('refused' in answer) return [make('p', {className: styles.hint}, answer.refused)];
  return [make('p', {}, `In force since ${answer.version}. ${answer.summary}`), ...redlineOf(answer.sections)];
}

/** What takes a moment to work out, and is worked out where somebody opens it. */
function folded(title: string, work: () => Promise<Node[]>) {
  const room = make('div', {className: styles.previews});
  const element = make('details', {className: forms.fold}, make('summary', {}, title), room);
  const draw = async () => {
    if (!element.open) return;
    room.setAttribute('aria-busy', 'true');
    const parts = await work().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
    room.replaceChildren(...parts);
    room.removeAttribute('aria-busy');
  };
  element.addEventListener('toggle', () => void draw());
  return {element, draw};
}

type Form = {parts: Node[]; rows: HTMLElement[]; draw: () => Promise<void>; isAsShown: (now: Fields) => boolean};

/** The fields of a page as a form, with what is made of them. */
function formOf(panels: PanelHost, {name: file, controls, values, ...fields}: PageFields): Form {
  const previews = make('div', {className: styles.previews});
  const social = folded('As a social card', async () => [await card(file)]);
  const draw = async () => {
    const now = await panels.pageFields();
    const shown = now ?? {controls, values, ...fields};
    previews.replaceChildren(make('h3', {}, 'As a search result'), searchResult(shown), social.element);
    await social.draw();
  };
  let known = values;
  const rows = controls.map((control) =>
    controlFor(control, values[control.name], async (value) => {
      const {name} = control;
      const seen = JSON.stringify(known[name]);
      const refused = await panels.change(file, async (hash) => {
        known = (await panels.pageFields())?.values ?? {};
        if (JSON.stringify(known[name]) !== seen) return {refused: changedElsewhere};
        return ask('field', {file, hash, name, value});
      });
      known = (await panels.pageFields())?.values ?? {};
      if (!refused) void draw();
      return refused;
    }),
  );
  const publish = button(
    'Publish',
    () => rows[controls.findIndex(({name}) => name === 'draft')]?.querySelector('input')?.click(),
    styles.tool,
  );
  const changes = folded('Against the version in force', () => draftRedline(file));
  const parts = [
    make('p', {className: styles.hint}, fields.file),
    ...(fields.isDraftOfPolicy ? [changes.element] : []),
    ...(values.draft === true ? [publish] : []),
    ...rows,
    previews,
  ];
  return {parts, rows, draw, isAsShown: (now) => JSON.stringify(now.values) === JSON.stringify(known)};
}

/** The fields of the page that has the address, with what is made of them. */
export async function showPage(panels: PanelHost, field?: string): Promise<void> {
  const fields = await panels.pageFields();
  if (!fields) {
    panels.panel.show('This page', notWritten());
    return;
  }
  let form = formOf(panels, fields);
  panels.panel.show('This page', form.parts);
  panels.shown = {
    refresh: async () => {
      const now = await panels.pageFields();
      if (!now || form.isAsShown(now) || panels.panel.isTyped) return;
      form = formOf(panels, now);
      panels.panel.renew(form.parts);
      await form.draw();
    },
  };
  const at = fields.controls.findIndex(({name}) => name === field);
  form.rows[at]?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  await form.draw();
}
