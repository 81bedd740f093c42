import {policyOrder} from '../../../../sidebars';

export function inOrder(slugs: readonly string[]): string[] {
  const named = policyOrder.filter((slug) => slugs.includes(slug));
  return [...new Set([...named, ...[...slugs].sort()])];
}
