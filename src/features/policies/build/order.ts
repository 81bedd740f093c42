/** The policies in the order in which they are listed; others follow. One that has ended keeps its place. */
const policyOrder = ['terms-of-service', 'privacy-policy'];

export function inOrder(slugs: readonly string[]): string[] {
  const named = policyOrder.filter((slug) => slugs.includes(slug));
  return [...new Set([...named, ...[...slugs].sort()])];
}
