import parts from '@generated/page-entries/default/companyParts.json';
import type {ReactNode} from 'react';
import type {Props} from './props';

/** From the build: to put a list into words takes a browser longer than to read this site's code. */
export default function Company({part}: Props): ReactNode {
  return parts[part];
}
