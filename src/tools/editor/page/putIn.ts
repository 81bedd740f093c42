import type {Chip} from '../messages';
import {selectedIn} from './caret';
import {chipChoice, linkChoice} from './choices';
import type {Draft} from './draft';
import {ask} from './server';
import type {Writer} from './writer';

/** Shows a choice above the bar. What is chosen goes where the caret is now. */
function choose(writer: Writer, show: (draft: Draft, range: Range) => HTMLElement[]): void {
  const draft = writer.current;
  const range = draft && selectedIn(draft.element)?.cloneRange();
  if (!draft || !range) {
    writer.bar.say('Click into a text first.');
    return;
  }
  const parts = show(draft, range);
  writer.bar.show(...parts);
  draft.element.scrollIntoView({block: 'nearest'});
  parts[0]?.querySelector('input')?.focus();
}

let chips: readonly Chip[] | undefined;

/** A claim, a count or a fact, from all there are. */
export async function chooseChip(writer: Writer): Promise<void> {
  try {
    chips ??= (await ask('chips', {})).chips;
  } catch (error) {
    writer.bar.say(error instanceof Error ? error.message : String(error), 'fault');
    return;
  }
  const all = chips;
  choose(writer, (draft, range) =>
    chipChoice(
      all,
      ({source, words}) => writer.resume(draft, range)?.insertChip(source, words),
      () => writer.resume(draft, range),
    ),
  );
}

export function chooseLink(writer: Writer): void {
  choose(writer, (draft, range) =>
    linkChoice(
      draft.closest('[data-to]', range)?.dataset.to ?? '',
      (to) => writer.resume(draft, range)?.link(to),
      () => writer.resume(draft, range),
    ),
  );
}
