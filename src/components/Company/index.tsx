import type {ReactNode} from 'react';
import {companyParts} from '../../company/parts';
import {messages} from '../messages';
import type {Props} from './contract';

const parts: Readonly<Record<Props['part'], string>> = companyParts;

export default function Company({part}: Props): ReactNode {
  if (!(part in parts)) {
    throw new Error(messages.noSuchPart({part, parts: Object.keys(parts).join(', ')}));
  }
  return parts[part];
}
