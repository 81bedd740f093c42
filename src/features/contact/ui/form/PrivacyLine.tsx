import Link from '@docusaurus/Link';
import privacy from '@generated/policies/default/privacy.json';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function PrivacyLine(): ReactNode {
  return (
    <p className={styles.privacy}>
      We handle your information as described in our <Link to={privacy.link}>{privacy.text}</Link>.
    </p>
  );
}
