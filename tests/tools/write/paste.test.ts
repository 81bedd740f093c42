import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {markdownOf} from '@site/src/tools/write/document/paste';

const folder = path.join(__dirname, 'clipboards');
const clipboards = readdirSync(folder).filter((name) => name.endsWith('.html'));

/** One text, which each program writes in its own way. */
const wanted = `## A week of calls

Agents **answer the phone** and *book* visits,\\
“as a person would” – see [our numbers](https://example.org/calls).

- Calls from owners
  - At night too
- Reminders

1. Listen
   1. Ask
2. Book

| Day | Work |
| --- | --- |
| Monday | Calls<br />Visits |

A person decides.`;

/** What a clipboard has besides, and what another program cannot say. */
const others: Readonly<Record<string, {markdown?: string; leftOut: string[]}>> = {
  'google-docs-comment.html': {leftOut: ['a picture', 'a comment']},
  'word-windows-footnote.html': {leftOut: ['a picture', 'a footnote']},
  'pdf-firefox.html': {
    markdown: 'Agents answer the phone and book visits, “as a person would”. They listen, ask and book.',
    leftOut: [],
  },
};

test.each(clipboards)('%s keeps its lists, table, links and lines, and names what it loses', (name) => {
  const {markdown, leftOut} = markdownOf(readFileSync(path.join(folder, name), 'utf8'));
  expect(markdown).toBe(others[name]?.markdown ?? wanted);
  expect(leftOut).toEqual(others[name]?.leftOut ?? ['a picture']);
});

test('braces and angle brackets of a text do not become code', () => {
  expect(markdownOf('<p>Use {this} &lt;that&gt;</p>').markdown).toBe('Use \\{this} \\<that>');
});
