import {Icon} from '../../../../components/Icon';
import {circleAlert, circleCheck} from '../../../../components/icons';
import type {ReactNode} from 'react';
import {EmailLink} from '../../../../components/EmailLink';
import styles from './styles.module.css';
import type {FormHandle} from './useForm';

/** Always on the page, so that screen readers announce its text when it appears. */
export default function FormStatus({handle}: {readonly handle: FormHandle}): ReactNode {
  const {form, status} = handle;
  const failed = status === 'error';
  return (
    <div role="status" tabIndex={-1} className={styles.status}>
      {(failed || status === 'success') && (
        <p className={styles.note} data-hue={failed ? 'tone-3' : 'brand'}>
          <Icon icon={failed ? circleAlert : circleCheck} />
          <span>
            {failed ? `${form.error}: ` : form.success}
            {failed && <EmailLink />}
          </span>
        </p>
      )}
    </div>
  );
}
