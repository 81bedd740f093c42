import {diffArrays} from 'diff';
import {applyEdits, type Edit} from '../../../mdx/textEdits';

/** With more differences than this, nothing of the old text is kept. */
const options = {maxEditLength: 2000};

const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+|\s+|./gu) ?? [];

/** Applies the changes from `was` to `now` to a text that says the same as `was` in its own escapes and line ends. */
export function transferChanges(text: string, was: string, now: string): string {
  const apart = diffArrays(tokensOf(was), tokensOf(text), options);
  const changes = diffArrays(tokensOf(was), tokensOf(now), options);
  if (!apart || !changes) return now;
  const places: number[] = [];
  let at = 0;
  for (const {added, removed, value} of apart)
    for (const token of value) {
      if (!added) places.push(at);
      if (!removed) at += token.length;
    }
  const placeOf = (token: number) => places[token] ?? text.length;
  const edits: Edit[] = [];
  let token = 0;
  for (const {added, removed, value} of changes) {
    const next = added ? token : token + value.length;
    if (added || removed) edits.push({start: placeOf(token), end: placeOf(next), put: added ? value.join('') : ''});
    token = next;
  }
  return applyEdits(text, edits);
}
