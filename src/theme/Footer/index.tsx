import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import marks from '@generated/page-entries/default/socialMarks.json';
import About from '@site/pages/_shell/about.mdx';
import NextSteps from '@site/pages/_shell/next-steps.mdx';
import Trust from '@site/pages/_shell/trust.mdx';
import {actionClass} from '../../components/Action';
import {Icon} from '../../components/Icon';
import {chevronDown} from '../../components/icons';
import type {ReactNode} from 'react';
import {company} from '../../company';
import {BackToTop} from '../../components/BackToTop';
import {shellMarkdown} from '../../components/markdown';
import {SiteLinks} from '../../components/SiteLinks';
import {SiteLogo} from '../../components/SiteLogo';
import {useCopyright} from '../../components/hooks/useNavigation';
import Newsletter from '@theme/Newsletter';
import styles from './styles.module.css';

/** Accounts without an address are left out, so that no icon leads nowhere. */
function SocialLinks(): ReactNode {
  const accounts = company.social.filter(({href}) => href);
  if (accounts.length === 0) return null;
  return (
    <ul>
      {accounts.map(({name, href}) => (
        <li key={name}>
          <Link data-icon-button href={href} aria-label={translate({message: '{name} (opens in a new tab)'}, {name})}>
            <Icon icon={marks[name] ?? []} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The columns of links are those of `themeConfig.footer`. */
export default function Footer(): ReactNode {
  return (
    <footer className={styles.footer}>
      <div data-page-width>
        <div className={styles.nextSteps}>
          <NextSteps components={shellMarkdown} />
        </div>
        <div className={styles.trust}>
          <Trust components={shellMarkdown} />
        </div>
        <div className={styles.columns}>
          <div className={styles.about}>
            <SiteLogo />
            <About components={shellMarkdown} />
            <Newsletter />
          </div>
          <nav aria-label={translate({message: 'Footer'})} className={styles.links}>
            <details className={styles.pages}>
              <summary className={actionClass('quiet', 'small')}>
                {translate({message: 'All pages'})}
                <Icon icon={chevronDown} />
              </summary>
              <div>
                <SiteLinks />
              </div>
            </details>
          </nav>
        </div>
        <div className={styles.base}>
          <span>{useCopyright()}</span>
          <div>
            <SocialLinks />
            <BackToTop>{translate({message: 'Back to top'})}</BackToTop>
          </div>
        </div>
      </div>
    </footer>
  );
}
