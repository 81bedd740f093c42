/** Words that visitors use for a place but its page does not. Without a search, there are none. */
export type Synonym = {
  terms: readonly string[];
  /** The address that should come first. */
  to: string;
  /** The headline or question, if several share the address. */
  title?: string;
  because: string;
};
