import {translate} from '@docusaurus/Translate';
import BackToTop from '@site/src/components/BackToTop';
import type {ReactNode} from 'react';
import SiteLinks from '../../components/SiteLinks';
import SiteLogo from '../../components/SiteLogo';
import {useCopyright, useFooterParts} from '../../components/hooks/useNavigation';
import {FooterPart} from './FooterPart';
import SocialLinks from './SocialLinks';
import styles from './styles.module.css';

/** Drawn from `themeConfig.footer`. */
export default function Footer(): ReactNode {
  const above = useFooterParts('above');
  const about = useFooterParts('about');
  return (
    <footer className={styles.footer}>
      <div className={styles.page}>
        {above.map((item, at) => (
          <FooterPart key={at} item={item} />
        ))}
        <div className={styles.columns}>
          <div className={styles.about}>
            <SiteLogo />
            {about.map((item, at) => (
              <FooterPart key={at} item={item} />
            ))}
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
