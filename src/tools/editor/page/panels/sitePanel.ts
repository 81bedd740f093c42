import type {PanelsAsked} from '../../messagesOfPanels';
import {button} from '../bar';
import {ask} from '../server';
import {freshId, make} from './make';
import type {PanelHost} from './host';
import controls from './controls.module.css';
import forms from './forms.module.css';
import styles from './panels.module.css';
import redline from './redline.module.css';

type Asked = PanelsAsked['command'];
type Entry = {label: string; hint: string; value?: string; optional?: true};
type Form = {
  title: string;
  about: string;
  entries: readonly Entry[];
  verb: string;
  tone?: 'fault';
  command: (values: string[]) => Asked;
  /** The address at which the person goes on. */
  leadsTo?: (values: string[], said: string) => string;
};

/** A command as a form. What it says stands below it, in its own words. */
function formFor({title, about, entries, verb, tone, command, leadsTo}: Form): HTMLDetailsElement {
  const said = make('pre', {className: forms.said, attributes: {role: 'status'}});
  const inputs = entries.map(({value = '', optional}) => make('input', {value, required: !optional}));
  const rows = entries.map(({label, hint}, at) => {
    const id = freshId();
    const input = inputs[at] ?? make('input');
    input.setAttribute('aria-describedby', id);
    input.id = `${id}-input`;
    return make(
      'div',
      {className: controls.row},
      make('label', {className: controls.name, htmlFor: input.id}, label),
      input,
      make('span', {className: controls.hint, id}, hint),
    );
  });
  const submit = make(
    'button',
    {type: 'submit', className: styles.tool, attributes: {'data-tone': tone ?? 'main'}},
    verb,
  );
  const next = make('p');
  const form = make('form', {className: forms.form}, make('p', {}, about), ...rows, submit, said, next);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit.disabled = true;
    said.textContent = 'Working …';
    const values = inputs.map((input) => input.value.trim());
    next.replaceChildren();
    ask('command', command(values))
      .then(
        (answer) => {
          said.textContent = answer.said;
          said.toggleAttribute('data-refused', !answer.done);
          const to = answer.done && leadsTo?.(values, answer.said);
          if (to) next.replaceChildren(make('a', {href: to}, `Go to ${to}`));
        },
        (error: unknown) => {
          said.textContent = error instanceof Error ? error.message : String(error);
        },
      )
      .finally(() => {
        submit.disabled = false;
      });
  });
  return make('details', {className: forms.fold}, make('summary', {}, title), form);
}

const slug = {label: 'Address', hint: 'Lowercase letters, digits and dashes, such as forestry.'};
const here = () => location.pathname.replace(/(.)\/$/, '$1');

const allForms = (): Form[] => [
  {
    title: 'New page',
    about: 'A draft with its fields filled in: it is here at once, and in the published site once it is no draft.',
    entries: [
      {label: 'Section', hint: 'Its folder, such as industries.', value: here().split('/')[1] ?? ''},
      {label: 'Title', hint: 'As visitors read it.'},
      {...slug, hint: 'Lowercase letters, digits and dashes. Without one, it is made of the title.', optional: true},
    ],
    verb: 'Make the page',
    command: ([section = '', title = '', own = '']) => ({name: 'new', words: [section, ...(own ? [own] : []), title]}),
    leadsTo: (_, said) => /shows it at (\S+),/.exec(said)?.[1] ?? '/',
  },
  {
    title: 'New job',
    about: 'The page of a position, as a draft. Careers lists it once it is published.',
    entries: [
      {...slug, hint: 'Such as data-engineer.'},
      {label: 'Position', hint: 'As an applicant would search for it.'},
    ],
    verb: 'Make the job',
    command: (words) => ({name: 'new', words: ['company/careers', ...words]}),
    leadsTo: ([name = '']) => `/company/careers/${name}`,
  },
  {
    title: 'Rename this page',
    about: 'The page gets another address, with all that leads to it; the old address leads to the new one.',
    entries: [{label: 'New address', hint: 'It begins with a slash.', value: here()}],
    verb: 'Rename',
    command: ([to = '']) => ({name: 'rename', words: [here(), to]}),
    leadsTo: ([to = '']) => to,
  },
  {
    title: 'Remove this page',
    about: 'The page goes, with all that leads to it.',
    entries: [
      {
        label: 'Where its visitors go instead',
        hint: 'An address that stays, such as /contact. Without one, links to the page are taken out.',
        optional: true,
      },
    ],
    verb: 'Remove it for good',
    tone: 'fault',
    command: ([to]) => ({name: 'remove', words: [here()], ...(to && {to})}),
    leadsTo: ([to]) => to || '/',
  },
];

/** The commands of the site, as the terminal has them. */
export function showSite(panels: PanelHost): void {
  panels.panel.show('Pages of the site', allForms().map(formFor));
}

const partNames = {pages: 'Everything but policies', policies: 'Policies'};
const whyParts =
  'Policies and other changes are submitted one after the other, because legal staff approve the policies and nothing else.';

const submitForm = (only: PanelsAsked['command']['only']) =>
  formFor({
    title: 'Submit',
    about:
      'The doctor looks at it, the site is built, and the change goes on a branch of its own. This takes a minute.',
    entries: [{label: 'What changed, in a few words', hint: 'Such as: New job: data engineer. At most 72 letters.'}],
    verb: 'Submit',
    command: (words) => ({name: 'submit', words, only}),
  });

/** What changed in plain words, then the command that hands it in. */
export async function showSubmit(panels: PanelHost): Promise<void> {
  panels.panel.show('Submit', [make('p', {}, 'Looking at what changed …')]);
  const answer = await ask('changes', {});
  if ('refused' in answer || answer.changes.length === 0) {
    const why = 'refused' in answer ? answer.refused : 'Nothing has changed since the last commit.';
    panels.panel.show('Submit', [make('p', {}, why)]);
    return;
  }
  const parts = (['pages', 'policies'] as const).filter((part) => answer.changes.some((one) => one.part === part));
  const isMixed = parts.length > 1;
  const told = parts.flatMap((part) => {
    const own = answer.changes.filter((one) => one.part === part);
    const list = own.map(({sentence, detail}) =>
      make('li', {}, make('p', {}, sentence), ...(detail ? [make('pre', {}, detail)] : [])),
    );
    const form = submitForm(isMixed ? part : undefined);
    form.open = true;
    return [
      ...(isMixed ? [make('h3', {}, partNames[part])] : []),
      make('ul', {className: redline.changes}, ...list),
      form,
    ];
  });
  panels.panel.show('Submit', [
    ...(isMixed ? [make('p', {}, whyParts)] : []),
    ...told,
    button('Refresh', () => void showSubmit(panels), styles.tool),
  ]);
}
