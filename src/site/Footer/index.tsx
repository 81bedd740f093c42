import About from '@site/pages/_shell/about.mdx';
import NextSteps from '@site/pages/_shell/next-steps.mdx';
import Trust from '@site/pages/_shell/trust.mdx';
import BackToTop from '@site/src/components/BackToTop';
import Logo from '@site/src/components/Logo';
import type {ReactNode} from 'react';
import {company} from '../../company';
import {usePolicies} from '../catalogue';
import MarkdownCopy from '../MarkdownCopy';
import Newsletter from '../Newsletter';
import SiteLinks, {LinkColumn} from '../SiteLinks';
import SocialLinks from './SocialLinks';
import styles from './styles.module.css';

const accessibility = {to: '/accessibility', label: 'Accessibility'};

export default function Footer(): ReactNode {
  const policies = usePolicies();
  return (
    <footer className={styles.footer}>
      <div className={styles.page}>
        <MarkdownCopy of={NextSteps} />
        <div className={styles.trust}>
          <MarkdownCopy of={Trust} />
        </div>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Logo name={company.name} drawing={company.logo} />
            <MarkdownCopy of={About} />
            <Newsletter />
          </div>
          <nav aria-label="Footer" className={styles.links}>
            <SiteLinks />
            <LinkColumn title="Legal" links={[...policies, accessibility]} />
          </nav>
        </div>
        <div className={styles.base}>
          <span>
            © {company.copyrightYear} {company.name}. All rights reserved.
          </span>
          <SocialLinks />
          <BackToTop>Back to top</BackToTop>
        </div>
      </div>
    </footer>
  );
}
