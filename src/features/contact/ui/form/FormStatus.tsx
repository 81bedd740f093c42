import type {PropsWithChildren, ReactNode} from 'react';
import {Icon, type IconNode} from '../../../../components/Icon';
import {circleAlert, circleCheck} from '../../../../components/icons';
import {EmailLink} from '../../../../components/EmailLink';
import styles from './styles.module.css';
import type {FormHandle} from './useForm';

type NoteProps = PropsWithChildren<{hue: 'brand' | 'tone-3'; icon?: IconNode}>;

export const Note = ({hue, icon, children}: NoteProps): ReactNode => (
  <p className={styles.note} data-hue={hue}>
    {icon && <Icon icon={icon} />}
    <span>{children}</span>
  </p>
);

/** Always on the page, so that screen readers announce its text when it appears. */
export default function FormStatus({handle: {form, status}}: {readonly handle: FormHandle}): ReactNode {
  return (
    <div role="status" tabIndex={-1} className={styles.status}>
      {status === 'success' && (
        <Note hue="brand" icon={circleCheck}>
          {form.success}
        </Note>
      )}
      {status === 'error' && (
        <Note hue="tone-3" icon={circleAlert}>
          {form.error}: <EmailLink />
        </Note>
      )}
    </div>
  );
}
