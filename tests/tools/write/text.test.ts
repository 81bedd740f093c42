// cspell:ignore swer Clai
import {CompletionContext} from '@codemirror/autocomplete';
import {ensureSyntaxTree} from '@codemirror/language';
import {EditorState} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {wrap} from '@site/src/tools/write/commands';
import {withField} from '@site/src/tools/write/document/fields';
import {markdownLook} from '@site/src/tools/write/document/markdown';
import {completeFrom} from '@site/src/tools/write/knowledge/completion';
import {locate} from '@site/src/tools/write/page/locate';
import type {Catalog, ComponentGuide} from '@site/src/tools/write/protocol';

/** An editor; `|` in the text is the caret, two of them a selection. */
function editor(text: string): EditorView {
  const [first = 0, second = first + 1] = [...text.matchAll(/\^/g)].map(({index}) => index);
  const doc = text.replace(/\^/g, '');
  const selection = {anchor: first, head: second - 1};
  const view = new EditorView({state: EditorState.create({doc, selection, extensions: markdownLook})});
  ensureSyntaxTree(view.state, doc.length, 5000);
  return view;
}
const textOf = (view: EditorView) => view.state.doc.toString();

test('bold is put around words and taken away', () => {
  const view = editor('Count ^every^ tree.');
  wrap(view, '**');
  expect(textOf(view)).toBe('Count **every** tree.');
  wrap(view, '**');
  expect(textOf(view)).toBe('Count every tree.');
});

/** What is offered at the caret, and the text after the first of it is chosen and a key is typed. */
function complete(text: string, catalog: Partial<Catalog> = {}, explicit = false) {
  const view = editor(text);
  const {head} = view.state.selection.main;
  const known = {components: [], lists: {}, pages: [], ...catalog};
  const result = completeFrom(() => known)(new CompletionContext(view.state, head, explicit));
  const [first] = result?.options ?? [];
  if (result && typeof first?.apply === 'function') first.apply(view, first, result.from, head);
  if (first) view.dispatch(view.state.replaceSelection('|'));
  return {labels: result?.options.map(({displayLabel}) => displayLabel), text: textOf(view)};
}

test('a link is completed with a page, and the caret leaves its parentheses', () => {
  const lists = {address: [{value: '/legal/privacy-policy', about: 'Privacy Policy'}]};
  expect(complete('See [it](/leg^).', {lists}).text).toBe('See [it](/legal/privacy-policy)|.');
});

const guide = {about: '', inside: '', once: false, props: []};
const components: ComponentGuide[] = [
  {...guide, value: 'Section', source: '<Section>\n\n## Title\n\n</Section>'},
  {...guide, value: 'Question', source: '<Question />', inside: 'Faq'},
  {...guide, value: 'Claim', source: '<Claim id="uptime" />', once: true},
];

test('a slash asks for components on a line of its own, and is a slash elsewhere', () => {
  const offered = (text: string) => complete(text, {components});
  expect(offered('One.\n\n/^\n\nTwo.').text).toBe('One.\n\n<Section>\n\n## |Title\n\n</Section>\n\nTwo.');
  expect(offered('/^</Section>').labels).toBeUndefined();
  expect(complete('A sentence. ^', {components}, true).labels).toEqual(['Section', 'Claim']);
});

test('a component is offered where it may stand, and not twice if once is enough', () => {
  const labels = (text: string) => complete(text, {components}).labels;
  expect(labels('<Claim id="uptime" />\n\n<Faq>\n\n/^\n\n</Faq>')).toEqual(['Section', 'Question']);
  expect(complete('We answer in <Cl^ a day.', {components: components.slice(2)}).text).toBe(
    'We answer in <Claim id="uptime" />| a day.',
  );
});

test('props are completed with the values that they take', () => {
  const icon = {name: 'icon', about: '', required: true, kind: 'text' as const, choices: [], list: 'icon'};
  const catalog = {
    components: [{...guide, value: 'Card', source: '', props: [icon]}],
    lists: {icon: [{value: 'sun', about: ''}]},
  };
  expect(complete('<Card ^', catalog).text).toBe('<Card icon="|"');
  expect(complete('<Card icon="s^"', catalog).labels).toEqual(['sun']);
});

test('a field is set, quoted where YAML needs it, added and removed, and nothing else changes', () => {
  const head = '---\ntitle: Old\ndescription: "Some: text"\nuse_cases: [One, Two]\nurls:\n  - a\n  - b\n---';
  const after = (name: string, text: string, kind: 'text' | 'list' | 'switch' = 'text') =>
    withField(head, {name, kind, about: '', required: false, choices: [], list: ''}, text);
  expect(after('title', 'New: yes')).toBe(head.replace('Old', '"New: yes"'));
  expect(after('description', 'Plain')).toBe(head.replace('"Some: text"', 'Plain'));
  expect(after('use_cases', 'One\nThree', 'list')).toBe(head.replace('Two', 'Three'));
  expect(after('urls', 'a\nc', 'list')).toBe(head.replace('urls:\n  - a\n  - b', 'urls: [a, c]'));
  expect(after('draft', 'true', 'switch')).toBe(head.replace(/---$/, 'draft: true\n---'));
  expect(after('use_cases', '', 'list')).toBe(head.replace('use_cases: [One, Two]\n', ''));
});

test('a place of a page is found in its source to the letter', () => {
  const source = 'Agents **answer** the\n  phone for <Claim id="x" /> at \\{night} &amp; day, says [a](/a).';
  const at = (shown: string, offset = shown.length) => source.slice(locate(source, shown, offset)).slice(0, 5);
  expect(at('Agents answer', 9)).toBe('swer*');
  expect(at('Agents answer')).toBe('** th');
  expect(at('Agents answer the phone for ', 20)).toBe('one f');
  expect(at('Agents answer the phone for 99%')).toBe('<Clai');
  expect(at('Agents answer the phone for 99% at {night} & day, says ', 46)).toBe('ay, s');
  expect(at('Agents answer the phone for 99% at {night} & day, says a', 55)).toBe('a](/a');
  expect(at('')).toBe('Agent');
});
