import {inOrder} from '@site/src/plugins/policies/order';
import sidebars from '../../../sidebars';

test('policies are listed as sidebars.ts lists them, and one that it does not name comes last', () => {
  const listed = sidebars.legal as string[];
  expect(inOrder(['cookies', ...[...listed].reverse()])).toEqual([...listed, 'cookies']);
  expect(inOrder(listed.slice(1))).toEqual(listed.slice(1));
});
