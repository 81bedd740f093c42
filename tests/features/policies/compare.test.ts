/** @jest-environment node */
// cspell:ignore Crème
import {redlineOf} from '@site/src/features/policies/commands/terminalRedline';
import {compareTexts, isEdited} from '@site/src/features/policies/model/compareTexts';
import {readMarkdown, readPolicy} from '@site/src/features/policies/model/policyText';
import {visit} from 'unist-util-visit';
import {compareWords, type Span} from '@site/src/features/policies/model/compareWords';
import {filesIn, read} from '../../support/files';

const policy = (...blocks: string[]) => `---\ntitle: Terms\n---\n\n${blocks.join('\n\n')}\n`;
const marked = (spans: readonly Span[]) =>
  spans.map(({op, text}) => ({same: text, ins: `{+${text}+}`, del: `[-${text}-]`})[op]).join('');

test.each([
  ['up 99.5% of the time', 'up 99.9% of the time', 'up [-99.5%-]{+99.9%+} of the time'],
  ['in (36) hours', 'in (48) hours', 'in [-(36-]{+(48+}) hours'],
  ['We tell you.', 'We tell you, and the authority.', 'We tell you{+, and the authority+}.'],
  ['six months, or longer, here', 'six months here', 'six months[-, or longer,-] here'],
  ['for two years', 'within ten days', '[-for two years-]{+within ten days+}'],
])('words: %s', (before, after, expected) => {
  expect(marked(compareWords(before, after))).toBe(expected);
});

const rows = (...lines: string[]) => ['| Who | Why |', '| --- | --- |', ...lines].join('\n');

test.each<[string, string[], string[], string[]]>([
  ['a changed cell', [rows('| Acme | 2 years |')], [rows('| Acme | 3 years |')], ['Acme · [-2-]{+3+} years']],
  ['a new row', [rows('| Acme | Mail |')], [rows('| Acme | Mail |', '| Core | Calls |')], ['{+Core+} · {+Calls+}']],
  [
    'a new column',
    ['| Who | Why |\n| --- | --- |\n| Acme | Mail |'],
    ['| Who | Where | Why |\n| --- | --- | --- |\n| Acme | Lahore | Mail |'],
    ['Who · {+Where+} · Why', 'Acme · {+Lahore+} · Mail'],
  ],
  ['an item', ['- your name', '- your title'].map(String), ['- your name'], ['[-your title-]']],
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
])('the terminal shows %s', (_, before, after, lines) => {
  const [older, newer] = [policy(...before), policy(...after)];
  const [, ...shown] = redlineOf({title: 'Terms', from: 'a', to: 'b', older, newer}).split('\n');
  expect(shown.map((line) => line.trim())).toEqual(lines);
});

describe('sections', () => {
  const body = (name: string) => `What ${name} says about the matter at hand.`;
  const order = (...names: string[]) => policy(...names.map((name, at) => `## ${at + 1}. ${name}\n\n${body(name)}`));
  const shown = (older: string, newer: string) =>
    compareTexts(older, newer).sections.map(
      ({heading, isMoved, isChanged}) => marked(heading) + (isMoved ? ' moved' : '') + (isChanged ? '' : ' same'),
    );

  test('that moved whole are said to have moved, where they are now', () => {
    expect(shown(order('Alpha', 'Beta', 'Omega'), order('Omega', 'Alpha', 'Beta'))).toEqual([
      '[-3-]{+1+}. Omega moved',
      '[-1-]{+2+}. Alpha',
      '[-2-]{+3+}. Beta',
    ]);
  });

  test('that are new, gone or have another title are shown once', () => {
    const older = policy('## Fees\n\nYou pay each month, in advance, by card.', '## Old\n\nGone for good.');
    const newer = policy('## Money\n\nYou pay each month, in advance, by card.', '## New\n\nHere from now on.');
    expect(shown(older, newer)).toEqual(['[-Fees-]{+Money+}', '[-Old-]', '{+New+}']);
  });
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
