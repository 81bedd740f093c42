import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {PrivacyVersions} from '../../../policies/model/privacyVersions';
import {permanentAddress} from '../../../policies/model/addresses';
import type {Day} from '../../../../content/dates';
import type {ReactNode} from 'react';
import {useToday} from '../../../../components/hooks/useToday';
import styles from './styles.module.css';

/** Links the privacy policy that is in force on the day on which the form is sent. */
export default function PrivacyLine(): ReactNode {
  const {builtOn, slug, title, versions, inWords} = usePluginData('policies') as PrivacyVersions;
  const day = useToday(builtOn, Object.keys(inWords));
  const current = versions.find(({version, until}) => version <= day && (!until || until > day));
  if (!current) return null;
  const {version, until, title: own = title} = current;
  const written = (on: Day) => <time dateTime={on}>{inWords[on]}</time>;
  return (
    <p className={styles.privacy}>
      We handle your information as described in our{' '}
      <Link to={permanentAddress(version, slug)}>
        {own} of {written(version)}
      </Link>
      {until && <>, at least until {written(until)}</>}.
    </p>
  );
}
