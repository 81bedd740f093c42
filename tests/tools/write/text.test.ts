import {CompletionContext, type CompletionResult} from '@codemirror/autocomplete';
import {history} from '@codemirror/commands';
import {ensureSyntaxTree} from '@codemirror/language';
import {EditorState} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {insertBlock, setLink, toggleLines, toggleMark} from '@site/src/tools/write/commands';
import {withField} from '@site/src/tools/write/document/fields';
import {markdownLook} from '@site/src/tools/write/document/markdown';
import {markdownOf} from '@site/src/tools/write/document/paste';
import {completeFrom, ranked} from '@site/src/tools/write/knowledge/completion';
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

test('paragraphs become a numbered list, a heading and paragraphs again', () => {
  const view = editor('^One\nTwo^');
  toggleLines(view, '1. ');
  expect(textOf(view)).toBe('1. One\n2. Two');
  toggleLines(view, '## ');
  expect(textOf(view)).toBe('## One\n## Two');
  toggleLines(view, '## ');
  expect(textOf(view)).toBe('One\nTwo');
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
  const none = {components: [], chips: [], pages: [], icons: [], marks: []};
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

test('text from Word keeps headings, nested lists, links and tables, with merged cells spread out', () => {
  const item = (level: number, words: string) =>
    `<p class="MsoListParagraph" style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">·</span>${words}</p>`;
  const html = `<style>p{margin:0}</style><h1>Work</h1><p style="color:red">Count <span style="font-weight:700">all</span>
    <a href="https://example.org/">trees</a>.</p>${item(1, 'One')}${item(2, 'Within')}${item(1, 'Two')}
    <table><tr><td colspan="2"><p>Task</p></td></tr><tr><td>a</td><td>b</td></tr></table>`;
  expect(markdownOf(html)).toBe(
    '## Work\n\nCount **all** [trees](https://example.org/).\n\n- One\n  - Within\n- Two\n\n| Task | Task |\n| --- | --- |\n| a | b |',
  );
});

test('Google Docs does not make everything bold, and braces do not become code', () => {
  const html = '<b style="font-weight:normal"><p><span style="font-weight:400">Use {this} &lt;that&gt;</span></p></b>';
  expect(markdownOf(html)).toBe('Use \\{this} \\<that>');
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
