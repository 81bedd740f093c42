import sidebars from '../../../sidebars';

/** The policies in the order of sidebars.ts; one that it does not name comes after those that it does. */
export function inOrder(slugs: readonly string[]): string[] {
  const named = (sidebars.legal as string[]).filter((slug) => slugs.includes(slug));
  return [...new Set([...named, ...slugs])];
}
