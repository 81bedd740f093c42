import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';
import {bareAddress} from '../../content/sections';
import {addressOf} from '../hooks/language';
import styles from './styles.module.css';

/**
 * Leads to the page in the other languages, and tells search engines which those are. A page that is not translated
 * is the first language's text: it is not listed twice, and its link leads to the other language's home page.
 */
export default function Languages(): ReactNode {
  const {currentLocale, defaultLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  const {translated} = usePluginData('languages') as {translated: Record<string, string[]>};
  const {createUrl} = useAlternatePageUtils();
  const address = bareAddress(addressOf(useLocation().pathname));
  const has = (locale: string) => locale === defaultLocale || Boolean(translated[locale]?.includes(address));
  const versions = has(currentLocale) ? locales.filter(has) : [];
  const absolute = (locale: string) => createUrl({locale, fullyQualified: true});
  const others = locales.filter((locale) => locale !== currentLocale);
  return (
    <>
      <Head>
        {!has(currentLocale) && <meta name="robots" content="noindex" />}
        {versions.length > 1 &&
          versions.map((locale) => (
            <link
              key={locale}
              rel="alternate"
              hrefLang={localeConfigs[locale]?.htmlLang ?? locale}
              href={absolute(locale)}
            />
          ))}
        {versions.length > 1 && <link rel="alternate" hrefLang="x-default" href={absolute(defaultLocale)} />}
      </Head>
      <nav aria-label={translate({message: 'Language'})}>
        <ul className={styles.languages}>
          {others.map((locale) => (
            <li key={locale}>
              <Link
                to={`pathname://${has(locale) ? createUrl({locale, fullyQualified: false}) : (localeConfigs[locale]?.baseUrl ?? '/')}`}
                target="_self"
                autoAddBaseUrl={false}
                lang={localeConfigs[locale]?.htmlLang}
                hrefLang={localeConfigs[locale]?.htmlLang}>
                {localeConfigs[locale]?.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
