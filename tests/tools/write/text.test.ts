// cspell:ignore swer
import {CompletionContext, type CompletionResult} from '@codemirror/autocomplete';
import {history} from '@codemirror/commands';
import {ensureSyntaxTree} from '@codemirror/language';
import {EditorState} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {insertBlock, setLink, toggleMark} from '@site/src/tools/write/commands';
import {withField} from '@site/src/tools/write/document/fields';
import {markdownLook} from '@site/src/tools/write/document/markdown';
import {completeFrom, ranked} from '@site/src/tools/write/knowledge/completion';
import {locate} from '@site/src/tools/write/page/locate';
import {elementsAround, elementsIn} from '@site/src/tools/write/knowledge/tags';

/** An editor; `|` in the text is the caret, two of them a selection. */
function editor(text: string): EditorView {
  const [first = 0, second = first + 1] = [...text.matchAll(/\^/g)].map(({index}) => index);
  const doc = text.replace(/\^/g, '');
  const view = new EditorView({
    state: EditorState.create({
      doc,
      selection: {anchor: first, head: second - 1},
      extensions: [markdownLook, history()],
    }),
  });
  ensureSyntaxTree(view.state, doc.length, 5000);
  return view;
}
const none = {components: [], values: [], destinations: [], pages: [], icons: [], marks: []};
const textOf = (view: EditorView) => view.state.doc.toString();

test('bold and italic are put around words and taken away', () => {
  const view = editor('Count ^every^ tree.');
  toggleMark(view, '**');
  expect(textOf(view)).toBe('Count **every** tree.');
  toggleMark(view, '*');
  expect(textOf(view)).toBe('Count ***every*** tree.');
  toggleMark(view, '*');
  toggleMark(view, '**');
  expect(textOf(view)).toBe('Count every tree.');
});

test('a link gets brackets around the selected words, and then its address is selected', () => {
  const view = editor('See ^the policy^.');
  setLink(view);
  expect(textOf(view)).toBe('See [the policy]().');
  const linked = editor('See [the ^policy](/legal/privacy-policy).');
  setLink(linked);
  const {from, to} = linked.state.selection.main;
  expect(linked.state.sliceDoc(from, to)).toBe('/legal/privacy-policy');
});

test('a link is completed with a page or with an address elsewhere, and the caret leaves its parentheses', () => {
  const privacy = {words: 'Privacy Policy', about: '', value: '/legal/privacy-policy'};
  const complete = (text: string) => {
    const view = editor(text);
    const {head} = view.state.selection.main;
    const context = new CompletionContext(view.state, head, false);
    const {from, options} = completeFrom(() => ({...none, destinations: [privacy]}))(context) as CompletionResult;
    const [first] = options;
    if (first && typeof first.apply === 'function') first.apply(view, first, from, head);
    view.dispatch(view.state.replaceSelection('|'));
    return textOf(view);
  };
  expect(complete('See [](priv^).')).toBe('See [Privacy Policy](/legal/privacy-policy)|.');
  expect(complete('See [it](^).')).toBe('See [it](/legal/privacy-policy)|.');
  expect(complete('See [it](https://example.org/a^).')).toBe('See [it](https://example.org/a)|.');
});

test('a block that is inserted has line ends like the file', () => {
  const doc = 'One.\r\n\r\nTwo.\r\n';
  const view = new EditorView({state: EditorState.create({doc, extensions: [EditorState.lineSeparator.of('\r\n')]})});
  insertBlock(view, '<Card>\n\n### Three\n\n</Card>');
  expect(view.state.sliceDoc()).toBe('One.\r\n\r\n<Card>\r\n\r\n### Three\r\n\r\n</Card>\r\n\r\nTwo.\r\n');
});

test('a field is set, quoted where YAML needs it, added and removed, and nothing else changes', () => {
  const head = '---\ntitle: Old\ndescription: "Some: text"\nuse_cases: [One, Two]\nurls:\n  - a\n  - b\n---';
  const after = (name: string, text: string, kind: 'text' | 'list' | 'switch' = 'text') =>
    withField(head, {name, kind, about: '', required: false, choices: []}, text);
  expect(after('title', 'New: yes')).toBe(head.replace('Old', '"New: yes"'));
  expect(after('description', 'Plain')).toBe(head.replace('"Some: text"', 'Plain'));
  expect(after('use_cases', 'One\nThree', 'list')).toBe(head.replace('Two', 'Three'));
  expect(after('urls', 'a\nc', 'list')).toBe(head.replace('urls:\n  - a\n  - b', 'urls: [a, c]'));
  expect(after('draft', 'true', 'switch')).toBe(head.replace(/---$/, 'draft: true\n---'));
  expect(after('use_cases', '', 'list')).toBe(head.replace('use_cases: [One, Two]\n', ''));
  expect(after('title', 'Old')).toBe(head);
});

test('a place of a page is found in its source to the letter', () => {
  const source = 'Agents **answer** the\n  phone for <Claim id="x" /> at \\{night} &amp; day, says [Ana](/a).';
  const at = (texts: string[], offset: number) => source.slice(locate(source, texts, offset)).slice(0, 5);
  expect(at(['Agents ', 'answer'], 2)).toBe('swer*');
  expect(at(['Agents ', 'answer', ' the phone for '], 7)).toBe('one f');
  expect(at(['Agents ', 'answer', ' the phone for ', '99%', ' at {night} & day, says '], 15)).toBe('ay, s');
  expect(at(['Agents ', 'answer', ' the phone for ', '99%', ' at {night} & day, says ', 'Ana'], 1)).toBe('na](/');
  expect(at([], 0)).toBe('Agent');
});

test('a slash asks for components on a line of its own, and is a slash elsewhere', () => {
  const {components} = {components: [{words: 'Section', about: '', value: '', source: '<Section>\n\n</Section>'}]};
  const guides = components.map((one) => ({...one, inside: [''], props: [], once: false}));
  const offered = (text: string) => {
    const {state} = editor(text);
    const context = new CompletionContext(state, state.selection.main.head, false);
    return completeFrom(() => ({...none, components: guides}))(context)?.options.map(({label}) => label);
  };
  expect(offered('One.\n\n/^')).toEqual(['Section']);
  expect(offered('/^</Section>')).toBeUndefined();
  expect(offered('either/^or')).toBeUndefined();
});

test('a page comes before a heading that contains the word', () => {
  const items = [
    {words: 'Your privacy rights', about: '', value: '/legal/privacy-policy#rights', isPart: true},
    {words: 'Privacy', about: '', value: '/about#privacy', isPart: true},
    {words: 'Privacy Policy', about: '', value: '/legal/privacy-policy'},
  ];
  expect(ranked(items, 'privacy').map(({value}) => value)).toEqual([
    '/legal/privacy-policy',
    '/about#privacy',
    '/legal/privacy-policy#rights',
  ]);
});

test('tags are read in text that cannot be parsed, and not in code or comments', () => {
  const text = '<Faq>\n\n<Question ask="A > b?">\n\n`<Card>` {/* <Hero> */}\n\n<Cla';
  const around = elementsAround(elementsIn(text), text.length).map(({name}) => name);
  expect(around).toEqual(['Faq', 'Question']);
  expect(elementsAround(elementsIn('<A>\n\n<B />\n\n</A>\n\nx'), 16)).toEqual([]);
});
