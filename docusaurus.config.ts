import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {generatedFolder} from './src/build/generated';
import {company} from './src/company';
import {nameBeforePeriod} from './src/company/parts';
import {columnsForDocusaurus, navigation} from './src/content/navigation';
import {template} from './src/document/template';
import {parseFrontMatterIn} from './src/build/pageEntries/frontMatter';
import {doctorPreprocessor} from './src/tools/doctor/plugin';

const isProduction = process.env.NODE_ENV === 'production';

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
  themeConfig: {
    // For `npm start`. A build removes the classic theme's color mode script, and its styles follow the system.
    colorMode: {disableSwitch: true, respectPrefersColorScheme: true},
    // The menus and the footer are data, which tools read too: src/content/menus.json. Their entries come from the pages.
    navbar: {items: [...navigation.navbar.items]},
    footer: {
      links: columnsForDocusaurus(navigation.footer.links),
      copyright: `© ${company.copyrightYear} ${nameBeforePeriod}. All rights reserved.`,
    },
    // No page shows code; an empty theme keeps Prism's default colors out of the script of every page.
    prism: {theme: {plain: {}, styles: []}},
  } satisfies ThemeConfig,
};

export default config;
