import {counted, inWords} from '../../catalogue/numbers';
import {isOpenOn} from '../../catalogue/openings';
import {useClosingDays, useSectionEntries} from '../useEntries';
import {translated} from '../language';
import {useToday} from '../useToday';
import type {Props} from './contract';

export default function Count({of, one, many}: Props): string {
  const pages = useSectionEntries(of);
  const closingDays = useClosingDays();
  const today = useToday(undefined);
  const openings = closingDays.filter((day) => isOpenOn(day ?? undefined, today));
  return counted((of === 'openings' ? openings : pages).length, one, many, (count) => translated(inWords(count)));
}
