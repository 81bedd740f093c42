import type {ReactNode} from 'react';
import {countInWords} from '../../content/numbers';
import {isOpenOn} from '../../content/jobs';
import {useEntries} from '../hooks/useEntries';
import {useToday} from '../hooks/useToday';
import type {Props} from './props';

export default function Count({of, one, many}: Props): ReactNode {
  const {closingDays, sizes} = useEntries();
  const isOfJobs = of === 'jobs';
  const today = useToday(undefined, isOfJobs ? closingDays : []);
  const jobs = closingDays.filter((day) => isOpenOn(day ?? undefined, today)).length;
  return countInWords(isOfJobs ? jobs : (sizes[of] ?? 0), one, many);
}
