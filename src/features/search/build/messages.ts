/** Why the search index cannot be made. */
export const messages = {
  noSuchPlace: ({place}: {place: string}) =>
    `src/features/search/model/searchSynonyms.json leads to ${place}, which is not on the site. Correct or remove the entry.`,
};
