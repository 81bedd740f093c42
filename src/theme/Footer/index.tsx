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
const accounts = company.social.filter(({href}) => href);

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
            <div>
              <SiteLogo />
              <About components={shellMarkdown} />
            </div>
            <Newsletter />
          </div>
          <nav aria-label={translate({message: 'Footer'})}>
            <details className={styles.pages}>
              <summary className={actionClass('quiet', 'small')}>
                {translate({message: 'All pages'})}
                <Icon icon={chevronDown} />
              </summary>
              <div className={styles.links}>
                <SiteLinks />
              </div>
            </details>
          </nav>
        </div>
        <div className={styles.base}>
          <span>{useCopyright()}</span>
          <div>
            {accounts.map(({name, href}) => (
              <Link
                key={name}
                data-icon-button
                href={href}
                aria-label={translate({message: '{name} (opens in a new tab)'}, {name})}>
                <Icon icon={marks[name] ?? []} />
              </Link>
            ))}
            <BackToTop>{translate({message: 'Back to top'})}</BackToTop>
          </div>
        </div>
      </div>
    </footer>
  );
}
