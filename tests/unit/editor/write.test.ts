/** @jest-environment node */
import type {Content, Inline} from '../../../src/tools/editor/source/content';
import {textsOf, type Text} from '../../../src/tools/editor/source/texts';
import {CannotWrite, write} from '../../../src/tools/editor/source/write';

const isWords = (_: string, prop: string) => prop === 'ask';

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

const texts = textsOf(file, isWords);
const textOf = (kind: Text['kind']): Text => {
  const found = texts.find((one) => one.kind === kind);
  if (!found) throw new Error(`There is no ${kind}.`);
  return found;
};
const letters = (value: string): Inline => ({type: 'text', value});
const readBack = (now: string, {at}: Text) => textsOf(now, isWords).find((one) => one.at === at)?.content;

/** Only the text itself may differ. */
function expectExact(now: string, {start, end}: Text): void {
  expect(now.startsWith(file.slice(0, start))).toBe(true);
  expect(now.endsWith(file.slice(end))).toBe(true);
}

const kinds = ['heading', 'paragraph', 'item', 'quote', 'cell', 'label', 'prop'] as const;

const nasty: readonly [string, string][] = [
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

describe.each(kinds)('in a %s', (kind) => {
  test.each(nasty)('%s read back as they were typed', (_, value) => {
    const text = textOf(kind);
    const now = write(file, text, [letters(value)]);
    expect(readBack(now, text)).toEqual([letters(value)]);
    expectExact(now, text);
  });
});

const around = (kind: Text['kind'], change: (content: Content) => Inline[]) => {
  const text = textOf(kind);
  const now = write(file, text, change(text.content));
  expectExact(now, text);
  return now.slice(text.start, text.end + now.length - file.length);
};

test('what is not changed stays as it is written: marks, line ends, references', () => {
  expect(
    around('paragraph', ([first, ...rest]) => [letters(first?.type === 'text' ? `Now ${first.value}` : ''), ...rest]),
  ).toBe('Now First words of\na paragraph with <Claim id="uptime" />, **bold** and a [link](/contact).');
  expect(around('prop', () => [letters('Is it "very safe" & sound?')])).toBe(
    'Is it &quot;very safe&quot; &amp; sound?',
  );
  expect(around('quote', () => [letters('What nobody said in two lines')])).toBe('What nobody said\n> in two lines');
});

test('a chip and marks are put in, taken out and moved', () => {
  const chip: Inline = {type: 'chip', source: '<Count of="industries" />'};
  expect(around('item', () => [letters('One '), {type: 'strong', children: [letters('item '), chip]}])).toBe(
    'One **item <Count of="industries" />**',
  );
  expect(around('heading', () => [letters('A heading with stars')])).toBe('A heading with stars');
  expect(around('label', () => [{type: 'emphasis', children: [letters('Write')]}, letters(' to us')])).toBe(
    '_Write_ to us',
  );
  expect(around('paragraph', (content) => content.slice(1).reverse())).toBe(
    '.[link](/contact) and a **bold**, <Claim id="uptime" />',
  );
});

test('marks that Markdown cannot say as they were made are made so that it can', () => {
  expect(around('item', () => [letters('a'), {type: 'strong', children: [letters(' b ')]}, letters('c')])).toBe(
    'a **b** c',
  );
  expect(around('item', () => [letters('un'), {type: 'emphasis', children: [letters('hope')]}, letters('ful')])).toBe(
    'un*hope*ful',
  );
  const nested: Inline = {type: 'strong', children: [{type: 'strong', children: [letters('twice')]}]};
  expect(around('item', () => [nested])).toBe('**twice**');
});

test('nothing is written where no words are left, or where only plain words can stand', () => {
  expect(() => write(file, textOf('item'), [letters('  ')])).toThrow(new CannotWrite('Write at least one word.'));
  expect(() => write(file, textOf('prop'), [{type: 'strong', children: [letters('x')]}])).toThrow(CannotWrite);
});

test('a text of a file that has changed is not written', () => {
  expect(() => write(`\n${file}`, textOf('item'), [letters('x')])).toThrow(CannotWrite);
});

test('a link whose address stands elsewhere in the file keeps it', () => {
  const referring = 'See [contact][1], please.\n\n[1]: /contact\n';
  const [text] = textsOf(referring, isWords);
  if (!text) throw new Error('There is no text.');
  const [see = {type: 'text', value: ''}, link = see] = text.content;
  const written = write(referring, text, [see, link, {type: 'text', value: ', today.'}]);
  expect(written).toBe('See [contact][1], today.\n\n[1]: /contact\n');
});
