import {DEFAULT_CONFIG} from '@docusaurus/theme-classic/lib/options';
import {company} from '@site/src/company';

export default {
  title: company.name,
  tagline: company.tagline,
  url: company.url,
  baseUrl: '/',
  trailingSlash: false,
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {experimental_router: 'browser'},
  customFields: {},
  themeConfig: DEFAULT_CONFIG,
};
