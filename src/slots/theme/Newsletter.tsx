import type {ReactNode} from 'react';

/** In the footer. */
export default function Newsletter(): ReactNode {
  return null;
}
