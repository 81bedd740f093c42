import {inWords} from '../../catalogue/numbers';
import {useSectionEntries} from '../useEntries';
import type {Props} from './contract';

export default function Count({of}: Props): string {
  return inWords(useSectionEntries(of).length);
}
