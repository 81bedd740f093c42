import type {ReactNode} from 'react';
import {counted} from '../../content/numbers';
import {isOpenOn} from '../../content/jobs';
import {useClosingDays, useSectionEntries} from '../hooks/useEntries';
import {useToday} from '../hooks/useToday';
import type {Props} from './props';

type Words = Omit<Props, 'of'>;

function Openings({one, many}: Words): string {
  const closingDays = useClosingDays();
  const today = useToday(undefined);
  return counted(closingDays.filter((day) => isOpenOn(day ?? undefined, today)).length, one, many);
}

function Pages({of, one, many}: Props): string {
  return counted(useSectionEntries(of).length, one, many);
}

export default function Count({of, ...words}: Props): ReactNode {
  return of === 'openings' ? <Openings {...words} /> : <Pages of={of} {...words} />;
}
