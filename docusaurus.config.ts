import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {generatedFolder} from './src/build/generated';
import {company} from './src/company';
import {nameBeforePeriod} from './src/company/parts';
import {itemsForEngine, type Navigation} from './src/content/navigation';
import {template} from './src/document/template';
import {parseFrontMatterIn} from './src/build/pageEntries/frontMatter';
import {doctorPreprocessor} from './src/tools/doctor/plugin';

const isProduction = process.env.NODE_ENV === 'production';

/**
 * The menus and the footer. A section is a folder in `pages/`: its menu, its column in the footer, its breadcrumbs and
 * its entries in the contact form are made from the pages in it, and `npm run new` adds pages to it.
 * `src/content/navigation.ts` defines what each item accepts. `src/preset.ts` holds the plugins.
 */
export const themeConfig = {
  // For npm start: a build has no script of the theme's own, and its styles follow the system.
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

/** All of v4 except its own layers, because ours go by folder (src/preset.ts). */
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
  // The engine's reading of all dates at once finds none: it looks for whole paths, and pages have relative ones.
  future: {v4, faster: true, experimental_vcs: 'git-ad-hoc'},
  markdown: {
    format: 'mdx',
    parseFrontMatter: parseFrontMatterIn(__dirname),
    // A build checks every page before it starts the engine (src/cli/build.ts).
    preprocessor: isProduction ? undefined : doctorPreprocessor(__dirname),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {htmlLang: company.language}}},
  staticDirectories: ['static', ...['brand', 'forest', 'typefaces'].map((name) => `${generatedFolder}/served/${name}`)],
  presets: ['./src/preset.ts'],
  // No page shows code: without this, its colors would be in the script of every page.
  themeConfig: {...themeConfig, footer: itemsForEngine(themeConfig.footer), prism: {theme: {plain: {}, styles: []}}},
};

export default config;
