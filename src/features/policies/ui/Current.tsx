import type {Props} from '@theme/DocItem';
import type {ReactNode} from 'react';
import PolicyPage from './PolicyPage';

/** The version in force, at the short address of its policy. */
export default function Current({content}: Props): ReactNode {
  return <PolicyPage content={content} isShort />;
}
