import {formerFile, synonymsFile} from '../doctor/sources';
import {formatted} from '../formatted';
import {writeFiles} from '../writeFiles';
import type {State} from './state';

const textsOf = ({sources, former, synonyms}: State['given']): [file: string, text: string][] => [
  ...sources.map(({file, text}): [string, string] => [file, text]),
  [formerFile, JSON.stringify(former, null, 2)],
  [synonymsFile, JSON.stringify(synonyms, null, 2)],
];

/** Writes what has changed, all of it or nothing. */
export function apply({root, given}: State, after: State): void {
  const before = new Map(textsOf(given));
  const now = new Map(textsOf(after.given));
  const changed = [...now].filter(([file, text]) => before.get(file) !== text);
  const gone = [...before.keys()].filter((file) => !now.has(file));
  writeFiles(root, {
    ...Object.fromEntries(gone.map((file) => [file, null])),
    ...Object.fromEntries(changed.map(([file, text]) => [file, formatted(root, file, text)])),
  });
}
