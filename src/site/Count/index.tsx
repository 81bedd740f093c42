import {inWords} from '../../catalogue/numbers';
import {useSectionEntries} from '../useEntries';
import type {Props} from './contract';

/** The number of pages in a section of the site. */
export default function Count({of}: Props): string {
  return inWords(useSectionEntries(of).length);
}
