import type {ReactNode} from 'react';
import {countInWords} from '../content/numbers';
import {isOpenOn} from '../content/jobs';
import {countable, text} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {useEntries} from './hooks/useEntries';
import {useToday} from './hooks/useToday';

export function Count({of, one, many}: Props): ReactNode {
  const {closingDays, sizes} = useEntries();
  const isOfJobs = of === 'jobs';
  const today = useToday(undefined, isOfJobs ? closingDays : []);
  const jobs = closingDays.filter((day) => isOpenOn(day ?? undefined, today)).length;
  return countInWords(isOfJobs ? jobs : (sizes[of] ?? 0), one, many);
}

export const about = () =>
  component({
    purpose: 'How many pages a section has, or how many jobs are open, in words. It always matches the pages.',
    copy: 'none',
    props: {
      of: countable.describe('What to count: the pages of a section, by its folder, such as industries; or jobs.'),
      one: text(30, 'The noun in the singular, if the number could be one.').optional(),
      many: text(30, 'The noun in the plural.').optional(),
    },
    example: 'We know the daily tasks of <Count of="industries" /> industries.',
  });

type Props = PropsOf<typeof about>;
