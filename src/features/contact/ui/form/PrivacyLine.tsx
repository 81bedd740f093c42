import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import {periodOn, type FormPromise} from '@site/src/features/policies/model/promise';
import {permanentAddress} from '@site/src/features/policies/model/addresses';
import type {ReactNode} from 'react';
import DayText from '../../../../components/DayText';
import {useToday} from '../../../../components/hooks/useToday';
import styles from './styles.module.css';

/** Links the privacy policy that is in force on the day on which the form is sent. */
export default function PrivacyLine(): ReactNode {
  const {promise} = usePluginData('policies') as {promise: FormPromise | null};
  const day = useToday(promise?.builtOn);
  const period = promise && day && periodOn(day, promise);
  if (!period) return null;
  return (
    <p className={styles.privacy}>
      We handle your information as described in our{' '}
      <Link to={permanentAddress(period.name, promise.slug)}>
        {promise.title} of <DayText day={period.name} />
      </Link>
      {period.until && (
        <>
          , at least until <DayText day={period.until} />
        </>
      )}
      .
    </p>
  );
}
