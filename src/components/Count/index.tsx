import type {ReactNode} from 'react';
import {counted} from '../../content/numbers';
import {isOpenOn} from '../../content/jobs';
import {useClosingDays, useSectionEntries} from '../hooks/useEntries';
import {useToday} from '../hooks/useToday';
import type {Props} from './props';

export default function Count({of, one, many}: Props): ReactNode {
  const pages = useSectionEntries(of).length;
  const closingDays = useClosingDays();
  const isOfOpenings = of === 'openings';
  const today = useToday(undefined, isOfOpenings ? closingDays : []);
  const openings = closingDays.filter((day) => isOpenOn(day ?? undefined, today)).length;
  return counted(isOfOpenings ? openings : pages, one, many);
}
