import type {Synonym} from '../../../content/synonyms';
import list from './searchSynonyms.json';

/** The doctor reports an address that no longer exists. */
export const synonyms: readonly Synonym[] = list;
