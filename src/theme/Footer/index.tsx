import {translate} from '@docusaurus/Translate';
import About from '@site/pages/_shell/about.mdx';
import NextSteps from '@site/pages/_shell/next-steps.mdx';
import Trust from '@site/pages/_shell/trust.mdx';
import type {ReactNode} from 'react';
import BackToTop from '../../components/BackToTop';
import MarkdownCopy from '../../components/MarkdownCopy';
import SiteLinks from '../../components/SiteLinks';
import SiteLogo from '../../components/SiteLogo';
import {useCopyright} from '../../components/hooks/useNavigation';
import Newsletter from '../../features/contact/ui/Newsletter';
import SocialLinks from './SocialLinks';
import styles from './styles.module.css';

/** The columns of links are those of `themeConfig.footer`. */
export default function Footer(): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.page}>
        <div className={styles.nextSteps}>
          <MarkdownCopy of={NextSteps} />
        </div>
        <div className={styles.trust}>
          <MarkdownCopy of={Trust} />
        </div>
        <div className={styles.columns}>
          <div className={styles.about}>
            <SiteLogo />
            <MarkdownCopy of={About} />
            <Newsletter />
          </div>
          <nav aria-label={translate({message: 'Footer'})} className={styles.links}>
            <SiteLinks />
          </nav>
        </div>
        <div className={styles.base}>
          <span>{useCopyright()}</span>
          <SocialLinks />
          <BackToTop>{translate({message: 'Back to top'})}</BackToTop>
        </div>
      </div>
    </footer>
  );
}
