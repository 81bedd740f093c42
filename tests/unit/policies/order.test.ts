import {inOrder} from '@site/src/features/policies/build/order';
import {policyOrder} from '../../../sidebars';

test('policies are in the order of sidebars.ts, and any that it does not list come last', () => {
  const listed = policyOrder;
  expect(inOrder(['cookies', ...[...listed].reverse()])).toEqual([...listed, 'cookies']);
  expect(inOrder(listed.slice(1))).toEqual(listed.slice(1));
});
