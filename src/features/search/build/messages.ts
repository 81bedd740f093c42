/** Why the search index could not be built. */
export const messages = {
  noSuchPlace: ({place}: {place: string}) =>
    `src/features/search/model/searchSynonyms.json leads to ${place}, which is not on the site. Correct or remove the entry.`,
};
