import list from './searchSynonyms.json';

export type Synonym = {
  /** What visitors type. */
  asked: readonly string[];
  /** Where it leads first. */
  to: string;
  /** The headline or question, where several share the address. */
  title?: string;
  because: string;
};

/** Words that visitors use and pages do not, or only in passing. The doctor reports a place that is gone. */
export const synonyms: readonly Synonym[] = list;
