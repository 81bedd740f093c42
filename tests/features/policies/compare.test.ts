/** @jest-environment node */
// cspell:ignore Crème
import {redlineOf} from '@site/src/features/policies/commands/terminalRedline';
import {compareTexts, isEdited} from '@site/src/features/policies/model/compareTexts';
import {readMarkdown, readPolicy} from '@site/src/features/policies/model/policyText';
import {visit} from 'unist-util-visit';
import type {Span} from '@site/src/features/policies/model/compareWords';
import {filesIn, read} from '../../support/files';

const policy = (...blocks: string[]) => `---\ntitle: Terms\n---\n\n${blocks.join('\n\n')}\n`;

/** Sections with a few words each, so that they are known again elsewhere. */
const sections = (...names: string[]) =>
  names.map((name, at) => `## ${at + 1}. ${name}\n\nWhat ${name} says about the matter at hand.`);

const paid = 'You pay each month, in advance, by card.';
const table = '| Who | Why |\n| --- | --- |\n| Acme | 2 years |';

test.each<[string, string[], string[], string[]]>([
  ['a number', ['up 99.5% of the time'], ['up 99.9% of the time'], ['up [-99.5%-]{+99.9%+} of the time']],
  ['a number in brackets', ['in (36) hours'], ['in (48) hours'], ['in [-(36-]{+(48+}) hours']],
  ['more words', ['We tell you.'], ['We tell you, and the law.'], ['We tell you{+, and the law+}.']],
  ['fewer words', ['six months, or longer, here'], ['six months here'], ['six months[-, or longer,-] here']],
  [
    'other words',
    ['All goes in two years.'],
    ['All goes within ten days.'],
    ['All goes [-in two years-]{+within ten days+}.'],
  ],
  ['a changed cell', [table], [table.replace('2', '3')], ['Acme · [-2-]{+3+} years']],
  ['a new row', [table], [`${table}\n| Core | Calls |`], ['{+Core+} · {+Calls+}']],
  [
    'a new column',
    [table],
    ['| Who | Where | Why |\n| --- | --- | --- |\n| Acme | Lahore | 2 years |'],
    ['Who · {+Where+} · Why', 'Acme · {+Lahore+} · 2 years'],
  ],
  ['an item', ['- your name', '- your title'], ['- your name'], ['[-your title-]']],
  [
    'the number of an item',
    ['1. one\n2. two three'],
    ['1. zero\n2. one\n3. two three'],
    ['{+1. zero+}', '[-1-]{+2+}. one', '[-2-]{+3+}. two three'],
  ],
  ['an address that a link leads to', ['See [here](/a).'], ['See [here](/b).'], ['See here (/[-a-]{+b+}).']],
  ['a footnote', ['So.[^1]\n\n[^1]: As of May.'], ['So.[^1]\n\n[^1]: As of June.'], ['[1] As of [-May-]{+June+}.']],
  ['two ways to write an accent', ['Crème'.normalize('NFC')], ['Crème'.normalize('NFD')], []],
  ['bold', ['**Never** sold.'], ['Never sold.'], []],
  [
    'a section that moved whole, where it is now',
    sections('Alpha', 'Beta', 'Omega'),
    sections('Omega', 'Alpha', 'Beta'),
    ['[-3-]{+1+}. Omega (moved)', '[-1-]{+2+}. Alpha', '[-2-]{+3+}. Beta'],
  ],
  [
    'a section that is new, gone or has another title, once',
    ['## Fees', paid, '## Old', 'Gone for good.'],
    ['## Money', paid, '## New', 'Here from now on.'],
    ['[-Fees-]{+Money+}', '[-Old-]', '[-Gone for good.-]', '{+New+}', '{+Here from now on.+}'],
  ],
])('a comparison shows %s', (_, before, after, lines) => {
  const [older, newer] = [policy(...before), policy(...after)];
  const [, ...shown] = redlineOf({title: 'Terms', from: 'a', to: 'b', older, newer}).split('\n');
  expect(shown.map((line) => line.trim())).toEqual(lines);
});

/** A text with something of everything that a policy is made of. */
const source = `---
title: Terms
---

“We” means *Acme* and its [partners](https://a.example). See the notes.[^1]

## 1. What we collect

1. your **name**
2. what you send:
   - messages
   - files, with \`metadata\`

     A file may be large.

> A quotation of the law,
> in two lines.

### The details

| Data | Kept |
| --- | --- |
| Mail | 2 years |
| [Logs](/logs) | 30 days |

## Contact

- the [contact page](/contact#top)
- the officer

The end.

[^1]: As of **today**.
`;

const wordsIn = (text: string) => text.match(/[\p{L}\d]+/gu) ?? [];

/** Every word that a text shows, however often. */
function drawn(text: string): string[] {
  const words: string[] = [];
  visit(readMarkdown(readPolicy(text).body), (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') words.push(...wordsIn(node.value));
  });
  return words;
}

const published = filesIn('versioned_docs').filter((file) => file.endsWith('.mdx'));
const texts = [source, source.replace('2 years', 'five years').replace('large', 'huge'), ...published.map(read)];

test.each(texts.flatMap((older) => texts.filter((newer) => newer !== older).map((newer) => [{older, newer}])))(
  '%#: a comparison shows every word of both texts',
  ({older, newer}) => {
    const {title, sections} = compareTexts(older, newer);
    const spans = [title, ...sections.flatMap(({heading, blocks}) => [heading, ...blocks.flatMap(({cells}) => cells)])];
    const without = (other: Span['op']) =>
      wordsIn(spans.map((one) => one.flatMap(({op, text}) => (op === other ? [] : text)).join('')).join(' '));
    const lost = (shown: string[], text: string) =>
      drawn(text).filter((word) => {
        const place = shown.indexOf(word);
        if (place >= 0) shown.splice(place, 1);
        return place < 0;
      });
    expect([...lost(without('ins'), older), ...lost(without('del'), newer)]).toEqual([]);
    expect(spans.some(isEdited)).toBe(true);
  },
);
