import type {ReactNode} from 'react';
import {countInWords} from '../../content/numbers';
import {isOpenOn} from '../../content/jobs';
import {useEntries, useSectionEntries} from '../hooks/useEntries';
import {useToday} from '../hooks/useToday';
import type {Props} from './props';

export default function Count({of, one, many}: Props): ReactNode {
  const pages = useSectionEntries(of).length;
  const {closingDays} = useEntries();
  const isOfJobs = of === 'jobs';
  const today = useToday(undefined, isOfJobs ? closingDays : []);
  const jobs = closingDays.filter((day) => isOpenOn(day ?? undefined, today)).length;
  return countInWords(isOfJobs ? jobs : pages, one, many);
}
