/** @jest-environment node */
// cspell:ignore Crème
import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import {isDeepStrictEqual} from 'node:util';
import {comparePolicies} from '@site/src/features/comparison/model/compare';
import type {SectionChange} from '@site/src/features/comparison/model/redline';
import {readText, type ComparedText} from '@site/src/features/comparison/model/text';
import {splitSource} from '@site/src/features/policies/model/text';
import {filesIn, read} from '../../support/files';

/** A text with something of everything that a policy is made of. */
const source = `---
title: Terms
---

“We” means *Acme* and its [partners](https://a.example). See [the list][list] and the notes.[^1]

Write to <EmailLink subject="Legal question">the legal team</EmailLink>, or don't.

## 1. What we collect

1. your **name**
2. what you send:
   - messages
   - files, with \`metadata\`

     A file may be large.
3. nothing else

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

***

The end.  
Or not.

[^1]: As of **today**.

[list]: https://list.example
`;

/** The text as it would be drawn, without spaces that no reader sees. */
const drawn = (text: string): string =>
  micromark(splitSource(text).body, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
  })
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .trim();

/** Numbers that are the same on every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.floor((state / 4294967296) * below);
  };
}

const signs = ['*', '_', ' ', '\n', '`', '“', '"', '>', '- ', '1. ', '#', '[', ']', '(', '|', 'a', '7', '  ', '\\'];
const words = [
  ['1. your', '- your'],
  ['2. what', '- what'],
  ['   - files', '- files'],
  ['- the officer', '1. the officer'],
  ['https://a.example', 'https://b.example'],
  ['https://list.example', 'https://other.example'],
  ['/contact#top', '/contact'],
  ['[partners](https://a.example)', 'partners'],
  ['**name**', 'name'],
  ['`metadata`', 'metadata'],
  ['Legal question', 'Another question'],
  ['> in two', 'in two'],
  ['\n> A', '\nA'],
  ['### The', '#### The'],
  ['## Contact', '## 2. Contact'],
  ['## Contact', '## *Contact*'],
  ['## 1. What', '## What'],
  ["don't", 'don’t'],
  ['***', ''],
  ['end.  \n', 'end.\n'],
  ['| --- | --- |', '| --- | ---: |'],
  ['[^1]: As', '[^2]: As'],
  ['notes.[^1]', 'notes.'],
  ['**today**', 'today'],
  ['/logs', '/log'],
  ['3. nothing', '4. nothing'],
  ['1. your', '3. your'],
  ['*Acme*', '_Acme_'],
  ['- the contact', '* the contact'],
  ['\n\n## 1', '\n\n\n## 1'],
] as const;

function edit(random: (below: number) => number, text: string): string {
  const {head, body} = splitSource(text);
  const at = random(body.length);
  const lines = body.split('\n');
  const line = random(lines.length);
  const given = lines[line] ?? '';
  const withLine = (...changed: string[]) =>
    head + [...lines.slice(0, line), ...changed, ...lines.slice(line + 1)].join('\n');
  switch (random(8)) {
    case 0:
      return head + body.slice(0, at) + signs[random(signs.length)] + body.slice(at);
    case 1:
      return head + body.slice(0, at) + body.slice(at + 1 + random(3));
    case 2:
      return withLine();
    case 3:
      return withLine(`  ${given}`);
    case 4:
      return withLine(
        given.replace(/[\p{L}\d]{4,}/u, (word) => ['', `**${word}**`, `~~${word}~~`, 'other'][random(4)] ?? ''),
      );
    case 5:
      return withLine(given, '', given);
    case 6:
      return withLine(given.replace(/^(?=[\p{L}“])/u, '> '));
    default: {
      const [from, to] = words[random(words.length)] ?? ['', ''];
      return head + body.replace(from, to);
    }
  }
}

const shownIn = (older: ComparedText, newer: ComparedText) => {
  const {sections, summary} = comparePolicies(older, newer);
  const shown = sections.filter(
    ({change, moved, before, after}) => change !== 'unchanged' || moved || before !== after,
  );
  return {sections, shown, summary};
};

const changesIn = (older: string, newer: string) => shownIn(readText(older), readText(newer));

/** The words of one side of a comparison, sorted, without footnote marks, which are numbered by their order. */
const wordsOn = (sections: readonly SectionChange[], other: 'ins' | 'del') =>
  sections
    .flatMap(({heading, blocks}) => [heading, ...blocks.flatMap(({rows}) => rows.flat())])
    .map((spans) => spans.flatMap(({op, text}) => (op === other ? [] : text)).join(''))
    .flatMap((text) => text.match(/[\p{L}\d]+/gu) ?? [])
    .sort();

/** A text with what a comparison must keep of it: how it looks, and its words. */
function readEdited(text: string) {
  const parsed = readText(text);
  return {text, parsed, looks: drawn(text), words: wordsOn(shownIn(parsed, parsed).sections, 'ins')};
}

