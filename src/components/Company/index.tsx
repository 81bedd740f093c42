import parts from '@generated/page-entries/default/companyParts.json';
import type {ReactNode} from 'react';
import {messages} from '../messages';
import type {Props} from './props';

/** From the build: to put a list into words takes a browser longer than to read this site's code. */
export default function Company({part}: Props): ReactNode {
  if (!(part in parts)) {
    throw new Error(messages.noSuchPart({part, parts: Object.keys(parts).join(', ')}));
  }
  return parts[part];
}
