import {diffArrays} from 'diff';
import {edited, type Edit} from '../../../build/textEdits';

/** More differences than this, and it is another text. */
const options = {maxEditLength: 2000};

const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+|\s+|./gu) ?? [];

/**
 * Changes a text as `was` became `now`, and keeps every other letter. The text says what `was` says, with line ends,
 * escapes or quotation marks of its own.
 */
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
  return edited(text, edits);
}