const texts = [
  source,
  ...filesIn('versioned_docs')
    .filter((file) => file.endsWith('.mdx'))
    .map(read),
].map(readEdited);

test('500 edits of the published texts: a comparison is empty only if readers see no difference, and has every word of both texts, in both directions', () => {
  const random = numbers(20261126);
  const edits = Array.from({length: 500}, (_, at) => {
    const before = texts[at % texts.length] ?? readEdited(source);
    return [before, readEdited(edit(random, before.text))] as const;
  });
  const wrong = edits
    .flatMap(([before, after]) => [[before, after] as const, [after, before] as const])
    .flatMap(([older, newer]) => {
      const {sections, shown, summary} = shownIn(older.parsed, newer.parsed);
      const hasWords =
        isDeepStrictEqual(wordsOn(sections, 'ins'), older.words) &&
        isDeepStrictEqual(wordsOn(sections, 'del'), newer.words);
      const isTold = shown.length > 0 || summary.startsWith('All headings moved');
      const isSilent = older.text !== newer.text && summary === 'No sections changed.';
      const isWrong = (older.looks !== newer.looks && !isTold) || isSilent || !hasWords;
      return isWrong ? [{older: older.text, newer: newer.text, summary, hasWords}] : [];
    });
  expect(wrong).toEqual([]);
  expect(edits.filter(([before, after]) => before.looks !== after.looks).length).toBeGreaterThan(250);
}, 300_000);

const notesIn = (from: string, to: string): string[] =>
  changesIn(source, source.replace(from, to)).shown.flatMap(({blocks}) => blocks.flatMap(({notes = []}) => notes));

test.each([
  [
    'https://a.example',
    'https://b.example',
    'The link “partners” now leads to https://b.example; previously, it led to https://a.example.',
  ],
  [
    'https://list.example',
    'https://b.example',
    'The link “the list” now leads to https://b.example; previously, it led to https://list.example.',
  ],
  ['[partners](https://a.example)', 'partners', '“partners” no longer links to https://a.example.'],
  [
    'Legal question',
    'Other',
    'The link “the legal team” now leads to an email with the subject “Other”; previously, it led to an email with the subject “Legal question”.',
  ],
  ['**name**', 'name', '“name” is no longer bold.'],
  ['nothing else', '~~nothing~~ else', '“nothing” is now struck through.'],
  ['[^1]: As of **today**', '[^1]: Since today', '“today” is no longer bold.'],
  ['> A quotation of the law,\n> in', 'A quotation of the law,\nin', 'Now a paragraph; previously, a quotation.'],
  [
    '/contact#top',
    './terms-of-service.mdx#7-limits-of-liability',
    'The link “contact page” now leads to the policy “terms of service”, section 7, “limits of liability”; previously, it led to /contact, section “top”.',
  ],
  ['- the officer', '\n1. the officer', 'Now number 1 in its list; previously, a bullet.'],
])('a change that is not in the words is described in a sentence: %s to %s', (from, to, note) => {
  expect(notesIn(from, to)).toContain(note);
});

test('a comparison says if only spacing or Markdown syntax changed', () => {
  expect(changesIn(source, source.replace('*Acme*', '_Acme_')).summary).toBe(
    'Words, links and structure are the same; only spacing or Markdown syntax changed.',
  );
});

test('a footnote belongs to the section that cites it, and its name does not matter', () => {
  const sectionOf = (text: string) =>
    changesIn(source, text).shown.map(({after, blocks}) => [
      after,
      ...blocks.flatMap(({kind}) => (kind === 'footnote' ? kind : [])),
    ]);
  expect(sectionOf(source.replace('As of', 'Since'))).toEqual([['Introduction', 'footnote']]);
  expect(sectionOf(source.replaceAll('[^1]', '[^law]'))).toEqual([]);
});

test('headings that all moved one level are one sentence', () => {
  const deeper = source.replace(/^##/gm, '###');
  expect(changesIn(source, deeper).summary).toBe('All headings moved one level down.');
  const {summary, shown} = changesIn(deeper, source.replace('nothing else', 'nothing more'));
  expect([summary, shown.map(({after}) => after)]).toEqual([
    'All headings moved one level up. One section changed; two stayed the same.',
    ['1. What we collect'],
  ]);
});

test('two ways to write an accent are no change', () => {
  const [composed, combined] = ['NFC', 'NFD'].map((form) => source.replace('Acme', 'Crème'.normalize(form)));
  expect(changesIn(composed ?? '', combined ?? '').shown).toEqual([]);
});

test('struck words look struck, also where they were removed', () => {
  const struck = source.replace('nothing else', '~~nothing~~ else');
  const spans = changesIn(struck, source.replace('3. nothing else', '3. all else')).shown.flatMap(({blocks}) =>
    blocks.flatMap(({rows}) => rows.flat(2)),
  );
  expect(spans).toContainEqual({op: 'del', text: 'nothing', isStruck: true});
});
