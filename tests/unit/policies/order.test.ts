import {inOrder} from '@site/src/plugins/policies/order';
import sidebars from '../../../sidebars';

test('policies are in the order of sidebars.ts, and any that it does not list come last', () => {
  const listed = sidebars.legal as string[];
  expect(inOrder(['cookies', ...[...listed].reverse()])).toEqual([...listed, 'cookies']);
  expect(inOrder(listed.slice(1))).toEqual(listed.slice(1));
});
