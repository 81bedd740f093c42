/** @jest-environment jsdom */
import {atomProblems} from '../../support/atom';
import {read} from '../../support/files';

test('the built feed of changes follows RFC 4287', () => {
  expect(atomProblems(read('build/legal/updates.xml'))).toEqual([]);
});
