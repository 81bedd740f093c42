import list from './searchSynonyms.json';

export type Synonym = {
  terms: readonly string[];
  /** The address that should come first. */
  to: string;
  /** The headline or question, if several share the address. */
  title?: string;
  because: string;
};

/** Words that visitors use but pages rarely or never do. The doctor reports an address that no longer exists. */
export const synonyms: readonly Synonym[] = list;
