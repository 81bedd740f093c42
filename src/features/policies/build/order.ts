import {policyOrder} from '../../../../sidebars';

/** The policies in the order of sidebars.ts; policies that it does not list come last. */
export function inOrder(slugs: readonly string[]): string[] {
  const named = policyOrder.filter((slug) => slugs.includes(slug));
  return [...new Set([...named, ...slugs])];
}
