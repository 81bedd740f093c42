/** @jest-environment node */
import type {Node} from 'prosemirror-model';
import {Refusal} from '@site/src/content/refusal';
import {schema} from '@site/src/tools/editor/schema/schema';
import {flowsOf, type Flow} from '@site/src/tools/editor/source/flows';
import {writeFlow} from '@site/src/tools/editor/source/writeFlow';
import {chip, plain, marked, textsIn, withText} from './texts';

const file = `---
title: A page
---
import Faq from '@site/src/components/Faq';

## A heading with *stars*

First words of
a paragraph with <Claim id="uptime" />, **bold** and a [link](/contact).

- One item
- Another <small>with a note</small>

> What somebody said
> in two lines

| Day | Work |
| --- | --- |
| Monday | _Reads_ |

<Faq>

<Question ask="Is it &quot;safe&quot; &amp; sound?">

Yes\\_it\\_is.

</Question>

<Action to="/contact">Write to us</Action>
<Action to="/">Not now</Action>

</Faq>
`;

const kinds = ['heading', 'paragraph', 'list_item', 'blockquote', 'table_cell', 'words'] as const;
type Kind = (typeof kinds)[number];

const flows = flowsOf(file);

/** The first text of a kind, with its flow. */
function textOf(kind: Kind): {flow: Flow; text: Node; start: number; end: number} {
  for (const flow of flows) {
    const around = (one: Node) => {
      let found: Node | undefined;
      flow.doc.descendants((node, _, parent) => {
        if (node === one && parent?.type.name !== 'doc') found = parent ?? undefined;
      });
      return found;
    };
    const text = textsIn(flow.doc).find((one) => {
      const holder = around(one)?.type.name;
      return holder === kind || (one.type.name === kind && holder !== 'list_item' && holder !== 'blockquote');
    });
    const place = text && flow.blocks.get(text.attrs.id as number);
    if (text && place) return {flow, text, ...(kind === 'words' ? flow : place)};
  }
  throw new Error(`There is no ${kind}.`);
}

function write(from: string, {flow, text}: {flow: Flow; text: Node}, content: readonly Node[]): string {
  const doc = schema.nodeFromJSON(withText(flow.doc, text.attrs.id as number, content).toJSON());
  return writeFlow(from, flow, doc, () => undefined);
}

const readBack = (now: string, {flow, text}: {flow: Flow; text: Node}) => {
  const own = flowsOf(now).find(({at}) => at === flow.at);
  const found = textsIn(own?.doc ?? flow.doc).find(({attrs}) => attrs.id === text.attrs.id);
  return found?.children;
};

/** Only the text itself may differ. */
function expectExact(now: string, {start, end}: {start: number; end: number}): void {
  expect(now.startsWith(file.slice(0, start))).toBe(true);
  expect(now.endsWith(file.slice(end))).toBe(true);
}

const special: readonly [string, string][] = [
  ['braces', 'a {claim} and {/* note */} and } and {'],
  ['a claim as code', '<Claim id="uptime" /> is typed'],
  ['angle brackets', 'a < b > c <br> </Faq> <!-- no --> <https://example.com>'],
  ['backticks', 'run `npm` and ``` and `'],
  ['emphasis', '*not* _bold_ **at** __all__ ~~gone~~ snake_case_name 5 * 3 * 2'],
  ['dashes', '- not a list'],
  ['a rule', '---'],
  ['equals signs', '==='],
  ['a number and a dot', '1. not a list'],
  ['a heading', '## not a heading ##'],
  ['a quote', '> not a quote'],
  ['a table', '| a | b |'],
  ['code of MDX', 'import costs from abroad'],
  ['more code of MDX', 'export const price = 1'],
  ['a link', '[not](a link) ![nor a picture](x.png) [^1]'],
  ['an address', 'see www.example.com and https://example.com/a_b, or me@example.com'],
  ['references', '&amp; &lt; &#123; AT&T R&D'],
  ['backslashes', 'C:\\path\\* \\'],
  ['a box', ':::note and :name[label]'],
  ['right to left', 'שלום (עולם) مرحبا'],
  ['emoji', '👩‍👩‍👧‍👦 🇩🇪 é'],
  ['5,000 letters', 'Long words. '.repeat(417).trim()],
  ['quotation marks', `"double" 'single' “curly” ’`],
  ['no-break spaces', '24\u00a0hours'],
];

