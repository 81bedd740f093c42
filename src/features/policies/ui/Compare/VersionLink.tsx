import Link from '@docusaurus/Link';
import {addressOf} from '@site/src/features/policies/model/timeline';
import type {ReactNode} from 'react';
import DayText from '../../../../components/DayText';
import {useTimeline} from '../timeline';

/** Leads from a comparison to one of its two texts. */
export function VersionLink({policy, day}: {policy: string; day: string}): ReactNode {
  return (
    <Link to={addressOf(useTimeline(), day, policy)}>
      the text of <DayText day={day} />
    </Link>
  );
}
