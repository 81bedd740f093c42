/** @jest-environment jsdom */
import {atomProblems} from '../support/atom';
import {read} from '../support/files';

test('the feed of changes as built is what RFC 4287 asks for', () => {
  expect(atomProblems(read('build/legal/updates.xml'))).toEqual([]);
});
