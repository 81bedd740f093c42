/** A place that the search can find: a page, one of its sections, or a question that it answers. */
export type SearchEntry = {
  to: string;
  /** The name of the page, as menus give it. */
  page: string;
  title: string;
  text: string;
  /** Words that visitors use for this place and the page does not. */
  asked?: string;
};

export const searchFile = '/search.json';
