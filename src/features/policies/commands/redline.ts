import type {Day} from '../../../content/dates';
import {parsePolicy} from '../model/compare/text';
import {compareWords} from '../model/compare/wordDiff';
import {messages} from '../messages';

/** Two texts of a policy; without a day, the older one is nothing. */
export type Comparison = {title: string; from: string | null; to: Day; older: string; newer: string};

// Signs mark every change, so that color is not needed to see it.
const marks = {
  ins: {sign: '{+$&+}', color: '\u001b[32m{+$&+}\u001b[39m'},
  del: {sign: '[-$&-]', color: '\u001b[31m[-$&-]\u001b[39m'},
};
const isMarked = (line: string) => line.includes('{+') || line.includes('[-');

/** What readers see of a text: its title and its body, without the fields that only publishing reads. */
export function visibleText(text: string): string {
  const {title, body} = parsePolicy(text);
  return `${title}\n${body.trim()}`;
}

/** For a terminal: the lines that changed, below the headings of their sections. */
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
