import parts from '@generated/page-entries/default/companyParts.json';
import type {ReactNode} from 'react';
import type {Props} from './props';

/** Formatted during the build, because `Intl.ListFormat` would slow down the first render in the browser. */
export default function Company({part}: Props): ReactNode {
  return parts[part];
}
