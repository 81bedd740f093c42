import type {ReactNode} from 'react';
import Action from '../../../../components/Action';
import {estimate} from '../../model/estimate';
import type {Props} from './props';

/** Opens the estimate with the numbers of a trade. */
export default function EstimateStrip({tasks, minutes, hour}: Props): ReactNode {
  const numbers = `tasks=${tasks}&minutes=${minutes}&hour=${hour}`;
  return (
    <p>
      <Action to={`${estimate.page}?${numbers}#${estimate.anchor}`}>Estimate Your Savings</Action>
    </p>
  );
}
