import {writeAll} from '../../features/policies/commands/writing';
import {formerFile, synonymsFile} from '../doctor/sources';
import {formatted} from '../formatted';
import type {Plan} from './plan';
import type {State} from './state';

/** Writes the plan, all of it or nothing. Only files that change are touched. */
export function apply({root, given}: State, {after, deleted, renamed}: Plan): void {
  const leaving = [...deleted, ...renamed.keys()];
  const changes: Record<string, string | null> = Object.fromEntries(leaving.map((file) => [file, null]));
  const before = new Map(given.sources.map(({file, text}) => [file, text]));
  for (const {file, text} of after.given.sources) if (before.get(file) !== text) changes[file] = text;
  const data = [
    [formerFile, given.former, after.given.former],
    [synonymsFile, given.synonyms, after.given.synonyms],
  ] as const;
  for (const [file, ...values] of data) {
    const [was, now] = values.map((value) => JSON.stringify(value, null, 2));
    if (now !== undefined && was !== now) changes[file] = formatted(root, file, now);
  }
  writeAll(root, changes);
}
