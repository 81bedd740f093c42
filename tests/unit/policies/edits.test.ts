/** @jest-environment node */
import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import {comparePolicies} from '@site/src/features/policies/model/compare';
import {parsePolicy, splitSource} from '@site/src/features/policies/model/compare/text';

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

function edit(random: (below: number) => number): string {
  const {head, body} = splitSource(source);
  const at = random(body.length);
  const lines = body.split('\n');
  const line = random(lines.length);
  switch (random(5)) {
    case 0:
      return head + body.slice(0, at) + signs[random(signs.length)] + body.slice(at);
    case 1:
      return head + body.slice(0, at) + body.slice(at + 1 + random(3));
    case 2:
      return head + lines.filter((_, place) => place !== line).join('\n');
    case 3:
      return head + [...lines.slice(0, line), `  ${lines[line] ?? ''}`, ...lines.slice(line + 1)].join('\n');
    default: {
      const [from, to] = words[random(words.length)] ?? ['', ''];
      return head + body.replace(from, to);
    }
  }
}

const older = parsePolicy(source);

const changesIn = (newer: string) => {
  const {sections, summary} = comparePolicies(older, parsePolicy(newer));
  const shown = sections.filter(
    ({change, moved, before, after}) => change !== 'unchanged' || moved || before !== after,
  );
  return {shown, summary};
};

test('a comparison of 400 edits is empty only if readers would see no difference', () => {
  const random = numbers(20261123);
  const before = drawn(source);
  const edits = Array.from({length: 400}, () => {
    const after = edit(random);
    const {shown, summary} = changesIn(after);
    return {after, isShown: shown.length > 0, isDrawn: drawn(after) !== before, summary};
  });
  expect(edits.filter(({isShown, isDrawn}) => isDrawn && !isShown)).toEqual([]);
  expect(edits.filter(({after, summary}) => after !== source && summary === 'No sections changed.')).toEqual([]);
  expect(edits.filter(({isDrawn}) => isDrawn).length).toBeGreaterThan(250);
}, 60_000);

const notesIn = (from: string, to: string): string[] =>
  changesIn(source.replace(from, to)).shown.flatMap(({blocks}) => blocks.flatMap(({notes = []}) => notes));

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
  ['**name**', 'name', 'Only the formatting changed.'],
  ['- the officer', '\n1. the officer', 'Now number 1 in its list; previously, a bullet.'],
])('a change that is not in the words is described in a sentence: %s to %s', (from, to, note) => {
  expect(notesIn(from, to)).toContain(note);
});

test('a comparison says if only spacing or Markdown syntax changed', () => {
  expect(changesIn(source.replace('*Acme*', '_Acme_')).summary).toBe(
    'Words, links and structure are the same; only spacing or Markdown syntax changed.',
  );
});
