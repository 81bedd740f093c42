import type {Day} from '../../../content/dates';
import {readPolicy} from '../model/text';
import {compareWords} from '../model/wordDiff';
import {messages} from '../messages';

/** Two texts of a policy. Without a day, there is no older one. */
export type Comparison = {title: string; from: string | null; to: Day; older: string; newer: string};

// Every change has a sign, so that it can be seen without color.
const marks = {
  ins: {sign: '{+$&+}', color: '\u001b[32m{+$&+}\u001b[39m'},
  del: {sign: '[-$&-]', color: '\u001b[31m[-$&-]\u001b[39m'},
};
const isMarked = (line: string) => line.includes('{+') || line.includes('[-');

/** What readers see of a text: its title and body, without the fields that only publishing uses. */
export function visibleText(text: string): string {
  const {title, body} = readPolicy(text);
  return `${title}\n${body.trim()}`;
}

/** The changed lines, below the headings of their sections, for a terminal. */
export function redlineOf({title, from, to, older, newer}: Comparison): string {
  const look = process.stdout.isTTY && !process.env.NO_COLOR ? 'color' : 'sign';
  const marked = compareWords(visibleText(older), visibleText(newer)).map(({op, text}) =>
    op === 'same' ? text : text.replace(/\S.*/g, marks[op][look]),
  );
  const changed = marked
    .join('')
    .split(/^(?=## )/m)
    .flatMap((section) => section.split('\n').filter((line, at) => isMarked(line) || (at === 0 && isMarked(section))));
  return [messages.compared({title, from, to}), ...changed.map((line) => `  ${line}`)].join('\n');
}
