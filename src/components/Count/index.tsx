import {counted} from '../../content/numbers';
import {isOpenOn} from '../../content/jobs';
import {useClosingDays, useSectionEntries} from '../hooks/useEntries';
import {useToday} from '../hooks/useToday';
import type {Props} from './contract';

export default function Count({of, one, many}: Props): string {
  const pages = useSectionEntries(of);
  const closingDays = useClosingDays();
  const today = useToday(undefined);
  const openings = closingDays.filter((day) => isOpenOn(day ?? undefined, today));
  return counted((of === 'openings' ? openings : pages).length, one, many);
}