// A quote contains a paragraph, as an item of a list does.
describe.each(kinds.filter((kind) => kind !== 'blockquote'))('in a %s', (kind) => {
  test.each(special)('%s read back as they were typed', (_, value) => {
    const text = textOf(kind);
    const now = write(file, text, [plain(value)]);
    expect(readBack(now, text)).toEqual([plain(value)]);
    expectExact(now, text);
  });
});

const around = (kind: Kind, change: (content: readonly Node[]) => Node[]) => {
  const text = textOf(kind);
  const now = write(file, text, change(text.text.children));
  expectExact(now, text);
  return now.slice(text.start, text.end + now.length - file.length);
};

test('unchanged text keeps its markers, line endings and character references', () => {
  expect(around('paragraph', ([first, ...rest]) => [plain(`Now ${first?.text}`), ...rest])).toBe(
    'Now First words of\na paragraph with <Claim id="uptime" />, **bold** and a [link](/contact).',
  );
  expect(around('blockquote', () => [plain('What nobody said in two lines')])).toBe('What nobody said\n> in two lines');
});

test('chips and marks can be inserted, removed and moved', () => {
  const count = marked('strong', chip('<Count of="industries" />'));
  expect(around('list_item', () => [plain('One '), marked('strong', 'item '), count])).toBe(
    'One **item <Count of="industries" />**',
  );
  expect(around('heading', () => [plain('A heading with stars')])).toBe('## A heading with stars');
  expect(around('words', () => [marked('emphasis', 'Write'), plain(' to us')])).toBe('_Write_ to us');
  expect(around('paragraph', (content) => [...content.slice(1)].reverse())).toBe(
    '.[link](/contact) and a **bold**, <Claim id="uptime" />',
  );
});

test('marks that Markdown cannot express as typed are rearranged until it can', () => {
  expect(around('list_item', () => [plain('a'), marked('strong', ' b '), plain('c')])).toBe('a **b** c');
  expect(around('list_item', () => [plain('un'), marked('emphasis', 'hope'), plain('ful')])).toBe('un*hope*ful');
});

test('text that is deleted completely is removed from the file, unless it is the label of a button', () => {
  const item = textOf('list_item');
  expect(write(file, item, [plain('  ')])).toBe(file.replace('- One item\n', ''));
  expect(() => write(file, textOf('words'), [])).toThrow(Refusal);
});

test('a reference link keeps its definition elsewhere in the file', () => {
  const referring = 'See [contact][1], please.\n\n[1]: /contact\n';
  const [flow] = flowsOf(referring);
  const [text] = textsIn(flow?.doc ?? schema.node('words'));
  if (!flow || !text) throw new Error('There is no text.');
  const [see = plain('x'), link = see] = text.children;
  expect(write(referring, {flow, text}, [see, link, plain(', today.')])).toBe(
    'See [contact][1], today.\n\n[1]: /contact\n',
  );
});

test('changing a word in a label keeps the character references beside it', () => {
  const label = '<Action to="/">Q&amp;A&nbsp;now</Action>\n';
  const flow = flowsOf(label).find(({at}) => at === 1) as Flow;
  const now = writeFlow(label, flow, withText(flow.doc, 0, [plain('Q&A\u00a0today')]), () => undefined);
  expect(now).toBe('<Action to="/">Q&amp;A&nbsp;today</Action>\n');
});

test('joining two paragraphs keeps the character references in both', () => {
  const two = 'One&nbsp;and&hellip;\n\ntwo&nbsp;of&hellip;\n\nThree.\n';
  const flow = flowsOf(two)[0] as Flow;
  const [first, second, third] = flow.doc.children as [Node, Node, Node];
  const joined = first.type.create(first.attrs, [...first.children, ...second.children]);
  const doc = schema.node('doc', null, [joined, third]);
  expect(writeFlow(two, flow, doc, () => undefined)).toBe('One&nbsp;and&hellip;two&nbsp;of&hellip;\n\nThree.\n');
});
