/** @jest-environment node */
import {allMessages} from '@site/src/tools/gallery/messages';

test('every message can be shown in the gallery, with its parameters as placeholders', () => {
  const audiences = allMessages();
  const entries = audiences.flatMap(({catalogs}) => catalogs.flatMap(({entries}) => entries));
  expect(entries).toContainEqual({name: 'noPage', text: '"‹address›" is not a page.‹hint›'});
  expect(entries.filter(({text}) => /undefined|\[object|NaN/.test(text))).toEqual([]);
});
