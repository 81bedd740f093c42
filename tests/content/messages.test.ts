/** @jest-environment node */
import {allMessages} from '@site/src/tools/gallery/messages';

test('every message can be shown in the gallery, with its parameters as placeholders', () => {
  const entries = allMessages().flatMap(({entries}) => entries);
  expect(entries).toContainEqual({name: 'noPage', text: '"‹address›" is not a page. Did you mean "‹near›"?'});
  expect(entries.filter(({text}) => /undefined|\[object|NaN/.test(text))).toEqual([]);
});
