import Icon from '@site/src/components/Icon';
import {circleAlert, circleCheck} from '@site/src/components/Icon/icons';
import type {ReactNode} from 'react';
import EmailLink from '../../../../components/EmailLink';
import styles from './styles.module.css';
import type {FormHandle} from './useForm';

/** Always on the page, so that screen readers announce its text when it appears. */
export default function FormStatus({handle}: {readonly handle: FormHandle}): ReactNode {
  const {form, status} = handle;
  return (
    <div role="status" tabIndex={-1} className={styles.status}>
      {status === 'success' && (
        <p className={styles.note} data-hue="brand">
          <Icon icon={circleCheck} />
          <span>{form.success}</span>
        </p>
      )}
      {status === 'error' && (
        <p className={styles.note} data-hue="tone-3">
          <Icon icon={circleAlert} />
          <span>
            {form.error}: <EmailLink />
          </span>
        </p>
      )}
    </div>
  );
}
