/** A place that search can find: a page, one of its sections, or a question that it answers. */
export type SearchEntry = {
  to: string;
  /** The name of the page in menus. */
  page: string;
  title: string;
  text: string;
  /** Words that visitors use for this place but the page does not. */
  terms?: string;
};

export const searchFile = '/search.json';
