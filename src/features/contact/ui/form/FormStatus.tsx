import Icon from '@site/src/components/Icon';
import {circleAlert, circleCheck} from '@site/src/components/Icon/icons';
import type {ReactNode} from 'react';
import {fillClaims} from '../../../../claims/fill';
import EmailLink from '../../../../components/EmailLink';
import styles from './styles.module.css';
import type {FormHandle} from './useForm';

const unknownClaim = (id: string): never => {
  throw new Error(`Unknown claim "${id}" in src/features/contact/model/forms.ts.`);
};

/** Always on the page, so that screen readers announce its text when it appears. */
export default function FormStatus({handle}: {readonly handle: FormHandle}): ReactNode {
  const {form, status, statusElement} = handle;
  return (
    <div ref={statusElement} role="status" tabIndex={-1} className={styles.status}>
      {status === 'success' && (
        <p className={styles.note} data-hue="brand">
          <Icon icon={circleCheck} />
          <span>{fillClaims(form.success, unknownClaim)}</span>
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
