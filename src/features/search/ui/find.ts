import MiniSearch from 'minisearch';
import {searchFile, type SearchEntry} from '../model/search';

export type Find = (query: string) => SearchEntry[];

const limit = 8;

/** Loads the entries and indexes them, once, at the first search. */
async function load(): Promise<Find> {
  const response = await fetch(searchFile);
  if (!response.ok) throw new Error(`${searchFile} answers ${response.status}`);
  const places = (await response.json()) as SearchEntry[];
  const index = new MiniSearch<SearchEntry & {id: number}>({
    fields: ['terms', 'title', 'page', 'text'],
    searchOptions: {
      boost: {terms: 12, page: 4, title: 4},
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      // Rank a page before its sections, and policies last, because they mention everything.
      boostDocument: (id) => {
        const to = places[id as number]?.to ?? '';
        return (to.includes('#') ? 1 : 3) * (to.startsWith('/legal/') ? 0.4 : 1);
      },
    },
  });
  index.addAll(places.map((place, id) => ({...place, id})));
  return (query) => {
    const all = index.search(query, {combineWith: 'AND'});
    const found = all.length > 0 ? all : index.search(query);
    return found.slice(0, limit).flatMap(({id}) => places[id as number] ?? []);
  };
}

let loaded: Promise<Find> | undefined;

/** After a failed load the next search tries again. */
export function loadFind(): Promise<Find> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
