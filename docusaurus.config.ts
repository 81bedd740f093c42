import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {generatedFolder} from './src/build/generated';
import {company} from './src/company';
import {nameBeforePeriod} from './src/company/parts';
import {itemsForDocusaurus, type Navigation} from './src/content/navigation';
import {template} from './src/document/template';
import {parseFrontMatterIn} from './src/build/pageEntries/frontMatter';
import {doctorPreprocessor} from './src/tools/doctor/plugin';

const isProduction = process.env.NODE_ENV === 'production';

/**
 * The menus and the footer. A section is a folder in `pages/`; its menu, footer column, breadcrumbs and contact form
 * entries come from its pages, and `npm run new` adds pages to it. `src/content/navigation.ts` defines what each item
 * accepts. `src/preset.ts` lists the plugins.
 */
export const themeConfig = {
  // For `npm start`. A build removes the classic theme's color mode script, and its styles follow the system.
  colorMode: {disableSwitch: true, respectPrefersColorScheme: true},
  navbar: {
    items: [
      {
        type: 'custom-section',
        folder: 'ai-services',
        label: 'AI Services',
        column: 'Services',
        crumb: 'Services',
        pages: 'service',
      },
      {
        type: 'custom-section',
        folder: 'industries',
        label: 'AI Agents by Industries',
        column: 'Industries',
        crumb: 'Industries',
        pages: 'industry',
      },
      {type: 'custom-section', folder: 'company', label: 'Company', column: 'Company', crumb: 'Company'},
      {to: '/contact', label: 'Get Started', position: 'right'},
    ],
  },
  footer: {
    links: [
      // A column without a title takes the name of its section.
      {items: [{type: 'custom-section', folder: 'ai-services'}]},
      {items: [{type: 'custom-section', folder: 'industries'}]},
      {
        items: [
          {type: 'custom-section', folder: 'company'},
          {to: '/examples', label: 'Examples'},
          {to: '/contact', label: 'Contact'},
        ],
      },
      {
        title: 'Legal',
        items: [{type: 'custom-policies'}, {to: '/accessibility', label: 'Accessibility'}],
      },
    ],
    copyright: `© ${company.copyrightYear} ${nameBeforePeriod}. All rights reserved.`,
  },
} satisfies Navigation & Pick<ThemeConfig, 'colorMode'>;

/** Every v4 flag except the cascade layers, which this site assigns by folder (src/preset.ts). */
const v4 = {
  removeLegacyPostBuildHeadAttribute: true,
  useCssCascadeLayers: false,
  siteStorageNamespacing: true,
  fasterByDefault: true,
  mdx1CompatDisabledByDefault: true,
};

const config: Config = {
  title: company.name,
  tagline: company.tagline,
  url: company.url,
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  baseUrlIssueBanner: false,
  ssrTemplate: template,
  // The default strategy looks up Git dates by absolute path, but page paths are relative, so it would find none.
  future: {v4, faster: true, experimental_vcs: 'git-ad-hoc'},
  markdown: {
    format: 'mdx',
    parseFrontMatter: parseFrontMatterIn(__dirname),
    // A build checks every page before it starts Docusaurus (src/cli/build.ts).
    preprocessor: isProduction ? undefined : doctorPreprocessor(__dirname),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {htmlLang: company.language}}},
  staticDirectories: ['static', ...['brand', 'forest', 'typefaces'].map((name) => `${generatedFolder}/served/${name}`)],
  presets: ['./src/preset.ts'],
  // No page shows code; an empty theme keeps Prism's default colors out of the script of every page.
  themeConfig: {
    ...themeConfig,
    footer: itemsForDocusaurus(themeConfig.footer),
    prism: {theme: {plain: {}, styles: []}},
  },
};

export default config;
